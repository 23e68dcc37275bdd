/** The preview picture of a shared link: one for each part of the portal. */
import { type Destination, destinationAt, type Locale } from '@chowk/catalog'

interface ShareImage {
  readonly file: string
  readonly alt: Readonly<Record<Locale, string>>
}

const images = {
  bills: { file: 'share-bills.png', alt: { en: 'Recharges and bills', hi: 'रिचार्ज और बिल' } },
  travel: { file: 'share-travel.png', alt: { en: 'Trains, flights and buses', hi: 'ट्रेन, उड़ान और बस' } },
  funds: { file: 'share-funds.png', alt: { en: 'Mutual funds', hi: 'म्यूचुअल फ़ंड' } },
  tools: { file: 'share-tools.png', alt: { en: 'Calculators and codes', hi: 'कैलकुलेटर और कोड' } },
  reading: { file: 'share-reading.png', alt: { en: 'Help and guides', hi: 'मदद और जानकारी' } },
  home: { file: 'share.png', alt: { en: 'Recharges and bill payments', hi: 'रिचार्ज और बिल भुगतान' } },
} satisfies Readonly<Record<string, ShareImage>>

type Part = keyof typeof images

const partOf: Readonly<Record<Exclude<Destination['kind'], 'hub' | 'sitemap'>, Part>> = {
  category: 'bills',
  provider: 'bills',
  board: 'bills',
  service: 'reading',
  creditService: 'reading',
  trainService: 'travel',
  movieCity: 'travel',
  movieGenre: 'travel',
  movieLanguage: 'travel',
  busRoute: 'travel',
  trainRoute: 'travel',
  flightRoute: 'travel',
  internationalFlightRoute: 'travel',
  mutualFundCategory: 'funds',
  amc: 'funds',
  scheme: 'funds',
  calculator: 'tools',
  currency: 'tools',
  ifscBank: 'tools',
  company: 'reading',
  investor: 'reading',
}

/** Hubs and lists of links have the picture of the pages they link to. */
const folders: readonly (readonly [RegExp, Part])[] = [
  [/^\/(bus-tickets|flights|train-tickets|movies)\b/, 'travel'],
  [/^\/mutual-funds\b/, 'funds'],
  [/^\/(tools|currency-converter|ifsc-code)\b/, 'tools'],
  [/^\/(care|investor-relations)\b/, 'reading'],
]

export const shareImages = Object.values(images)

export function shareImage(path: string): ShareImage {
  const found = destinationAt(path)
  if (found && found.kind !== 'hub' && found.kind !== 'sitemap') return images[partOf[found.kind]]
  return images[folders.find(([below]) => below.test(path))?.[1] ?? 'home']
}
