import type { Named } from '../language.ts'
import { withSlugs } from '../slug.ts'
import type { Coordinates } from './cities.ts'

export interface ForeignCity extends Named {
  readonly slug: string
  readonly hindi: string
  readonly country: Named
  readonly at: Coordinates
  /** IANA name, so that a page can say what time it is there. */
  readonly timeZone: string
  /** ISO 4217 code of the money spent there. */
  readonly currency: string
}

const entries = {
  bangkok: {
    name: 'Bangkok',
    hindi: 'बैंकॉक',
    country: { name: 'Thailand', hindi: 'थाईलैंड' },
    at: [13.76, 100.5],
    timeZone: 'Asia/Bangkok',
    currency: 'THB',
  },
  colombo: {
    name: 'Colombo',
    hindi: 'कोलंबो',
    country: { name: 'Sri Lanka', hindi: 'श्रीलंका' },
    at: [6.93, 79.85],
    timeZone: 'Asia/Colombo',
    currency: 'LKR',
  },
  dubai: {
    name: 'Dubai',
    hindi: 'दुबई',
    country: { name: 'United Arab Emirates', hindi: 'संयुक्त अरब अमीरात' },
    at: [25.2, 55.27],
    timeZone: 'Asia/Dubai',
    currency: 'AED',
  },
  'hong-kong': {
    name: 'Hong Kong',
    hindi: 'हांगकांग',
    country: { name: 'Hong Kong', hindi: 'हांगकांग' },
    at: [22.32, 114.17],
    timeZone: 'Asia/Hong_Kong',
    currency: 'HKD',
  },
  kathmandu: {
    name: 'Kathmandu',
    hindi: 'काठमांडू',
    country: { name: 'Nepal', hindi: 'नेपाल' },
    at: [27.72, 85.32],
    timeZone: 'Asia/Kathmandu',
    currency: 'NPR',
  },
  'kuala-lumpur': {
    name: 'Kuala Lumpur',
    hindi: 'कुआलालंपुर',
    country: { name: 'Malaysia', hindi: 'मलेशिया' },
    at: [3.14, 101.69],
    timeZone: 'Asia/Kuala_Lumpur',
    currency: 'MYR',
  },
  london: {
    name: 'London',
    hindi: 'लंदन',
    country: { name: 'United Kingdom', hindi: 'यूनाइटेड किंगडम' },
    at: [51.51, -0.13],
    timeZone: 'Europe/London',
    currency: 'GBP',
  },
  'new-york': {
    name: 'New York',
    hindi: 'न्यूयॉर्क',
    country: { name: 'United States', hindi: 'अमेरिका' },
    at: [40.71, -74.01],
    timeZone: 'America/New_York',
    currency: 'USD',
  },
  singapore: {
    name: 'Singapore',
    hindi: 'सिंगापुर',
    country: { name: 'Singapore', hindi: 'सिंगापुर' },
    at: [1.35, 103.82],
    timeZone: 'Asia/Singapore',
    currency: 'SGD',
  },
} as const satisfies Readonly<Record<string, Omit<ForeignCity, 'slug'>>>

export type ForeignCitySlug = keyof typeof entries

export const foreignCities = withSlugs<ForeignCitySlug, Omit<ForeignCity, 'slug'>>(entries)
