import type { Ref } from 'react'
import { fetchUtilities } from '../calls/storefront-calls.ts'
import { UTILITY_BAR_VISIBLE_ICONS } from '../config/constants.ts'
import { localeHref } from '../environment/environment.ts'
import { loadOncePerPage, useBehaviour, useFetched } from '../page/hooks.ts'
import { startEach } from '../page/start-each.ts'
import { type ShownShortcut, type UtilityBarProps, utilityBarProps } from '../props/header-props.ts'
import { validProps } from '../props/valid-props.ts'
import { Icon } from '../ui/icons.tsx'
import { Picture } from '../ui/picture.tsx'
import { uncoverBrokenPictures } from '../ui/picture-of.ts'
import { inertProp } from '../ui/react-versions.ts'
import { type Locale, words } from '../words/words.ts'
import { attachShortcuts } from './attach-shortcuts.ts'
import loading from './loading-shortcuts.module.css'
import panel from './more-panel.module.css'
import styles from './utility-bar.module.css'

/** A failed call resolves to an empty list, and an empty bar folds away. */
export const loadShortcuts = loadOncePerPage<ShownShortcut>(locale => fetchUtilities(locale).catch(() => []))

/** The bar without a header; a header renders its own. */
export function UtilityBar(props: UtilityBarProps) {
  const { items, locale = 'en' } = validProps('UtilityBar', utilityBarProps, props)
  const shortcuts = useFetched(items, loadShortcuts, locale, 'loading')
  const bar = useBehaviour<undefined, HTMLElement>(startShortcuts, undefined)
  return <ShortcutBar bar={bar} shortcuts={shortcuts} locale={locale} />
}

const startShortcuts = (bar: HTMLElement) => startEach([uncoverBrokenPictures, () => attachShortcuts(bar)])

interface ShortcutBarProps {
  readonly bar?: Ref<HTMLElement>
  readonly shortcuts: readonly ShownShortcut[] | 'loading'
  readonly locale: Locale
}

export function ShortcutBar({ bar, shortcuts, locale }: ShortcutBarProps) {
  const isEmpty = shortcuts.length === 0
  const hasMore = shortcuts.length > UTILITY_BAR_VISIBLE_ICONS
  return (
    <nav
      ref={bar}
      className={styles.bar}
      aria-label={words(locale).shortcuts}
      aria-busy={shortcuts === 'loading' || undefined}
      data-empty={isEmpty ? '' : undefined}
      {...inertProp(isEmpty)}
    >
      <div className={hasMore ? `${styles.content} ${styles.withMore}` : styles.content}>
        {shortcuts === 'loading' ? <ShortcutsLoading /> : <Shortcuts shortcuts={shortcuts} locale={locale} />}
      </div>
    </nav>
  )
}

interface ShortcutsProps {
  readonly shortcuts: readonly ShownShortcut[]
  readonly locale: Locale
}

/** Plain links: the browser follows them by itself, also elsewhere when a modifier or another button is used. */
function Shortcuts({ shortcuts, locale }: ShortcutsProps) {
  return (
    <>
      <ShortcutList shortcuts={shortcuts.slice(0, UTILITY_BAR_VISIBLE_ICONS)} locale={locale} />
      {shortcuts.length > UTILITY_BAR_VISIBLE_ICONS && (
        <div className={styles.more} data-disclosure="">
          <button type="button" aria-expanded="false">
            <Icon name="grid" />
            <span>{words(locale).more}</span>
          </button>
          <div className={panel.panel}>
            <ShortcutList shortcuts={shortcuts} locale={locale} />
          </div>
        </div>
      )}
    </>
  )
}

function ShortcutList({ shortcuts, locale }: ShortcutsProps) {
  return (
    <ul>
      {shortcuts.map(({ name, url, image_url, subtitle, current }) => (
        <li key={url}>
          <a href={localeHref(url, locale)} aria-current={current}>
            <Picture image={image_url} name={name} />
            {name}
            {subtitle && <small>{subtitle}</small>}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Placeholders of the same size as the shortcuts. */
function ShortcutsLoading() {
  return (
    <ul aria-hidden="true" className={loading.loading}>
      {Array.from({ length: UTILITY_BAR_VISIBLE_ICONS }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the shapes are all alike
        <li key={index}>
          <span />
        </li>
      ))}
    </ul>
  )
}
