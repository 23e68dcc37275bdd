import { digits, mobileNumber } from './biller-parameter.ts'
import type { CategoryEntry } from './category.ts'

export const creditCard: CategoryEntry = {
  slug: 'credit-card-bill-payment',
  name: 'Credit Card Bill Payment',
  hindi: 'क्रेडिट कार्ड बिल भुगतान',
  icon: 'credit-card',
  section: 7,
  mWebOrder: 5,
  flow: 'bill',
  providerWord: { en: 'Card issuer', hi: 'कार्ड जारीकर्ता' },
  providerTitle: { en: '{provider} Credit Card Bill Payment', hi: '{provider} क्रेडिट कार्ड बिल भुगतान' },
  providerSummary: {
    en: 'Pay your {provider} credit card bill with the card’s last four digits and your registered mobile number. We never ask for the full card number.',
    hi: 'कार्ड के आख़िरी चार अंक और पंजीकृत मोबाइल नंबर से {provider} क्रेडिट कार्ड का बिल भरें। हम पूरा कार्ड नंबर कभी नहीं माँगते।',
  },
  summary: {
    en: 'Pay your credit card bill in full or in part, without giving the full card number.',
    hi: 'पूरा कार्ड नंबर दिए बिना क्रेडिट कार्ड का बिल पूरा या कुछ हिस्सा भरें।',
  },
  parameters: [
    digits(
      {
        name: 'cardLastFour',
        label: { en: 'Last 4 digits of the card', hi: 'कार्ड के आख़िरी 4 अंक' },
        hint: {
          en: 'Only these four. Never type the whole number here',
          hi: 'केवल ये चार अंक। पूरा नंबर यहाँ कभी न लिखें',
        },
      },
      [4, 4],
    ),
    mobileNumber,
  ],
  synonyms: ['credit card', 'card bill', 'cc bill', 'क्रेडिट कार्ड'],
  providers: [{ name: 'IndusInd Bank' }],
}
