import type { IsoDate } from '../india-time.ts'
import type { Bilingual, Named } from '../language.ts'
import { addressed } from '../slug.ts'

export interface Currency extends Named {
  /** ISO 4217. Symbols are shared between currencies; codes are not. */
  readonly code: CurrencyCode
  readonly slug: string
  readonly hindi: string
  readonly symbol: string
  /** Digits after the point by ISO 4217. */
  readonly decimals: 0 | 2 | 3
  /** Where it is spent. */
  readonly place: Bilingual
}

const currency = <const Code extends string>(
  code: Code,
  name: string,
  hindi: string,
  symbol: string,
  place: Bilingual,
  decimals: Currency['decimals'] = 2,
) => ({ decimals, ...addressed({ code, name, hindi, symbol, place }) })

const entries = [
  currency('INR', 'Indian Rupee', 'भारतीय रुपया', '₹', { en: 'India', hi: 'भारत' }),
  currency('USD', 'US Dollar', 'अमेरिकी डॉलर', '$', { en: 'United States', hi: 'अमेरिका' }),
  currency('EUR', 'Euro', 'यूरो', '€', { en: 'Euro area', hi: 'यूरो क्षेत्र' }),
  currency('GBP', 'Pound Sterling', 'पाउंड स्टर्लिंग', '£', { en: 'United Kingdom', hi: 'यूनाइटेड किंगडम' }),
  currency('JPY', 'Japanese Yen', 'जापानी येन', '¥', { en: 'Japan', hi: 'जापान' }, 0),
  currency('AED', 'UAE Dirham', 'यूएई दिरहम', 'د.إ', { en: 'United Arab Emirates', hi: 'संयुक्त अरब अमीरात' }),
  currency('AUD', 'Australian Dollar', 'ऑस्ट्रेलियाई डॉलर', 'A$', { en: 'Australia', hi: 'ऑस्ट्रेलिया' }),
  currency('CAD', 'Canadian Dollar', 'कनाडाई डॉलर', 'C$', { en: 'Canada', hi: 'कनाडा' }),
  currency('SGD', 'Singapore Dollar', 'सिंगापुर डॉलर', 'S$', { en: 'Singapore', hi: 'सिंगापुर' }),
  currency('CHF', 'Swiss Franc', 'स्विस फ़्रैंक', 'CHF', { en: 'Switzerland', hi: 'स्विट्ज़रलैंड' }),
  currency('CNY', 'Chinese Yuan Renminbi', 'चीनी युआन', '¥', { en: 'China', hi: 'चीन' }),
  currency('HKD', 'Hong Kong Dollar', 'हांगकांग डॉलर', 'HK$', { en: 'Hong Kong', hi: 'हांगकांग' }),
  currency('NZD', 'New Zealand Dollar', 'न्यूज़ीलैंड डॉलर', 'NZ$', { en: 'New Zealand', hi: 'न्यूज़ीलैंड' }),
  currency('SAR', 'Saudi Riyal', 'सऊदी रियाल', 'ر.س', { en: 'Saudi Arabia', hi: 'सऊदी अरब' }),
  currency('QAR', 'Qatari Rial', 'क़तरी रियाल', 'ر.ق', { en: 'Qatar', hi: 'क़तर' }),
  currency('OMR', 'Omani Rial', 'ओमानी रियाल', 'ر.ع.', { en: 'Oman', hi: 'ओमान' }, 3),
  currency('KWD', 'Kuwaiti Dinar', 'कुवैती दीनार', 'د.ك', { en: 'Kuwait', hi: 'कुवैत' }, 3),
  currency('BHD', 'Bahraini Dinar', 'बहरीनी दीनार', 'د.ب', { en: 'Bahrain', hi: 'बहरीन' }, 3),
  currency('THB', 'Thai Baht', 'थाई बाट', '฿', { en: 'Thailand', hi: 'थाईलैंड' }),
  currency('MYR', 'Malaysian Ringgit', 'मलेशियाई रिंगिट', 'RM', { en: 'Malaysia', hi: 'मलेशिया' }),
  currency('IDR', 'Indonesian Rupiah', 'इंडोनेशियाई रुपिया', 'Rp', { en: 'Indonesia', hi: 'इंडोनेशिया' }),
  currency('LKR', 'Sri Lankan Rupee', 'श्रीलंकाई रुपया', 'Rs', { en: 'Sri Lanka', hi: 'श्रीलंका' }),
  currency('NPR', 'Nepalese Rupee', 'नेपाली रुपया', 'Rs', { en: 'Nepal', hi: 'नेपाल' }),
  currency('BDT', 'Bangladeshi Taka', 'बांग्लादेशी टका', '৳', { en: 'Bangladesh', hi: 'बांग्लादेश' }),
  currency('ZAR', 'South African Rand', 'दक्षिण अफ़्रीकी रैंड', 'R', { en: 'South Africa', hi: 'दक्षिण अफ़्रीका' }),
  currency('SEK', 'Swedish Krona', 'स्वीडिश क्रोना', 'kr', { en: 'Sweden', hi: 'स्वीडन' }),
  currency('NOK', 'Norwegian Krone', 'नॉर्वेजियन क्रोन', 'kr', { en: 'Norway', hi: 'नॉर्वे' }),
  currency('DKK', 'Danish Krone', 'डैनिश क्रोन', 'kr', { en: 'Denmark', hi: 'डेनमार्क' }),
  currency('KRW', 'South Korean Won', 'दक्षिण कोरियाई वॉन', '₩', { en: 'South Korea', hi: 'दक्षिण कोरिया' }, 0),
  currency('RUB', 'Russian Ruble', 'रूसी रूबल', '₽', { en: 'Russia', hi: 'रूस' }),
]

export type CurrencyCode = (typeof entries)[number]['code']

export const currencies: readonly Currency[] = entries

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

interface CurrencyRateTable {
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
