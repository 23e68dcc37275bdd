import { memo } from 'react'
import { localeHref } from '../environment/environment.ts'
import type { MenuItem } from '../props/header-props.ts'
import { Picture } from '../ui/picture.tsx'
import { type Locale, words } from '../words/words.ts'
import dropdownStyles from './dropdown.module.css'
import {
  childrenOf,
  currentItem,
  type DropdownShape,
  dropdownShape,
  isSeeAllItem,
  isShown,
  linkOf,
} from './menu-shape.ts'
import styles from './navigation.module.css'

interface NavigationProps {
  readonly menu: readonly MenuItem[]
  readonly activePage?: string
  readonly locale: Locale
}

/**
 * The whole menu as nested lists of links, complete as HTML. Its behaviour is attached to the markup by the header;
 * the mobile menu is made from it too.
 */
export const Navigation = memo(function Navigation({ menu, activePage, locale }: NavigationProps) {
  const page = { current: currentItem(menu, activePage), locale }
  return (
    <nav className={styles.navigation} aria-label={words(locale).mainNavigation}>
      <ul className={styles.bar}>
        <Items items={menu} level={1} page={page} />
      </ul>
    </nav>
  )
})

interface Page {
  readonly current?: MenuItem
  readonly locale: Locale
  /** Inside a full-width dropdown one list is always unfolded, so that its width is never empty. */
  readonly isFullWidth?: boolean
}

interface ItemsProps {
  readonly items: readonly MenuItem[]
  readonly level: number
  readonly page: Page
}

function Items({ items, level, page }: ItemsProps) {
  const shown = items.filter(item => isShown(item, level))
  return shown.map(item => <Item key={item.id ?? item.name} item={item} level={level} page={page} />)
}

interface ItemProps extends Omit<ItemsProps, 'items'> {
  readonly item: MenuItem
}

/** An item with children unfolds by a button; if it also leads somewhere, the link is beside the button. */
function Item({ item, level, page }: ItemProps) {
  const children = childrenOf(item, level)
  const link = linkOf(item)
  const current = item === page.current ? 'page' : undefined
  const label = <Label item={item} level={level} />
  const anchor = link && (
    <a href={localeHref(link, page.locale)} aria-current={current}>
      {label}
    </a>
  )
  if (children.length === 0)
    return (
      <li
        className={rowClass(item, level)}
        data-tag={item.tag}
        data-all={isSeeAllItem(item) ? '' : undefined}
      >
        {anchor}
      </li>
    )
  const shape = level === 1 ? dropdownShape(item) : undefined
  const inside = shape ? { ...page, isFullWidth: shape.isFullWidth } : page
  return (
    <li
      className={rowClass(item, level)}
      data-tag={item.tag}
      data-disclosure={page.isFullWidth ? 'lasting' : ''}
    >
      {anchor}
      {anchor ? (
        <button type="button" aria-expanded="false" aria-label={item.name} />
      ) : (
        <button type="button" aria-expanded="false" aria-current={current}>
          {label}
        </button>
      )}
      <Panel items={children} level={level + 1} page={inside} shape={shape} />
    </li>
  )
}

interface PanelProps extends ItemsProps {
  readonly shape: DropdownShape | undefined
}

/** A list scrolls, so a list whose children unfold beside it needs a box around both. */
function Panel({ shape, ...list }: PanelProps) {
  const isLast = list.items.every(item => childrenOf(item, list.level).length === 0)
  if (shape)
    return (
      <div {...dropdown(shape)}>
        <List {...list} className={isLast ? dropdownStyles.spread : ''} />
      </div>
    )
  if (isLast) return <List {...list} className={`${dropdownStyles.spread} ${dropdownStyles.unfolded}`} />
  return (
    <div className={dropdownStyles.unfolded}>
      <List {...list} />
    </div>
  )
}

/** The style sheet turns these into sizes: a strict content policy allows no style attributes. */
function dropdown({ columns, isFullWidth }: DropdownShape) {
  return {
    className: dropdownStyles.dropdown,
    'data-columns': columns,
    'data-full-width': isFullWidth ? '' : undefined,
  }
}

function List({ className = '', ...items }: ItemsProps & { readonly className?: string }) {
  return (
    <ul className={`${dropdownStyles.list} ${className}`.trim()}>
      <Items {...items} />
    </ul>
  )
}

function Label({ item, level }: { readonly item: MenuItem; readonly level: number }) {
  const { name, tag_label_name, image_url } = item
  return (
    <>
      {level > 1 && image_url && <Picture image={image_url} name={name} />}
      {name}
      {tag_label_name && <b className={styles.badge}>{tag_label_name}</b>}
      {level > 1 && item.subtitle && <small>{item.subtitle}</small>}
    </>
  )
}

function rowClass(item: MenuItem, level: number): string | undefined {
  return level > 1 && item.subtitle ? dropdownStyles.twoLines : undefined
}
