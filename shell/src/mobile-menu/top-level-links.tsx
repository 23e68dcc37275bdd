import type { ReactNode } from 'react'
import type { MenuItem } from '../calls/menu.ts'
import { localeHref } from '../environment/locale-href.ts'
import { linkOf } from '../navigation/menu-shape.ts'
import { Icon } from '../ui/icons.tsx'
import type { Locale } from '../words/words.ts'
import styles from './accordion.module.css'
import { isShownOnMobile } from './shown-tags.ts'

export function TopLevelLinks({
  menu,
  locale,
}: {
  readonly menu: readonly MenuItem[]
  readonly locale: Locale
}) {
  return menu.map(item => {
    const link = linkOf(item)
    if (!link || !isShownOnMobile(item.tag)) return null
    return (
      <li key={item.id ?? item.name}>
        <a href={localeHref(link, locale)}>{item.name}</a>
      </li>
    )
  })
}

const allServices: Readonly<Record<Locale, string>> = { en: 'All services', hi: 'सभी सेवाएँ' }

/** Below the menu: to all that it holds, and to this page in the other language. */
export function WaysOn({
  locale,
  languageLink,
}: {
  readonly locale: Locale
  readonly languageLink?: ReactNode
}) {
  return (
    <div className={styles.ways}>
      <a href={localeHref('/menu', locale)}>
        <Icon name="grid" />
        {allServices[locale]}
      </a>
      {languageLink}
    </div>
  )
}
