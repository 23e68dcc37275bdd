import type { IconName, Locale, MenuItem } from '@chowk/catalog'
import type { ReactNode } from 'react'
import { IconTile } from '../../../ui/icon-tile.tsx'
import { href } from '../../../ui/link.ts'
import styles from './menu.module.css'

interface MenuGroupProps {
  readonly item: MenuItem
  readonly locale: Locale
}

/** One entry of the menu's second level, with everything below it in sight. */
export function MenuGroup({ item, locale }: MenuGroupProps): ReactNode {
  // The menu's pictures are names of the catalogue's icons, written as links.
  const icon = item.image_url?.replace(/^icon:/, '') as IconName | undefined
  return (
    <div className={styles.group}>
      <h3 className={styles.heading}>
        {icon && <IconTile name={icon} />}
        <MenuLink item={item} locale={locale} />
      </h3>
      {item.items && <MenuList items={item.items} locale={locale} />}
    </div>
  )
}

function MenuList({ items, locale }: { items: readonly MenuItem[]; locale: Locale }): ReactNode {
  return (
    <ul className={styles.list}>
      {items.map(item => (
        <li key={item.id}>
          <MenuLink item={item} locale={locale} />
          {item.items && <MenuList items={item.items} locale={locale} />}
        </li>
      ))}
    </ul>
  )
}

function MenuLink({ item, locale }: MenuGroupProps): ReactNode {
  return (
    <span className={styles.entry}>
      <a href={href(item.alt_url ?? item.seourl, locale)}>{item.name}</a>
      {item.tag_label_name && <span className={styles.badge}>{item.tag_label_name}</span>}
      {item.subtitle && <span className={styles.subtitle}>{item.subtitle}</span>}
    </span>
  )
}
