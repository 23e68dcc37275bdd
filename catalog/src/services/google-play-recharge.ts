import type { ServicePage } from './service-page.ts'

export const googlePlayRecharge: ServicePage = {
  slug: 'google-play-recharge',
  path: '/google-play-recharge',
  link: '/google-play-recharge',
  name: 'Google Play Recharge',
  hindi: 'गूगल प्ले रिचार्ज',
  icon: 'circle-play',
  summary: {
    en: 'What a Google Play recharge code buys, how to redeem it and how to spot frauds. Codes are not sold on this site yet.',
    hi: 'गूगल प्ले रिचार्ज कोड से क्या मिलता है, उसे कैसे रिडीम करें और ठगी कैसे पहचानें। इस साइट पर कोड अभी नहीं मिलते।',
  },
  steps: [
    { en: 'Choose an amount and pay.', hi: 'रकम चुनें और भुगतान करें।' },
    { en: 'Receive the code with your order.', hi: 'ऑर्डर के साथ कोड पाएँ।' },
    {
      en: 'Open Google Play, tap your profile, choose to redeem a code and type it in.',
      hi: 'गूगल प्ले खोलें, अपनी प्रोफ़ाइल पर टैप करें, कोड रिडीम करना चुनें और कोड लिखें।',
    },
  ],
  needs: [
    {
      en: 'A Google account set to India; the code works in no other country',
      hi: 'भारत के लिए सेट गूगल खाता; कोड किसी और देश में नहीं चलता',
    },
  ],
  synonyms: ['google play', 'play store', 'redeem code', 'gift card', 'गूगल प्ले', 'प्ले स्टोर'],
  faqs: [
    {
      question: { en: 'Can I get a refund for a code?', hi: 'क्या कोड का पैसा वापस मिलता है?' },
      answer: {
        en: 'A delivered code cannot be taken back, since anyone who has seen it can use it. If no code arrives, the money returns.',
        hi: 'मिल चुका कोड वापस नहीं होता, क्योंकि उसे देखने वाला कोई भी इस्तेमाल कर सकता है। कोड न मिले तो पैसे लौट आते हैं।',
      },
    },
    {
      question: {
        en: 'Someone asks me to pay them with a code. Is that normal?',
        hi: 'कोई मुझसे कोड के रूप में भुगतान माँग रहा है। क्या यह ठीक है?',
      },
      answer: {
        en: 'No. No company, bank or office takes Google Play codes as payment. It is a fraud.',
        hi: 'नहीं। कोई कंपनी, बैंक या दफ़्तर गूगल प्ले कोड में भुगतान नहीं लेता। यह धोखाधड़ी है।',
      },
    },
    {
      question: {
        en: 'Does a code expire once I have added it?',
        hi: 'क्या जोड़ने के बाद कोड की वैधता ख़त्म होती है?',
      },
      answer: {
        en: 'Balance added to a Google account stays there. Google’s own terms apply to its use.',
        hi: 'गूगल खाते में जुड़ी रकम वहीं रहती है। उसके उपयोग पर गूगल की अपनी शर्तें लागू हैं।',
      },
    },
  ],
}
