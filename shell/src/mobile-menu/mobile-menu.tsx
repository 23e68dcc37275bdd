import type { ReactNode } from 'react'
import { localeHref } from '../environment/environment.ts'
import { linkOf } from '../navigation/menu-shape.ts'
import type { MenuItem } from '../props/header-props.ts'
import { sheetIds } from '../ui/attach-sheet.ts'
import { Icon } from '../ui/icons.tsx'
import { popoverTarget } from '../ui/react-versions.ts'
import { Sheet } from '../ui/sheet.tsx'
import { type Locale, words } from '../words/words.ts'
import accordion from './accordion.module.css'
import { isShownOnMobile } from './attach-mobile-menu.ts'
import styles from './mobile-menu.module.css'

interface MenuButtonProps {
  readonly isEmpty: boolean
  readonly locale: Locale
}

/** Without JavaScript the browser itself shows the sheet as a popover. */
export function MenuButton({ isEmpty, locale }: MenuButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={words(locale).menu}
      {...popoverTarget(sheetIds.menu)}
      hidden={isEmpty}
    >
      <Icon name="menu" />
    </button>
  )
}

interface MobileMenuProps {
  readonly menu: readonly MenuItem[]
  readonly locale: Locale
  readonly languageLink?: ReactNode
  /** Rendered above the menu. */
  readonly children?: ReactNode
}

/**
 * A plain list, until the script fills the empty element after it with the accordion; below, links to all services
 * and the other language.
 */
export function MobileMenu({ menu, locale, languageLink, children }: MobileMenuProps) {
  const { menu: label, seeAll, allServices } = words(locale)
  return (
    <Sheet id={sheetIds.menu} label={label} locale={locale}>
      {children}
      <ul className={accordion.accordion}>
        {menu.map(item => {
          const link = linkOf(item)
          if (!link || !isShownOnMobile(item.tag)) return null
          return (
            <li key={item.id ?? item.name}>
              <a href={localeHref(link, locale)}>{item.name}</a>
            </li>
          )
        })}
      </ul>
      <div data-accordion={seeAll} />
      <div className={accordion.ways}>
        <a href={localeHref('/menu', locale)}>
          <Icon name="grid" />
          {allServices}
        </a>
        {languageLink}
      </div>
    </Sheet>
  )
}
