/** '/currency-converter/sitemap': every page of the converter, in one list. */
import { currencies, nameIn } from '@chowk/catalog'
import { linkSitemap } from '../../site/sitemaps/sitemap.tsx'
import { rateText, rupee } from './convert.ts'

export const currencySitemapPage = linkSitemap({
  of: 'currency',
  pages: locale =>
    currencies.map(currency => ({
      slug: currency.slug,
      name: nameIn(locale, currency),
      note:
        currency.code === rupee.code
          ? currency.code
          : `1 ${currency.code} = ${rateText(currency, rupee)} INR`,
    })),
})
