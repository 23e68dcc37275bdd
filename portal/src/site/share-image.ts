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

/** What the pages below these paths are about. */
const folders: readonly (readonly [RegExp, Part])[] = [
  [/^\/(bus-tickets|flights|train-tickets|movies)\b/, 'travel'],
  [/^\/mutual-funds\b/, 'funds'],
  [/^\/(tools|currency-converter|ifsc-code)\b/, 'tools'],
  [/^\/(care|investor-relations)\b/, 'reading'],
]

const partOfKind: Readonly<Partial<Record<Destination['kind'], Part>>> = {
  category: 'bills',
  provider: 'bills',
  board: 'bills',
  service: 'reading',
  creditService: 'reading',
  company: 'reading',
}

export const shareImages = Object.values(images)

export function shareImage(path: string): ShareImage {
  const kind = destinationAt(path)?.kind
  const part = folders.find(([below]) => below.test(path))?.[1] ?? (kind && partOfKind[kind])
  return images[part ?? 'home']
}
