import type { Named } from '../language.ts'
import type { Coordinates, Terminal } from './cities.ts'

export interface ForeignCity extends Named {
  readonly slug: string
  readonly hindi: string
  readonly country: Named
  readonly at: Coordinates
  readonly airport: Terminal
  /** IANA name, so that a page can say what time it is there. */
  readonly timeZone: string
  /** ISO 4217 code of the money spent there. */
  readonly currency: string
}

export const foreignCities = [
  {
    slug: 'bangkok',
    name: 'Bangkok',
    hindi: 'बैंकॉक',
    country: { name: 'Thailand', hindi: 'थाईलैंड' },
    at: [13.76, 100.5],
    airport: { code: 'BKK', name: 'Suvarnabhumi Airport' },
    timeZone: 'Asia/Bangkok',
    currency: 'THB',
  },
  {
    slug: 'colombo',
    name: 'Colombo',
    hindi: 'कोलंबो',
    country: { name: 'Sri Lanka', hindi: 'श्रीलंका' },
    at: [6.93, 79.85],
    airport: { code: 'CMB', name: 'Bandaranaike International Airport' },
    timeZone: 'Asia/Colombo',
    currency: 'LKR',
  },
  {
    slug: 'dubai',
    name: 'Dubai',
    hindi: 'दुबई',
    country: { name: 'United Arab Emirates', hindi: 'संयुक्त अरब अमीरात' },
    at: [25.2, 55.27],
    airport: { code: 'DXB', name: 'Dubai International Airport' },
    timeZone: 'Asia/Dubai',
    currency: 'AED',
  },
  {
    slug: 'hong-kong',
    name: 'Hong Kong',
    hindi: 'हांगकांग',
    country: { name: 'Hong Kong', hindi: 'हांगकांग' },
    at: [22.32, 114.17],
    airport: { code: 'HKG', name: 'Hong Kong International Airport' },
    timeZone: 'Asia/Hong_Kong',
    currency: 'HKD',
  },
  {
    slug: 'kathmandu',
    name: 'Kathmandu',
    hindi: 'काठमांडू',
    country: { name: 'Nepal', hindi: 'नेपाल' },
    at: [27.72, 85.32],
    airport: { code: 'KTM', name: 'Tribhuvan International Airport' },
    timeZone: 'Asia/Kathmandu',
    currency: 'NPR',
  },
  {
    slug: 'kuala-lumpur',
    name: 'Kuala Lumpur',
    hindi: 'कुआलालंपुर',
    country: { name: 'Malaysia', hindi: 'मलेशिया' },
    at: [3.14, 101.69],
    airport: { code: 'KUL', name: 'Kuala Lumpur International Airport' },
    timeZone: 'Asia/Kuala_Lumpur',
    currency: 'MYR',
  },
  {
    slug: 'london',
    name: 'London',
    hindi: 'लंदन',
    country: { name: 'United Kingdom', hindi: 'यूनाइटेड किंगडम' },
    at: [51.51, -0.13],
    airport: { code: 'LHR', name: 'Heathrow Airport' },
    timeZone: 'Europe/London',
    currency: 'GBP',
  },
  {
    slug: 'new-york',
    name: 'New York',
    hindi: 'न्यूयॉर्क',
    country: { name: 'United States', hindi: 'अमेरिका' },
    at: [40.71, -74.01],
    airport: { code: 'JFK', name: 'John F. Kennedy International Airport' },
    timeZone: 'America/New_York',
    currency: 'USD',
  },
  {
    slug: 'singapore',
    name: 'Singapore',
    hindi: 'सिंगापुर',
    country: { name: 'Singapore', hindi: 'सिंगापुर' },
    at: [1.35, 103.82],
    airport: { code: 'SIN', name: 'Singapore Changi Airport' },
    timeZone: 'Asia/Singapore',
    currency: 'SGD',
  },
] as const satisfies readonly ForeignCity[]

export type ForeignCitySlug = (typeof foreignCities)[number]['slug']
