import { type ReactNode, type RefObject, useRef } from 'react'
import type { MenuItem } from '../calls/menu.ts'
import { Icon } from '../ui/icons.tsx'
import { IN_DOCUMENT, type InDocument, Kept } from '../ui/kept.tsx'
import { type Sheet, SheetDialog, useSheet } from '../ui/sheet.tsx'
import { type Locale, words } from '../words/words.ts'
import accordionStyles from './accordion.module.css'
import { buildAccordion } from './accordion.ts'
import styles from './mobile-menu.module.css'
import { TopLevelLinks, WaysOn } from './top-level-links.tsx'

const MENU_SHEET_ID = 'chowk-menu'

type Menu = readonly MenuItem[] | InDocument

interface MobileMenuState {
  readonly sheet: Sheet
  /** Where the accordion goes when the menu is first opened; until then, and without JavaScript, a plain list is there. */
  readonly place: RefObject<HTMLDivElement | null>
  readonly plainList: RefObject<HTMLDivElement | null>
  open(): void
}

export function useMobileMenu(
  menu: Menu,
  header: RefObject<HTMLElement | null>,
  locale: Locale,
): MobileMenuState {
  const place = useRef<HTMLDivElement>(null)
  const plainList = useRef<HTMLDivElement>(null)
  const builtFrom = useRef<Menu>(undefined)
  const navigationList = () => header.current?.querySelector('nav > ul')
  const sheet = useSheet(MENU_SHEET_ID, {
    onOpen() {
      const list = navigationList()
      if (!list || builtFrom.current === menu) return
      builtFrom.current = menu
      place.current?.replaceChildren(buildAccordion(list, locale))
      plainList.current?.setAttribute('hidden', '')
    },
    desktopCounterpart: () => navigationList()?.querySelector<HTMLElement>('a, button'),
  })

  function open(): void {
    if (navigationList()?.hasChildNodes()) sheet.open()
  }

  return { sheet, place, plainList, open }
}

interface MenuButtonProps {
  readonly isEmpty: boolean
  readonly onOpen: () => void
  readonly locale: Locale
}

/** Without JavaScript it shows the sheet as a popover, which the browser does by itself. */
export function MenuButton({ isEmpty, onOpen, locale }: MenuButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={words(locale).menu}
      popoverTarget={MENU_SHEET_ID}
      hidden={isEmpty}
      onClick={event => {
        event.preventDefault()
        onOpen()
      }}
    >
      <Icon name="menu" />
    </button>
  )
}

interface MobileMenuProps {
  readonly menu: Menu
  readonly state: MobileMenuState
  readonly locale: Locale
  readonly languageLink?: ReactNode
  /** Above the menu. */
  readonly children?: ReactNode
}

export function MobileMenu({ menu, state, locale, languageLink, children }: MobileMenuProps) {
  const { sheet, place, plainList } = state
  return (
    <SheetDialog sheet={sheet} label={words(locale).menu} locale={locale}>
      {children}
      <div ref={plainList}>
        <Kept as="ul" className={accordionStyles.accordion}>
          {menu === IN_DOCUMENT ? IN_DOCUMENT : <TopLevelLinks menu={menu} locale={locale} />}
        </Kept>
      </div>
      <div ref={place} />
      <WaysOn locale={locale} languageLink={languageLink} />
    </SheetDialog>
  )
}
