import { findCategory } from '../categories/categories.ts'
import type { CategorySlug } from '../categories/category.ts'
import { destinationAt } from '../destinations/destinations.ts'
import type { CatalogIcon } from '../icons.ts'
import type { Bilingual } from '../language.ts'

export interface HomePromotion {
  readonly id: string
  /** Its name in analytics, with its creative and position. */
  readonly name: string
  readonly creative: string
  readonly position: string
  readonly icon: CatalogIcon
  readonly title: Bilingual
  readonly text: Bilingual
  readonly cta: Bilingual
  readonly link: string
}

export const promotions: readonly HomePromotion[] = [
  {
    id: 'electricity-every-state',
    name: 'electricity-every-state',
    creative: 'home-card-electricity',
    position: 'home-1',
    icon: 'zap',
    title: { en: 'Bijli bill, every state', hi: 'बिजली बिल, हर राज्य का' },
    text: {
      en: 'All 28 states and 8 union territories. See the amount due before you pay.',
      hi: 'सभी 28 राज्य और 8 केंद्र शासित प्रदेश, उनके बिजली बोर्ड के साथ। भुगतान से पहले देय रकम देखें।',
    },
    cta: { en: 'Choose your state', hi: 'अपना राज्य चुनें' },
    link: '/electricity-bill-payment',
  },
  {
    id: 'fastag-before-the-trip',
    name: 'fastag-before-the-trip',
    creative: 'home-card-fastag',
    position: 'home-2',
    icon: 'car-front',
    title: { en: 'Recharge FASTag before you set out', hi: 'निकलने से पहले फ़ास्टैग रिचार्ज करें' },
    text: {
      en: 'Your vehicle number and the bank on the tag are all you need.',
      hi: 'बस वाहन नंबर और टैग पर लिखा बैंक चाहिए।',
    },
    cta: { en: 'Recharge FASTag', hi: 'फ़ास्टैग रिचार्ज करें' },
    link: '{main}/fastag-recharge',
  },
  {
    id: 'emi-before-the-loan',
    name: 'emi-before-the-loan',
    creative: 'home-card-emi',
    position: 'home-3',
    icon: 'calculator',
    title: { en: 'Know the EMI before the loan', hi: 'लोन से पहले EMI जानें' },
    text: {
      en: 'See each month’s interest and principal, and what a loan costs in all.',
      hi: 'हर महीने का ब्याज और मूलधन, और लोन की पूरी लागत देखें।',
    },
    cta: { en: 'Open the EMI calculator', hi: 'EMI कैलकुलेटर खोलें' },
    link: '/tools/emi-calculator',
  },
]

/** The cards of the home page; a published card replaces the one at its place. */
export const promotionsWith = (published: readonly { place: number; card: HomePromotion }[]) =>
  promotions.map((card, index) => published.findLast(({ place }) => place === index + 1)?.card ?? card)

// The links of the home page: a tile for every category, and links to the tools and to what is not available yet.
interface HomeLink {
  readonly name: Bilingual
  readonly link: string
}

interface HomeTile extends HomeLink {
  readonly icon: CatalogIcon
}

const link = (path: string, en: string, hi: string): HomeLink => ({
  name: { en, hi },
  link: destinationAt(path)?.link ?? path,
})

/** The name of a category on its tile, the most used first; undefined without a tile. */
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
  'loan-emi-payment': { en: 'Loan EMI', hi: 'लोन EMI' },
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
  link('/tools/emi-calculator', 'EMI', 'EMI'),
  link('/tools/sip-calculator', 'SIP', 'एसआईपी'),
  link('/tools/income-tax-calculator', 'Income tax', 'आयकर'),
  link('/currency-converter', 'Currency', 'मुद्रा'),
  link('/ifsc-code', 'IFSC', 'IFSC'),
]

export const notYetLinks: readonly HomeLink[] = [
  link('/flights', 'Flights', 'फ़्लाइट'),
  link('/train-tickets', 'Trains', 'ट्रेनें'),
  link('/bus-tickets', 'Buses', 'बसें'),
  link('/movies', 'Movies', 'फ़िल्में'),
  link('/money-transfer', 'Money transfer', 'पैसे भेजें'),
  link('/personal-loan', 'Personal loan', 'पर्सनल लोन'),
]
