import { type ReactNode, useEffect, useRef } from 'react'
import { useScreenView } from '../analytics/screen-view.ts'
import type { Pulse } from '../analytics/track.ts'
import { Banners } from '../banners/banners.tsx'
import type { MenuItem } from '../calls/menu.ts'
import type { ShortcutItem } from '../calls/utilities.ts'
import { LoginModal } from '../login/login-modal.tsx'
import type { LoginBtnConfig } from '../login/login-urls.ts'
import { MenuButton, MobileMenu, useMobileMenu } from '../mobile-menu/mobile-menu.tsx'
import { Navigation } from '../navigation/navigation.tsx'
import { Account } from '../profile/account.tsx'
import { ProfileButton, ProfileSheet, useProfileSheet } from '../profile/profile-sheet.tsx'
import { startSession } from '../session/start-session.ts'
import { useRedirectWhenSignedIn } from '../session/use-session.ts'
import { type InDocument, isEmptyList } from '../ui/kept.tsx'
import { uncoverBrokenPictures } from '../ui/picture.tsx'
import { UtilityBar } from '../utility-bar/utility-bar.tsx'
import { headerShape } from '../validation/header-shape.ts'
import { validProps } from '../validation/valid-props.ts'
import { type Locale, words } from '../words/words.ts'
import styles from './header.module.css'
import { Logo } from './logo.tsx'
import {
  useDropdowns,
  useScrolledMark,
  useVisibleHeight,
  useWebStyle,
  type WebStyle,
} from './use-header-behaviour.ts'
import { useMenu } from './use-menu.ts'

export interface HeaderProps {
  /** Shows the place for the customer: the sign-in control, the greeting, the mobile profile button. */
  readonly showLoginBtn?: boolean
  /** Shows the banner about the approval as a third-party application provider. */
  readonly showImportantUpdate?: boolean
  /** Shows the banner about paying by UPI without wallet KYC. */
  readonly showHeaderTag?: boolean
  /** Shows the bar of shortcuts. */
  readonly showUtilityBar?: boolean
  /** Replaces the wordmark: the link of an image, or anything React can show. */
  readonly customLogo?: ReactNode
  /** The id, name or seourl of the menu item that is the current page. */
  readonly activePage?: string
  readonly loginBtnConfig?: LoginBtnConfig
  /** The vertical's own call to action, before the place for the customer. */
  readonly customCta?: ReactNode
  /** Styles for the header's element. */
  readonly customWebStyle?: WebStyle
  /** The menu; fetched when none is given. 'in-document' keeps the menu the server already sent. */
  readonly menuData?: readonly MenuItem[] | InDocument
  /** The analytics context of the page. */
  readonly pulseData?: Pulse
  /** Where a signed-in customer is sent on to; only to a host of ours. */
  readonly redirectUrl?: string

  readonly locale?: Locale
  /** The shortcuts of the utilities bar; fetched when none are given. */
  readonly utilityItems?: readonly ShortcutItem[] | InDocument
  /** A search box of the page's own. */
  readonly search?: ReactNode
}

/** Everything above a page's content. The page's main element is to have the id "main", where the skip link leads. */
export function Header(props: HeaderProps) {
  const {
    showLoginBtn = true,
    showImportantUpdate = false,
    showHeaderTag = false,
    showUtilityBar = false,
    customLogo,
    activePage,
    loginBtnConfig,
    customCta,
    customWebStyle,
    menuData,
    pulseData,
    redirectUrl,
    locale = 'en',
    utilityItems,
    search,
  } = validProps(headerShape, props)
  const header = useRef<HTMLElement>(null)
  const menu = useMenu(menuData)
  const mobileMenu = useMobileMenu(menu, header, locale)
  const profileSheet = useProfileSheet(header, loginBtnConfig, locale)

  useEffect(startSession, [])
  useEffect(uncoverBrokenPictures, [])
  useRedirectWhenSignedIn(redirectUrl)
  useScreenView(pulseData)
  useDropdowns(header)
  useScrolledMark(header)
  useVisibleHeight(header)
  useWebStyle(header, customWebStyle)

  return (
    <>
      <a className={styles.skipLink} href="#main">
        {words(locale).skipToContent}
      </a>
      <Banners {...{ showImportantUpdate, showHeaderTag, pulseData, locale }} />
      <header ref={header} className={styles.header}>
        <div className={styles.row}>
          <MenuButton isEmpty={isEmptyList(menu)} onOpen={mobileMenu.open} locale={locale} />
          <Logo customLogo={customLogo} locale={locale} />
          <Navigation menu={menu} activePage={activePage} locale={locale} />
          {search && <div className={styles.search}>{search}</div>}
          {customCta && <div className={styles.cta}>{customCta}</div>}
          {showLoginBtn && (
            <>
              <Account loginBtnConfig={loginBtnConfig} locale={locale} />
              <ProfileButton onOpen={profileSheet.open} locale={locale} />
            </>
          )}
        </div>
      </header>
      {showUtilityBar && <UtilityBar items={utilityItems} locale={locale} />}
      <MobileMenu menu={menu} state={mobileMenu} locale={locale} />
      {showLoginBtn && <ProfileSheet state={profileSheet} pulse={pulseData} locale={locale} />}
      <LoginModal loginBtnConfig={loginBtnConfig} locale={locale} />
    </>
  )
}
