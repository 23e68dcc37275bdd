/** '/currency-converter/sitemap': every page of the converter, in one list. */
import { currencies, nameIn } from '@chowk/catalog'
import { linkSitemap } from '../../site/sitemaps/sitemap.tsx'
import { rateText, rupee } from './convert.ts'

export const currencySitemapPage = linkSitemap({
  of: 'currency',
  description: {
    en: 'All pages of the currency converter: the rupee and 29 other currencies, each with its rate to the rupee and facts.',
    hi: 'मुद्रा परिवर्तक के सभी पेज: रुपया और 29 दूसरी मुद्राएँ, हर एक की रुपये में दर और जानकारी।',
  },
  lead: {
    en: 'Every currency we convert, with its value in rupees.',
    hi: 'इन मुद्राओं की दरें यहाँ देख सकते हैं; रुपये में उनका मूल्य साथ में दिया है।',
  },
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
