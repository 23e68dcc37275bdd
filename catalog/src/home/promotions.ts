import type { IconName } from '../icons.ts'
import type { Bilingual } from '../language.ts'

export interface HomePromotion {
  readonly id: string
  /** What analytics calls it, with its creative and position. */
  readonly name: string
  readonly creative: string
  readonly position: string
  readonly icon: IconName
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
      en: 'All 28 states and 8 union territories, with their electricity boards. See the amount due before you pay.',
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
    title: { en: 'Know the EMI before the loan', hi: 'लोन से पहले ईएमआई जानें' },
    text: {
      en: 'See each month’s interest and principal, and what a loan costs in all.',
      hi: 'हर महीने का ब्याज और मूलधन, और लोन की पूरी लागत देखें।',
    },
    cta: { en: 'Open the EMI calculator', hi: 'ईएमआई कैलकुलेटर खोलें' },
    link: '/tools/emi-calculator',
  },
]
