/** The shell's footer with the catalogue's links: the same on every page, so rendered once per language and spliced in. */
import {
  companyLinks,
  faqs,
  findCategory,
  footerExtras,
  footerSections,
  hindi,
  investorLinks,
} from '@chowk/catalog'
import {
  brandInFooter,
  Footer,
  type FooterLink,
  type FooterSection,
  holdsLicence,
  type Locale,
} from '@chowk/shell'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { markOf } from '../marks/marks.ts'
import { helpLinks } from './help-links.ts'
import { languageSwitch, withLanguageSwitch } from './language-switch.ts'
import { RenderedPart } from './rendered-part.tsx'
import { ShortFooter } from './short-footer.tsx'

export const siteFooterId = 'site-footer'

const rendered = new Map<Locale, string>()

function footerHtml(locale: Locale): string {
  const known = rendered.get(locale)
  if (known) return known
  const html = renderToStaticMarkup(
    <Footer
      locale={locale}
      seoData={footerSections.map(withMarks)}
      companyLinks={companyLinks}
      investorLinks={investorLinks}
      social={brandInFooter.social}
      helpLinks={helpLinks.map(({ path, ...name }) => ({ name: name[locale], link: path, tag: 'help' }))}
      sellerLink={footerExtras.seller}
      businessLink={footerExtras.business}
      faqs={faqs.footer.map(({ question, answer }) => ({
        question: question[locale],
        answer: answer[locale],
      }))}
      footerLocale={locale === 'hi' ? hindi : {}}
      showDownloadBtn
      showPpblLogo={holdsLicence('payments-bank')}
      languageSwitch={languageSwitch(locale)}
    />,
  )
  rendered.set(locale, html)
  return html
}

/** FASTag's banks are shown by name alone, as the specification has them; only providers are marked. */
function withMarks(section: FooterSection): FooterSection {
  const isMarked = ({ tag }: FooterLink) => tag !== 'fastag-recharge' && findCategory(tag ?? '') !== undefined
  const items = section.items.map(item =>
    isMarked(item)
      ? {
          ...item,
          subItems: item.subItems?.map(provider => ({ ...provider, image: markOf(provider.name) })) ?? [],
        }
      : item,
  )
  return { ...section, items }
}

export function SiteFooter({ locale, path }: { locale: Locale; path: string }): ReactNode {
  return <RenderedPart id={siteFooterId} html={withLanguageSwitch(footerHtml(locale), locale, path)} />
}

/** On a page for one person. */
export function PersonalFooter({ locale, path }: { locale: Locale; path: string }): ReactNode {
  const html = renderToStaticMarkup(<ShortFooter locale={locale} />)
  return <RenderedPart id={siteFooterId} html={withLanguageSwitch(html, locale, path)} />
}
