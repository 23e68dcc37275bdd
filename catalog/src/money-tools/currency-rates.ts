// What one unit of each currency was worth in rupees on one day. Replace the whole table, and the date, together.

import type { IsoDate } from '../india-time.ts'
import type { Bilingual } from '../language.ts'
import type { CurrencyCode } from './currencies.ts'

/**
 * Where a rate comes from: the European Central Bank's reference rates of that day, crossed through the euro; a peg
 * to the dollar (to the rupee for Nepal); or, for currencies with neither, our own rounded estimate.
 */
export type RateBasis = 'reference' | 'peg' | 'estimate'

interface CurrencyRate {
  /** Millionths of a rupee for one unit: 96_425_149 is Rs. 96.425149. */
  readonly microRupees: number
  readonly basis: RateBasis
}

export interface CurrencyRateTable {
  /** The day the rates are of, as year-month-day. */
  readonly asOf: IsoDate
  readonly note: Bilingual
  readonly rates: Readonly<Record<CurrencyCode, CurrencyRate>>
}

export const currencyRates: CurrencyRateTable = {
  asOf: '2026-10-06',
  note: {
    en: 'Indicative rates of one day, for orientation only. Banks and money changers buy and sell at rates of their own.',
    hi: 'ये एक दिन की सांकेतिक दरें हैं, केवल जानकारी के लिए। बैंक और मुद्रा विनिमय केंद्र अपनी दरों पर ख़रीदते-बेचते हैं।',
  },
  rates: {
    INR: { microRupees: 1_000_000, basis: 'reference' },
    USD: { microRupees: 96_425_149, basis: 'reference' },
    EUR: { microRupees: 108_661_500, basis: 'reference' },
    GBP: { microRupees: 128_017_790, basis: 'reference' },
    JPY: { microRupees: 609_944, basis: 'reference' },
    AED: { microRupees: 26_255_997, basis: 'peg' },
    AUD: { microRupees: 67_324_349, basis: 'reference' },
    CAD: { microRupees: 67_668_140, basis: 'reference' },
    SGD: { microRupees: 75_501_320, basis: 'reference' },
    CHF: { microRupees: 116_103_750, basis: 'reference' },
    CNY: { microRupees: 14_381_965, basis: 'reference' },
    HKD: { microRupees: 12_286_743, basis: 'reference' },
    NZD: { microRupees: 54_165_545, basis: 'reference' },
    SAR: { microRupees: 25_713_373, basis: 'peg' },
    QAR: { microRupees: 26_490_425, basis: 'peg' },
    OMR: { microRupees: 250_780_621, basis: 'peg' },
    KWD: { microRupees: 314_000_000, basis: 'estimate' },
    BHD: { microRupees: 256_449_863, basis: 'peg' },
    THB: { microRupees: 2_871_908, basis: 'reference' },
    MYR: { microRupees: 23_604_618, basis: 'reference' },
    IDR: { microRupees: 5_405, basis: 'reference' },
    LKR: { microRupees: 316_000, basis: 'estimate' },
    NPR: { microRupees: 625_000, basis: 'peg' },
    BDT: { microRupees: 787_000, basis: 'estimate' },
    ZAR: { microRupees: 5_847_392, basis: 'reference' },
    SEK: { microRupees: 9_665_243, basis: 'reference' },
    NOK: { microRupees: 10_081_787, basis: 'reference' },
    DKK: { microRupees: 14_537_239, basis: 'reference' },
    KRW: { microRupees: 72_025, basis: 'reference' },
    RUB: { microRupees: 1_180_000, basis: 'estimate' },
  },
}
