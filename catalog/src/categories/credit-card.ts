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
  needs: [
    { en: 'The last four digits of the card', hi: 'कार्ड के आख़िरी चार अंक' },
    { en: 'The mobile number registered with the bank', hi: 'बैंक में पंजीकृत मोबाइल नंबर' },
  ],
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
  faqs: [
    {
      question: { en: 'Why do you not ask for the full card number?', hi: 'आप पूरा कार्ड नंबर क्यों नहीं माँगते?' },
      answer: {
        en: 'The bank finds your card by the last four digits and your registered mobile number. What we do not hold cannot leak.',
        hi: 'बैंक आख़िरी चार अंकों और पंजीकृत मोबाइल नंबर से आपका कार्ड पहचान लेता है। जो हमारे पास है ही नहीं, वह लीक भी नहीं हो सकता।',
      },
    },
    {
      question: { en: 'Is it enough to pay the minimum due?', hi: 'क्या न्यूनतम देय भरना काफ़ी है?' },
      answer: {
        en: 'It avoids the late fee, but the bank charges interest on the rest, and usually on new purchases too until all is paid.',
        hi: 'इससे विलंब शुल्क नहीं लगता, पर बाक़ी रकम पर बैंक ब्याज लेता है, और पूरा चुकाने तक आमतौर पर नई ख़रीद पर भी।',
      },
    },
    {
      question: { en: 'How long before the due date should I pay?', hi: 'देय तिथि से कितने पहले भुगतान करें?' },
      answer: {
        en: 'Leave two working days: some banks post payments on the next working day.',
        hi: 'दो कार्यदिवस पहले: कुछ बैंक भुगतान अगले कार्यदिवस में चढ़ाते हैं।',
      },
    },
  ],
  providers: [{ name: 'IndusInd Bank' }],
}
