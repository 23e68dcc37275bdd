import { UTILITY_BAR_VISIBLE_ICONS } from '../config/constants.ts'
import { localeHref } from '../environment/locale-href.ts'
import { Icon } from '../ui/icons.tsx'
import { Picture } from '../ui/picture.tsx'
import { type Locale, words } from '../words/words.ts'
import loading from './loading-shortcuts.module.css'
import panel from './more-panel.module.css'
import styles from './utility-bar.module.css'
import type { ShownShortcut } from './utility-bar-props.ts'

interface ShortcutsProps {
  readonly shortcuts: readonly ShownShortcut[]
  readonly locale: Locale
}

/**
 * Plain links: the browser itself follows absolute ones by full navigation, the others by the page's location, and
 * opens either elsewhere when a modifier or another button is used.
 */
export function Shortcuts({ shortcuts, locale }: ShortcutsProps) {
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

/** The shapes of the shortcuts to come, at their size. */
export function ShortcutsLoading() {
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
