// What home leads to: a tile for everything that can be paid, and by name the tools and what is not available yet.
import { findCategory } from '../categories/categories.ts'
import type { CategorySlug } from '../categories/category.ts'
import { destinationAt } from '../destinations/destinations.ts'
import type { IconName } from '../icons.ts'
import type { Bilingual } from '../language.ts'

interface HomeLink {
  readonly name: Bilingual
  readonly link: string
}

interface HomeTile extends HomeLink {
  readonly icon: IconName
}

const link = (path: string, en: string, hi: string): HomeLink => ({
  name: { en, hi },
  link: destinationAt(path)?.link ?? path,
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

export const billTiles: readonly HomeTile[] = Object.entries(categoryTiles).flatMap(([slug, name]) => {
  const category = findCategory(slug)
  return name && category ? [{ name, link: category.link, icon: category.icon }] : []
})

export const toolLinks: readonly HomeLink[] = [
  link('/tools/emi-calculator', 'EMI', 'ईएमआई'),
  link('/tools/sip-calculator', 'SIP', 'एसआईपी'),
  link('/tools/income-tax-calculator', 'Income tax', 'आयकर'),
  link('/tools/ppf-calculator', 'PPF', 'पीपीएफ़'),
  link('/currency-converter', 'Currency', 'मुद्रा'),
  link('/ifsc-code', 'IFSC', 'आईएफ़एससी'),
]

export const notYetLinks: readonly HomeLink[] = [
  link('/flights', 'Flights', 'फ़्लाइट'),
  link('/train-tickets', 'Trains', 'ट्रेनें'),
  link('/bus-tickets', 'Buses', 'बसें'),
  link('/movies', 'Movies', 'फ़िल्में'),
  link('/education-fee-payment', 'Education fee', 'शिक्षा शुल्क'),
  link('/nps', 'NPS', 'एनपीएस'),
  link('/money-transfer', 'Money transfer', 'पैसे भेजें'),
  link('/personal-loan', 'Personal loan', 'पर्सनल लोन'),
  link('/credit-cards', 'Credit cards', 'क्रेडिट कार्ड'),
  link('/free-credit-score', 'Credit score', 'क्रेडिट स्कोर'),
]
