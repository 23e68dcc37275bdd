import type { IsoDate } from '../india-time.ts'
import type { Bilingual, Named } from '../language.ts'
import { oneOf, withSlug, withSlugs } from '../slug.ts'
import facts from './currencies.json' with { type: 'json' }
import rates from './currency-rates.json' with { type: 'json' }

export interface Currency extends Named {
  /** ISO 4217. Symbols are shared between currencies; codes are not. */
  readonly code: CurrencyCode
  readonly slug: string
  readonly hindi: string
  readonly symbol: string
  /** Digits after the point by ISO 4217. */
  readonly decimals: number
  /** The countries that use it. */
  readonly place: Bilingual
  readonly synonyms?: readonly string[]
}

export type CurrencyCode = keyof typeof facts

export const currencies: readonly Currency[] = withSlugs(facts).map(({ slug: code, ...currency }) => ({
  decimals: 2,
  ...withSlug(currency),
  code,
}))

/**
 * The basis of a rate: the European Central Bank's reference rates of that day, crossed through the euro; a peg to
 * the dollar (to the rupee for Nepal); or, for currencies with neither, our own rounded estimate.
 */
export type RateBasis = (typeof bases)[number]

const bases = ['reference', 'peg', 'estimate'] as const

interface CurrencyRate {
  /** Millionths of a rupee for one unit: 96_425_149 is Rs. 96.425149. */
  readonly microRupees: number
  readonly basis: RateBasis
}

interface CurrencyRateTable {
  /** The day of the rates, as year-month-day. */
  readonly asOf: IsoDate
  readonly note: Bilingual
  readonly rates: Readonly<Record<CurrencyCode, CurrencyRate>>
}

const ratesOf = (
  listed: Readonly<Record<CurrencyCode, { readonly microRupees: number; readonly basis: string }>>,
) =>
  Object.fromEntries(
    withSlugs(listed).map(({ slug, microRupees, basis }) => [
      slug,
      { microRupees, basis: oneOf(bases, basis) },
    ]),
  ) as CurrencyRateTable['rates']

export const currencyRates: CurrencyRateTable = {
  asOf: '2026-10-06',
  note: {
    en: 'Indicative rates of one day, for orientation only. Banks and money changers buy and sell at rates of their own.',
    hi: 'ये एक दिन की सांकेतिक दरें हैं, केवल जानकारी के लिए। बैंक और मुद्रा विनिमय केंद्र अपनी दरों पर ख़रीदते-बेचते हैं।',
  },
  rates: ratesOf(rates),
}
