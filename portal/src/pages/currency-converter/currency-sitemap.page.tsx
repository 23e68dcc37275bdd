/** '/currency-converter/sitemap': every page of the converter, in one list. */
import { currencies, destinationAt, nameIn } from '@chowk/catalog'
import type { ReactNode } from 'react'
import { type PageContext, page } from '../../page/page.ts'
import { LinkGrid } from '../../ui/link-grid.tsx'
import { PageLayout } from '../../ui/page-layout.tsx'
import { rateText } from './convert.ts'
import { crumbs, home, rupee } from './currency-pages.ts'

const copy = {
  en: {
    title: 'Currency Converter Sitemap',
    description:
      'All pages of the currency converter: thirty currencies, each with its rate to the rupee, a converter and facts.',
    lead: 'Every currency we convert, with its value in rupees.',
  },
  hi: {
    title: 'मुद्रा परिवर्तक साइटमैप',
    description: 'मुद्रा परिवर्तक के सभी पेज: तीस मुद्राएँ, हर एक की रुपये में दर, परिवर्तक और जानकारी।',
    lead: 'हम जो मुद्राएँ बदलते हैं, रुपये में उनके मूल्य के साथ।',
  },
}

export const currencySitemapPage = page<object>({
  pattern: `${home.path}/sitemap`,
  screenName: 'currency_sitemap',
  verticalName: 'tools',
  load: () => ({}),
  head: (_, { locale }) => ({
    title: copy[locale].title,
    description: copy[locale].description,
    breadcrumbs: crumbs(locale),
  }),
  View: CurrencySitemapView,
})

function CurrencySitemapView({ context: { locale } }: { context: PageContext }): ReactNode {
  return (
    <PageLayout
      locale={locale}
      breadcrumbs={crumbs(locale)}
      title={copy[locale].title}
      lead={copy[locale].lead}
    >
      <LinkGrid
        locale={locale}
        links={currencies.map(currency => {
          const link = `${home.path}/${currency.slug}`
          const isRupee = currency.code === rupee.code
          return {
            name: destinationAt(link)?.title[locale] ?? nameIn(locale, currency),
            link,
            note: isRupee ? currency.code : `1 ${currency.code} = ${rateText(currency, rupee)} INR`,
          }
        })}
      />
    </PageLayout>
  )
}
