import { useEffect, useRef } from 'react'
import { useScreenView } from '../analytics/screen-view.ts'
import { Banners } from '../banners/banners.tsx'
import { LoginModal } from '../login/login-modal.tsx'
import { MenuButton, MobileMenu, useMobileMenu } from '../mobile-menu/mobile-menu.tsx'
import { Navigation } from '../navigation/navigation.tsx'
import { Account } from '../profile/account.tsx'
import { MenuHead, ProfileButton, ProfileSheet, useProfileSheet } from '../profile/profile-sheet.tsx'
import { startSession } from '../session/start-session.ts'
import { useRedirectWhenSignedIn } from '../session/use-session.ts'
import { followVertical } from '../session/vertical-session.ts'
import { uncoverBrokenPictures } from '../ui/broken-pictures.ts'
import { isEmptyList } from '../ui/kept.tsx'
import { UtilityBar } from '../utility-bar/utility-bar.tsx'
import { validProps } from '../validation/valid-props.ts'
import { words } from '../words/words.ts'
import { attachBehaviour } from './attach-behaviour.ts'
import ctaStyles from './cta.module.css'
import styles from './header.module.css'
import { type HeaderProps, headerProps } from './header-props.ts'
import { Logo } from './logo.tsx'
import { useMenu } from './use-menu.ts'
import { useWebStyle } from './use-web-style.ts'

/** Everything above a page's content. The page's main element is to have the id "main", where the skip link leads. */
export function Header(props: HeaderProps) {
  const {
    showLoginBtn = true,
    showImportantUpdate = false,
    showSampleLabel = false,
    showHeaderTag = false,
    showUtilityBar = false,
    customLogo,
    brandName,
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
    languageLink,
  } = validProps('Header', headerProps, props)
  const header = useRef<HTMLElement>(null)
  const menu = useMenu(menuData, locale)
  const mobileMenu = useMobileMenu(menu, header, locale)
  const profileSheet = useProfileSheet(header, locale)

  useEffect(startSession, [])
  useEffect(followVertical, [])
  useEffect(uncoverBrokenPictures, [])
  useRedirectWhenSignedIn(redirectUrl)
  useScreenView(pulseData)
  useEffect(() => (header.current ? attachBehaviour(header.current) : undefined), [])
  useWebStyle(header, customWebStyle)

  return (
    <>
      <a className={styles.skipLink} href="#main">
        {words(locale).skipToContent}
      </a>
      <Banners {...{ showImportantUpdate, showSampleLabel, showHeaderTag, brandName, pulseData, locale }} />
      <header ref={header} className={styles.header}>
        <div className={styles.row}>
          <MenuButton isEmpty={isEmptyList(menu)} onOpen={mobileMenu.open} locale={locale} />
          <Logo {...{ customLogo, brandName, locale }} />
          <Navigation menu={menu} activePage={activePage} locale={locale} />
          {/* On a phone both stand above the search box. */}
          {languageLink && (
            <div className={customCta ? `${styles.language} ${ctaStyles.language}` : styles.language}>
              {languageLink}
            </div>
          )}
          {showLoginBtn && <ProfileButton onOpen={profileSheet.sheet.open} locale={locale} />}
          {search && <div className={styles.search}>{search}</div>}
          {customCta && <div className={ctaStyles.cta}>{customCta}</div>}
          {showLoginBtn && <Account loginBtnConfig={loginBtnConfig} locale={locale} />}
        </div>
      </header>
      {showUtilityBar && <UtilityBar items={utilityItems} locale={locale} />}
      <MobileMenu menu={menu} state={mobileMenu} locale={locale} languageLink={languageLink}>
        {showLoginBtn && <MenuHead locale={locale} />}
      </MobileMenu>
      {showLoginBtn && <ProfileSheet state={profileSheet} pulse={pulseData} locale={locale} />}
      <LoginModal loginBtnConfig={loginBtnConfig} locale={locale} />
    </>
  )
}
