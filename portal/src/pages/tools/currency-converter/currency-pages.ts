/** The two currencies that the converter's pages start from, and the crumb that leads back to its first page. */
import type { Locale } from '@chowk/shell'
import { trail } from '../../../ui/breadcrumbs.tsx'
import { currencyByCode, type KnownCurrency } from './convert.ts'

function currencyOrThrow(code: string): KnownCurrency {
  const currency = currencyByCode(code)
  if (!currency) throw new Error(`The catalogue has no ${code}: the currency converter starts from it.`)
  return currency
}

export const rupee = currencyOrThrow('INR')

export const home = {
  path: '/currency-converter',
  startingFrom: currencyOrThrow('USD'),
} as const

const homeName: Record<Locale, string> = { en: 'Currency Converter', hi: 'मुद्रा परिवर्तक' }

export const currencyCrumbs = (locale: Locale) => trail(locale, { name: homeName[locale], path: home.path })
