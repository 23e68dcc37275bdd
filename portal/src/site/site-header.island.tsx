/** The shell's header on every page of the portal. The menu and the shortcuts travel as HTML only, never again as data. */
import { menu, shortcuts } from '@chowk/catalog'
import { Header, type Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { inLanguage } from './menu-language.ts'

export function SiteHeader({
  locale,
  activePage,
}: {
  locale: Locale
  activePage?: string | undefined
}): ReactNode {
  // Decided when bundling: the browser's copy holds neither list.
  const lists = import.meta.env.SSR
    ? { menuData: inLanguage(menu, locale), utilityItems: inLanguage(shortcuts, locale) }
    : ({ menuData: 'in-document', utilityItems: 'in-document' } as const)
  return (
    <Header
      locale={locale}
      {...lists}
      activePage={activePage}
      showHeaderTag
      showImportantUpdate
      showUtilityBar
      loginBtnConfig={{ isIframe: true }}
    />
  )
}
