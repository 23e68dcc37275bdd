import type { Bilingual, Named } from '../language.ts'
import { addressed } from '../slug.ts'

interface CurrencyEntry extends Named {
  /** ISO 4217. Symbols are shared between currencies; codes are not. */
  readonly code: string
  readonly hindi: string
  readonly symbol: string
  /** Digits after the point by ISO 4217, where they are not two. */
  readonly decimals?: 0 | 3
  /** Where it is spent. */
  readonly place: Bilingual
}

export interface Currency extends Omit<CurrencyEntry, 'decimals'> {
  readonly slug: string
  readonly decimals: 0 | 2 | 3
}

const entries = [
  {
    code: 'INR',
    name: 'Indian Rupee',
    hindi: 'भारतीय रुपया',
    symbol: '₹',
    place: { en: 'India', hi: 'भारत' },
  },
  {
    code: 'USD',
    name: 'US Dollar',
    hindi: 'अमेरिकी डॉलर',
    symbol: '$',
    place: { en: 'United States', hi: 'अमेरिका' },
  },
  { code: 'EUR', name: 'Euro', hindi: 'यूरो', symbol: '€', place: { en: 'Euro area', hi: 'यूरो क्षेत्र' } },
  {
    code: 'GBP',
    name: 'Pound Sterling',
    hindi: 'पाउंड स्टर्लिंग',
    symbol: '£',
    place: { en: 'United Kingdom', hi: 'यूनाइटेड किंगडम' },
  },
  {
    code: 'JPY',
    name: 'Japanese Yen',
    hindi: 'जापानी येन',
    symbol: '¥',
    decimals: 0,
    place: { en: 'Japan', hi: 'जापान' },
  },
  {
    code: 'AED',
    name: 'UAE Dirham',
    hindi: 'यूएई दिरहम',
    symbol: 'د.إ',
    place: { en: 'United Arab Emirates', hi: 'संयुक्त अरब अमीरात' },
  },
  {
    code: 'AUD',
    name: 'Australian Dollar',
    hindi: 'ऑस्ट्रेलियाई डॉलर',
    symbol: 'A$',
    place: { en: 'Australia', hi: 'ऑस्ट्रेलिया' },
  },
  {
    code: 'CAD',
    name: 'Canadian Dollar',
    hindi: 'कनाडाई डॉलर',
    symbol: 'C$',
    place: { en: 'Canada', hi: 'कनाडा' },
  },
  {
    code: 'SGD',
    name: 'Singapore Dollar',
    hindi: 'सिंगापुर डॉलर',
    symbol: 'S$',
    place: { en: 'Singapore', hi: 'सिंगापुर' },
  },
  {
    code: 'CHF',
    name: 'Swiss Franc',
    hindi: 'स्विस फ़्रैंक',
    symbol: 'CHF',
    place: { en: 'Switzerland', hi: 'स्विट्ज़रलैंड' },
  },
  {
    code: 'CNY',
    name: 'Chinese Yuan Renminbi',
    hindi: 'चीनी युआन',
    symbol: '¥',
    place: { en: 'China', hi: 'चीन' },
  },
  {
    code: 'HKD',
    name: 'Hong Kong Dollar',
    hindi: 'हांगकांग डॉलर',
    symbol: 'HK$',
    place: { en: 'Hong Kong', hi: 'हांगकांग' },
  },
  {
    code: 'NZD',
    name: 'New Zealand Dollar',
    hindi: 'न्यूज़ीलैंड डॉलर',
    symbol: 'NZ$',
    place: { en: 'New Zealand', hi: 'न्यूज़ीलैंड' },
  },
  {
    code: 'SAR',
    name: 'Saudi Riyal',
    hindi: 'सऊदी रियाल',
    symbol: 'ر.س',
    place: { en: 'Saudi Arabia', hi: 'सऊदी अरब' },
  },
  {
    code: 'QAR',
    name: 'Qatari Rial',
    hindi: 'क़तरी रियाल',
    symbol: 'ر.ق',
    place: { en: 'Qatar', hi: 'क़तर' },
  },
  {
    code: 'OMR',
    name: 'Omani Rial',
    hindi: 'ओमानी रियाल',
    symbol: 'ر.ع.',
    decimals: 3,
    place: { en: 'Oman', hi: 'ओमान' },
  },
  {
    code: 'KWD',
    name: 'Kuwaiti Dinar',
    hindi: 'कुवैती दीनार',
    symbol: 'د.ك',
    decimals: 3,
    place: { en: 'Kuwait', hi: 'कुवैत' },
  },
  {
    code: 'BHD',
    name: 'Bahraini Dinar',
    hindi: 'बहरीनी दीनार',
    symbol: 'د.ب',
    decimals: 3,
    place: { en: 'Bahrain', hi: 'बहरीन' },
  },
  { code: 'THB', name: 'Thai Baht', hindi: 'थाई बाट', symbol: '฿', place: { en: 'Thailand', hi: 'थाईलैंड' } },
  {
    code: 'MYR',
    name: 'Malaysian Ringgit',
    hindi: 'मलेशियाई रिंगिट',
    symbol: 'RM',
    place: { en: 'Malaysia', hi: 'मलेशिया' },
  },
  {
    code: 'IDR',
    name: 'Indonesian Rupiah',
    hindi: 'इंडोनेशियाई रुपिया',
    symbol: 'Rp',
    place: { en: 'Indonesia', hi: 'इंडोनेशिया' },
  },
  {
    code: 'LKR',
    name: 'Sri Lankan Rupee',
    hindi: 'श्रीलंकाई रुपया',
    symbol: 'Rs',
    place: { en: 'Sri Lanka', hi: 'श्रीलंका' },
  },
  {
    code: 'NPR',
    name: 'Nepalese Rupee',
    hindi: 'नेपाली रुपया',
    symbol: 'Rs',
    place: { en: 'Nepal', hi: 'नेपाल' },
  },
  {
    code: 'BDT',
    name: 'Bangladeshi Taka',
    hindi: 'बांग्लादेशी टका',
    symbol: '৳',
    place: { en: 'Bangladesh', hi: 'बांग्लादेश' },
  },
  {
    code: 'ZAR',
    name: 'South African Rand',
    hindi: 'दक्षिण अफ़्रीकी रैंड',
    symbol: 'R',
    place: { en: 'South Africa', hi: 'दक्षिण अफ़्रीका' },
  },
  {
    code: 'SEK',
    name: 'Swedish Krona',
    hindi: 'स्वीडिश क्रोना',
    symbol: 'kr',
    place: { en: 'Sweden', hi: 'स्वीडन' },
  },
  {
    code: 'NOK',
    name: 'Norwegian Krone',
    hindi: 'नॉर्वेजियन क्रोन',
    symbol: 'kr',
    place: { en: 'Norway', hi: 'नॉर्वे' },
  },
  {
    code: 'DKK',
    name: 'Danish Krone',
    hindi: 'डैनिश क्रोन',
    symbol: 'kr',
    place: { en: 'Denmark', hi: 'डेनमार्क' },
  },
  {
    code: 'KRW',
    name: 'South Korean Won',
    hindi: 'दक्षिण कोरियाई वॉन',
    symbol: '₩',
    decimals: 0,
    place: { en: 'South Korea', hi: 'दक्षिण कोरिया' },
  },
  { code: 'RUB', name: 'Russian Ruble', hindi: 'रूसी रूबल', symbol: '₽', place: { en: 'Russia', hi: 'रूस' } },
] as const satisfies readonly CurrencyEntry[]

export type CurrencyCode = (typeof entries)[number]['code']

export const currencies: readonly (Currency & { readonly code: CurrencyCode })[] = entries.map(entry => ({
  decimals: 2,
  ...addressed(entry),
}))
