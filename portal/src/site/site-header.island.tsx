/**
 * The shell's header on every page of the portal. The menu and the shortcuts travel as HTML only, never again as data;
 * the search box is an island of its own inside it, so that nobody who does not touch the page pays for it.
 */
import { Header, type Locale } from '@chowk/shell'
import { type ReactNode, useEffect } from 'react'
import type { Chrome } from '../page/page.ts'
import { type HeaderContent, headerContentIn, pagePulse } from '../page/page-settings.ts'

type SiteHeaderProps = {
  readonly locale: Locale
  readonly activePage?: string | undefined
  /** Where it is not the specification's. */
  readonly brandName?: string
  readonly showSampleLabel?: boolean
  readonly chrome?: Chrome | undefined
  /** The update claims an approval that the brand does not hold. */
  readonly withoutUpdate?: true
}

const serverMarkup = { __html: '' }

// biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; hydration leaves what is there alone
const asSent = <div data-kept="" suppressHydrationWarning dangerouslySetInnerHTML={serverMarkup} />

/** The browser keeps what the server sent. */
const inDocument: HeaderContent = {
  menuData: 'in-document',
  utilityItems: 'in-document',
  search: asSent,
  languageLink: asSent,
}

export function SiteHeader({
  locale,
  activePage,
  brandName,
  showSampleLabel,
  chrome,
  withoutUpdate,
}: SiteHeaderProps): ReactNode {
  const isFull = !chrome
  useEffect(() => {
    const begun = import('./once-touched.ts').then(
      ({ onceTouched }) => onceTouched(),
      // The network went: a page does without.
      () => undefined,
    )
    return () => void begun.then(end => end?.())
  }, [])
  return (
    <Header
      {...(headerContentIn(locale) ?? inDocument)}
      locale={locale}
      activePage={activePage}
      brandName={brandName}
      showSampleLabel={showSampleLabel}
      pulseData={pagePulse()}
      showLoginBtn={chrome !== 'signing-in'}
      showHeaderTag={isFull}
      showImportantUpdate={isFull && !withoutUpdate}
      showUtilityBar={isFull}
    />
  )
}
