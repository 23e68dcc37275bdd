import { type CSSProperties, useEffect, useState } from 'react'
import { useScreenView } from '../analytics/screen-view.ts'
import { BannerList } from '../banners/banners.tsx'
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs.tsx'
import { fetchMenu } from '../calls/storefront-calls.ts'
import { MenuButton, MobileMenu } from '../mobile-menu/mobile-menu.tsx'
import { Navigation } from '../navigation/navigation.tsx'
import { loadOncePerPage, useBehaviour, useFetched } from '../page/hooks.ts'
import { Account, PhoneSignIn } from '../profile/account.tsx'
import { MenuHead, ProfileButton, ProfileSheet } from '../profile/profile-sheet.tsx'
import { type HeaderProps, headerProps, type MenuItem } from '../props/header-props.ts'
import { validProps } from '../props/valid-props.ts'
import { loadShortcuts, ShortcutBar } from '../utility-bar/utility-bar.tsx'
import { words } from '../words/words.ts'
import ctaStyles from './cta.module.css'
import styles from './header.module.css'
import { Logo } from './logo.tsx'
import type { HeaderOptions } from './start-header.ts'

const noItems: readonly [] = []

/** Loads the behaviour of a mounted header, so that the page's first paint does not wait for it. */
function startWhenLoaded(root: HTMLElement, options: () => HeaderOptions): () => void {
  const mounted = new AbortController()
  import('./start-header.ts')
    .then(({ startHeader }) => {
      if (!mounted.signal.aborted) mounted.signal.addEventListener('abort', startHeader(root, options))
    })
    .catch(error => reportError(error))
  return () => mounted.abort()
}

/** An empty list when the call fails. */
const loadMenu = loadOncePerPage<MenuItem>(locale =>
  fetchMenu(locale).then(({ items }) => items?.items ?? noItems),
)

/** Everything above a page's content. The page's main element must have the id "main", the target of the skip link. */
export function Header(props: HeaderProps) {
  const {
    showLoginBtn = true,
    showImportantUpdate = false,
    showSampleLabel = false,
    showHeaderTag = false,
    notices,
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
    theme,
    utilityItems,
    search,
    languageLink,
    breadcrumbs = noItems,
  } = validProps('Header', headerProps, props)
  const menu = useFetched<readonly MenuItem[], typeof noItems>(menuData, loadMenu, locale, noItems)
  const shortcuts = useFetched(showUtilityBar ? utilityItems : noItems, loadShortcuts, locale, 'loading')
  const root = useBehaviour(
    startWhenLoaded,
    { locale, pulse: pulseData ?? {}, loginBtnConfig, redirectUrl },
    `${showLoginBtn} ${showUtilityBar} ${redirectUrl}`,
  )
  useScreenView(pulseData)
  // Set by script: a strict content policy drops style attributes in HTML.
  const [webStyle, setWebStyle] = useState<CSSProperties>()
  useEffect(() => setWebStyle(customWebStyle), [customWebStyle])

  const language = (place = '') =>
    languageLink && <div className={`${styles.language} ${place}`}>{languageLink}</div>

  return (
    <div ref={root} className={styles.root} data-chowk="header" data-chowk-theme={theme}>
      <a className={styles.skipLink} href="#main">
        {words(locale).skipToContent}
      </a>
      <BannerList {...{ notices, showImportantUpdate, showSampleLabel, showHeaderTag, brandName, locale }} />
      <header className={styles.header} style={webStyle}>
        <div className={styles.row}>
          <MenuButton isEmpty={menu.length === 0} locale={locale} />
          <Logo {...{ customLogo, brandName, locale }} />
          <Navigation menu={menu} activePage={activePage} locale={locale} />
          {/* On a phone the search box is below language and sign-in, on a desktop before them. Each has both places, so that
          the Tab key follows the visible order. */}
          {language(customCta ? `${styles.beforeSearch} ${ctaStyles.language}` : styles.beforeSearch)}
          {showLoginBtn && <ProfileButton locale={locale} />}
          {customCta && <div className={ctaStyles.cta}>{customCta}</div>}
          {showLoginBtn && <PhoneSignIn loginBtnConfig={loginBtnConfig} locale={locale} />}
          {search && <div className={styles.search}>{search}</div>}
          {language(styles.afterSearch)}
          {showLoginBtn && <Account loginBtnConfig={loginBtnConfig} locale={locale} />}
        </div>
      </header>
      {showUtilityBar && <ShortcutBar shortcuts={shortcuts} locale={locale} />}
      {breadcrumbs.length > 0 && <Breadcrumbs breadcrumbs={breadcrumbs} locale={locale} />}
      <MobileMenu menu={menu} locale={locale} languageLink={languageLink}>
        {showLoginBtn && <MenuHead locale={locale} />}
      </MobileMenu>
      {showLoginBtn && <ProfileSheet locale={locale} />}
    </div>
  )
}
