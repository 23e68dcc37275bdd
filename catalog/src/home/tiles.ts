// The home page's tiles: the most wanted pages of each footer section.
import { findCategory } from '../categories/categories.ts'
import type { CategorySlug } from '../categories/category.ts'
import { destinationAt } from '../destinations/destinations.ts'
import type { FooterSectionId } from '../footer/footer.ts'
import { sectionWords } from '../footer/sections.ts'
import type { IconName } from '../icons.ts'
import type { Bilingual } from '../language.ts'
import { isNotYet } from '../service-pages/not-yet.ts'

interface HomeTile {
  readonly name: Bilingual
  readonly link: string
  readonly icon: IconName
  readonly isNotYet?: true
}

export interface HomeTileGroup {
  readonly sectionId: FooterSectionId
  readonly title: Bilingual
  readonly tiles: readonly HomeTile[]
}

const tile = (path: string, icon: IconName, en: string, hi: string): HomeTile => ({
  name: { en, hi },
  link: destinationAt(path)?.link ?? path,
  icon,
  ...(isNotYet(path) && { isNotYet: true }),
})

/** What a category is called on its tile, the most wanted first; undefined where it has none. */
const categoryTiles: Readonly<Record<CategorySlug, Bilingual | undefined>> = {
  'mobile-recharge': { en: 'Mobile', hi: 'मोबाइल' },
  'electricity-bill-payment': { en: 'Electricity', hi: 'बिजली' },
  'dth-recharge': { en: 'DTH', hi: 'डीटीएच' },
  'fastag-recharge': { en: 'FASTag', hi: 'फ़ास्टैग' },
  'gas-bill-payment': { en: 'Piped gas', hi: 'पाइप गैस' },
  'water-bill-payment': { en: 'Water', hi: 'पानी' },
  'broadband-bill-payment': { en: 'Broadband', hi: 'ब्रॉडबैंड' },
  'postpaid-bill-payment': { en: 'Postpaid', hi: 'पोस्टपेड' },
  'metro-card-recharge': { en: 'Metro card', hi: 'मेट्रो कार्ड' },
  'rental-bill-payment': { en: 'Rent', hi: 'किराया' },
  'credit-card-bill-payment': { en: 'Credit card', hi: 'क्रेडिट कार्ड' },
  'municipal-payments': { en: 'Property tax', hi: 'संपत्ति कर' },
  'loan-emi-payment': { en: 'Loan EMI', hi: 'लोन ईएमआई' },
  'insurance-premium-payment': { en: 'Insurance', hi: 'बीमा' },
  'datacard-recharge': undefined,
  'landline-bill-payment': undefined,
  'cabletv-recharge': undefined,
  'toll-tag-recharge': undefined,
  devotion: undefined,
}

const categoryTilesIn = (section: FooterSectionId): readonly HomeTile[] =>
  Object.entries(categoryTiles).flatMap(([slug, name]) => {
    const category = findCategory(slug)
    return name && category?.section === section ? [{ name, link: category.link, icon: category.icon }] : []
  })

const tilesBySection: Readonly<Record<FooterSectionId, readonly HomeTile[]>> = {
  7: categoryTilesIn(7),
  8: [...categoryTilesIn(8), tile('/education-fee-payment', 'graduation-cap', 'Education fee', 'शिक्षा शुल्क')],
  9: [
    tile('/flights', 'plane', 'Flights', 'फ़्लाइट'),
    tile('/train-tickets', 'train-front', 'Trains', 'ट्रेनें'),
    tile('/bus-tickets', 'bus', 'Buses', 'बसें'),
    tile('/movies', 'film', 'Movies', 'फ़िल्में'),
    tile('/train-tickets/pnr-status', 'ticket-check', 'PNR status', 'पीएनआर स्थिति'),
    tile('/train-tickets/running-status', 'clock', 'Running status', 'ट्रेन की स्थिति'),
  ],
  11: [
    tile('/mutual-funds', 'chart-line', 'Mutual funds', 'म्यूचुअल फ़ंड'),
    tile('/nps', 'umbrella', 'NPS', 'एनपीएस'),
    tile('/money-transfer', 'arrow-left-right', 'Money transfer', 'पैसे भेजें'),
  ],
  12: [
    tile('/personal-loan', 'banknote', 'Personal loan', 'पर्सनल लोन'),
    tile('/credit-cards', 'credit-card', 'Credit cards', 'क्रेडिट कार्ड'),
    tile('/free-credit-score', 'gauge', 'Credit score', 'क्रेडिट स्कोर'),
  ],
  13: [
    tile('/tools/emi-calculator', 'calculator', 'EMI', 'ईएमआई'),
    tile('/tools/sip-calculator', 'trending-up', 'SIP', 'एसआईपी'),
    tile('/tools/income-tax-calculator', 'percent', 'Income tax', 'आयकर'),
    tile('/tools/ppf-calculator', 'piggy-bank', 'PPF', 'पीपीएफ़'),
    tile('/currency-converter', 'coins', 'Currency', 'मुद्रा'),
    tile('/ifsc-code', 'landmark', 'IFSC', 'आईएफ़एससी'),
  ],
}

export const homeTiles: readonly HomeTileGroup[] = sectionWords.map(({ id, name, hindi }) => ({
  sectionId: id,
  title: { en: name, hi: hindi },
  tiles: tilesBySection[id],
}))
