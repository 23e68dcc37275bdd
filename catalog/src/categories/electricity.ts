import type { CategoryEntry } from './category.ts'
import { consumerNumber, electricityStates } from './electricity-states.ts'

export const electricity: CategoryEntry = {
  slug: 'electricity-bill-payment',
  name: 'Electricity Bill Payment',
  hindi: 'बिजली बिल भुगतान',
  icon: 'zap',
  section: 7,
  mWebOrder: 2,
  flow: 'bill',
  providerWord: { en: 'State', hi: 'राज्य' },
  providerTitle: { en: '{provider} Electricity Bill Payment', hi: '{provider} बिजली बिल भुगतान' },
  providerSummary: {
    en: 'Pay the electricity bill of your home or shop in {provider}: choose your board, enter your consumer number, see the amount due before you pay.',
    hi: '{provider} में अपने घर या दुकान का बिजली बिल भरें: अपना बोर्ड चुनें, उपभोक्ता संख्या लिखें और भुगतान से पहले देय रकम देखें।',
  },
  summary: {
    en: 'Choose your state, then your electricity board. We ask the board for the bill and show you what is due before you pay.',
    hi: 'पहले अपना राज्य चुनें, फिर अपना बिजली बोर्ड। हम बोर्ड से बिल लेकर भुगतान से पहले आपको देय रकम दिखाते हैं।',
  },
  parameters: [consumerNumber],
  synonyms: [
    'bijli',
    'bijli bill',
    'light bill',
    'current bill',
    'eb bill',
    'power bill',
    'बिजली',
    'लाइट बिल',
    'बिजली का बिल',
    'इलेक्ट्रिसिटी बिल',
  ],
  popular: ['maharashtra', 'uttar-pradesh', 'new-delhi', 'karnataka', 'tamil-nadu', 'gujarat'],
  providers: electricityStates,
}
