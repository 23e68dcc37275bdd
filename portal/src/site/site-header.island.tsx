/** The shell's header on every page of the portal. The menu and the shortcuts travel as HTML only, never again as data. */
import { menuIn, shortcutsIn } from '@chowk/catalog'
import { Header, type Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { pagePulse } from './page-settings.ts'

type SiteHeaderProps = {
  readonly locale: Locale
  readonly activePage?: string | undefined
}

export function SiteHeader({ locale, activePage }: SiteHeaderProps): ReactNode {
  // Decided when bundling: the browser's copy holds neither list.
  const lists = import.meta.env.SSR
    ? { menuData: menuIn(locale), utilityItems: shortcutsIn(locale) }
    : ({ menuData: 'in-document', utilityItems: 'in-document' } as const)
  return (
    <Header
      {...lists}
      locale={locale}
      activePage={activePage}
      pulseData={pagePulse()}
      showHeaderTag
      showImportantUpdate
      showUtilityBar
    />
  )
}
