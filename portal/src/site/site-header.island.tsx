/**
 * The shell's header on every page of the portal. The menu and the shortcuts travel as HTML only, never again as data;
 * the search box is an island of its own inside it, so that nobody who does not search pays for it.
 */
import { Header, type Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { pagePulse } from '../page/page-settings.ts'
import { headerContentIn } from './header-slot.tsx'

type SiteHeaderProps = {
  readonly locale: Locale
  readonly activePage?: string | undefined
}

export function SiteHeader({ locale, activePage }: SiteHeaderProps): ReactNode {
  return (
    <Header
      {...headerContentIn(locale)}
      locale={locale}
      activePage={activePage}
      pulseData={pagePulse()}
      showHeaderTag
      showImportantUpdate
      showUtilityBar
    />
  )
}
