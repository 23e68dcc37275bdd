import { memo } from 'react'
import type { MenuItem } from '../calls/menu.ts'
import { IN_DOCUMENT, type InDocument, Kept } from '../ui/kept.tsx'
import { type Locale, words } from '../words/words.ts'
import { MenuItems } from './menu-items.tsx'
import styles from './navigation.module.css'

interface NavigationProps {
  readonly menu: readonly MenuItem[] | InDocument
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
      <Kept as="ul" className={styles.bar}>
        {menu === IN_DOCUMENT ? (
          IN_DOCUMENT
        ) : (
          <MenuItems menu={menu} activePage={activePage} locale={locale} />
        )}
      </Kept>
    </nav>
  )
})
