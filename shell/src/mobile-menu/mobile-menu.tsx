import type { ReactNode } from 'react'
import type { MenuItem } from '../calls/menu.ts'
import { sheetIds } from '../ui/attach-sheet.ts'
import { Icon } from '../ui/icons.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { type Locale, words } from '../words/words.ts'
import accordionStyles from './accordion.module.css'
import styles from './mobile-menu.module.css'
import { TopLevelLinks, WaysOn } from './top-level-links.tsx'

interface MenuButtonProps {
  readonly isEmpty: boolean
  readonly locale: Locale
}

/** Without JavaScript it shows the sheet as a popover, which the browser does by itself. */
export function MenuButton({ isEmpty, locale }: MenuButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={words(locale).menu}
      popoverTarget={sheetIds.menu}
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
  /** Above the menu. */
  readonly children?: ReactNode
}

/** A plain list, until the script puts the accordion into the empty place after it. */
export function MobileMenu({ menu, locale, languageLink, children }: MobileMenuProps) {
  const { menu: label, seeAll } = words(locale)
  return (
    <Sheet id={sheetIds.menu} label={label} locale={locale}>
      {children}
      <ul className={accordionStyles.accordion}>
        <TopLevelLinks menu={menu} locale={locale} />
      </ul>
      <div data-accordion={seeAll} />
      <WaysOn locale={locale} languageLink={languageLink} />
    </Sheet>
  )
}
