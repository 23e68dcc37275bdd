/** The shell's footer with the catalogue's links: the same on every page, so rendered once per language and spliced in. */
import { companyLinks, faqs, footerExtras, footerSections, hindi, investorLinks } from '@chowk/catalog'
import { brandInFooter, Footer, holdsLicence, type Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { localePath } from '../page/locale-path.ts'
import { RenderedPart } from './rendered-part.tsx'

export const siteFooterId = 'site-footer'

const languageSwitchMark = '/language-switch-of-this-page'
const rendered = new Map<Locale, readonly [string, string]>()

/** Only the language switch differs from page to page: the footer is kept in two halves around its address. */
function footerHalves(locale: Locale): readonly [string, string] {
  const known = rendered.get(locale)
  if (known) return known
  const html = renderToStaticMarkup(
    <Footer
      locale={locale}
      seoData={footerSections}
      companyLinks={companyLinks}
      investorLinks={investorLinks}
      social={brandInFooter.social}
      sellerLink={footerExtras.seller}
      businessLink={footerExtras.business}
      faqs={faqs.footer.map(({ question, answer }) => ({
        question: question[locale],
        answer: answer[locale],
      }))}
      footerLocale={locale === 'hi' ? hindi : {}}
      showDownloadBtn
      showPpblLogo={holdsLicence('payments-bank')}
      languageSwitch={
        locale === 'hi'
          ? { href: languageSwitchMark, label: 'English', lang: 'en-IN' }
          : { href: languageSwitchMark, label: 'हिन्दी', lang: 'hi' }
      }
    />,
  )
  const [before, after] = html.split(languageSwitchMark)
  if (before === undefined || after === undefined) throw new Error('The footer shows no language switch.')
  const halves = [before, after] as const
  rendered.set(locale, halves)
  return halves
}

export function SiteFooter({ locale, path }: { locale: Locale; path: string }): ReactNode {
  const [before, after] = footerHalves(locale)
  const otherLanguage = localePath(path, locale === 'hi' ? 'en' : 'hi')
  const html = before + escapeAttribute(otherLanguage) + after
  return <RenderedPart id={siteFooterId} html={html} />
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
