/**
 * The shell's header on every page of the portal. The menu and the shortcuts travel as HTML only, never again as data;
 * the search box is an island of its own inside it, so that nobody who does not search pays for it.
 */
import { menuIn, shortcutsIn } from '@chowk/catalog'
import { Header, type Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { Island } from '../islands/island.tsx'
import { SearchBox } from '../search/search-box.island.tsx'
import { pagePulse } from './page-settings.ts'

const serverMarkup = { __html: '' }

type SiteHeaderProps = {
  readonly locale: Locale
  readonly activePage?: string | undefined
}

export function SiteHeader({ locale, activePage }: SiteHeaderProps): ReactNode {
  // Decided when bundling: the browser's copy holds none of it.
  const content = import.meta.env.SSR
    ? {
        menuData: menuIn(locale),
        utilityItems: shortcutsIn(locale),
        search: (
          <div>
            <Island component={SearchBox} when="interaction" props={{ locale }} />
          </div>
        ),
      }
    : ({
        menuData: 'in-document',
        utilityItems: 'in-document',
        // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; hydration leaves the island alone
        search: <div suppressHydrationWarning dangerouslySetInnerHTML={serverMarkup} />,
      } as const)
  return (
    <Header
      {...content}
      locale={locale}
      activePage={activePage}
      pulseData={pagePulse()}
      showHeaderTag
      showImportantUpdate
      showUtilityBar
    />
  )
}
