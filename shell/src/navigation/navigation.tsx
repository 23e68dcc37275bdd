import { memo } from 'react'
import type { MenuItem } from '../calls/menu.ts'
import { type Locale, words } from '../words/words.ts'
import { MenuItems } from './menu-items.tsx'
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
  return (
    <nav className={styles.navigation} aria-label={words(locale).mainNavigation}>
      <ul className={styles.bar}>
        <MenuItems menu={menu} activePage={activePage} locale={locale} />
      </ul>
    </nav>
  )
})
