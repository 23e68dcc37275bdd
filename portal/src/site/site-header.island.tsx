/**
 * The shell's header on every page of the portal. The menu and the shortcuts travel as HTML only, never again as data;
 * the search box is an island of its own inside it, so that nobody who does not search pays for it.
 */
import { Header, type Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { pagePulse } from './page-settings.ts'
import type { HeaderContent } from './site-header-content.tsx'

type SiteHeaderProps = {
  readonly locale: Locale
  readonly activePage?: string | undefined
}

const serverMarkup = { __html: '' }

const inDocument: HeaderContent = {
  menuData: 'in-document',
  utilityItems: 'in-document',
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; hydration leaves the island alone
  search: <div suppressHydrationWarning dangerouslySetInnerHTML={serverMarkup} />,
}

// Decided when bundling: the browser's copy keeps what the server sent.
const contentIn = import.meta.env.SSR
  ? (await import('./site-header-content.tsx')).headerContent
  : () => inDocument

export function SiteHeader({ locale, activePage }: SiteHeaderProps): ReactNode {
  return (
    <Header
      {...contentIn(locale)}
      locale={locale}
      activePage={activePage}
      pulseData={pagePulse()}
      showHeaderTag
      showImportantUpdate
      showUtilityBar
    />
  )
}
