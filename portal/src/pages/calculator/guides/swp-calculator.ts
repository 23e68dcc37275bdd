import { type Guide, written } from './guide.ts'

export const swpGuide: Guide = {
  title: { en: 'SWP Calculator: how long your money lasts', hi: 'एसडब्ल्यूपी कैलकुलेटर: पैसा कितना चलेगा' },
  description: {
    en: 'See how long an investment lasts while you withdraw a fixed amount every month, and what is left at the end.',
    hi: 'हर महीने तय रकम निकालने पर निवेश कितने समय चलेगा और अंत में कितना बचेगा।',
  },
  lead: {
    en: 'A systematic withdrawal plan pays you every month while the rest stays invested. See the balance after every year.',
    hi: 'सिस्टमैटिक विदड्रॉल प्लान हर महीने आपको पैसा देता है और बाक़ी निवेश में रहता है। हर साल के बाद बची रकम देखें।',
  },
  formula: [
    written(
      'balance = balance × (1 + i) − withdrawal, every month',
      'हर महीने: शेष रकम = शेष रकम × (1 + i) − निकासी',
    ),
  ],
  where: [
    {
      en: 'i is the yearly return divided by 12; you withdraw at the end of each month.',
      hi: 'i सालाना रिटर्न का बारहवाँ हिस्सा है; निकासी महीने के अंत में होती है।',
    },
    {
      en: 'When the balance is less than the withdrawal, what is left is paid and the plan ends. Rounded to the paisa.',
      hi: 'रकम निकासी से कम हो जाए तो जो बचा है वह मिलता है और योजना समाप्त होती है। पैसे तक पूरा।',
    },
  ],
  rules: {
    en: 'Arithmetic of a steady return (2026); real returns go up and down. Tax on each withdrawal and exit loads are not taken off.',
    hi: 'एक-समान रिटर्न का गणित (2026); असली रिटर्न घटता-बढ़ता है। हर निकासी का कर और एग्ज़िट लोड नहीं घटाए गए।',
  },
  about: [
    {
      title: { en: 'How much is safe to withdraw', hi: 'कितना निकालना सुरक्षित है' },
      paragraphs: [
        {
          en: 'Rs. 20 lakh at 8% earns about Rs. 13,333 a month. Withdraw that and the sum stays whole. At Rs. 15,000 it lasts 27 years and 7 months, at Rs. 20,000 only 13 years and 10 months.',
          hi: '₹20 लाख 8% पर महीने में क़रीब ₹13,333 कमाते हैं। उतना निकालें तो रकम पूरी बनी रहती है। ₹15,000 पर वह 27 साल 7 महीने चलती है, ₹20,000 पर केवल 13 साल 10 महीने।',
        },
        {
          en: 'A bad market in the first years hurts most, since units are sold cheaply and cannot recover. Leave a margin: plan with a return lower than you hope for.',
          hi: 'शुरुआती सालों का ख़राब बाज़ार सबसे ज़्यादा नुकसान करता है, क्योंकि यूनिटें सस्ते में बिक जाती हैं। गुंजाइश रखें: उम्मीद से कम रिटर्न पर योजना बनाएँ।',
        },
      ],
    },
  ],
  faqs: [
    {
      question: {
        en: 'Is an SWP better than a fund’s dividend option?',
        hi: 'क्या एसडब्ल्यूपी, फ़ंड के लाभांश विकल्प से बेहतर है?',
      },
      answer: {
        en: 'You choose the amount and the day, and only the gain in each withdrawal is taxed. A fund’s payout (IDCW) is decided by the fund and taxed in full at your slab.',
        hi: 'रकम और दिन आप चुनते हैं, और हर निकासी में केवल लाभ पर कर लगता है। फ़ंड का भुगतान (आईडीसीडब्ल्यू) फ़ंड तय करता है और पूरे पर आपके स्लैब से कर लगता है।',
      },
    },
    {
      question: { en: 'Can I change or stop an SWP?', hi: 'क्या एसडब्ल्यूपी बदल या रोक सकते हैं?' },
      answer: {
        en: 'Yes, at any time, by telling the fund house some days ahead. The remaining units stay invested.',
        hi: 'हाँ, कभी भी, फ़ंड हाउस को कुछ दिन पहले बताकर। बाक़ी यूनिटें निवेश में रहती हैं।',
      },
    },
    {
      question: { en: 'Why does the balance grow in my result?', hi: 'मेरे परिणाम में रकम बढ़ क्यों रही है?' },
      answer: {
        en: 'Because you withdraw less than the money earns. The withdrawal that keeps it level is the sum times the yearly return, divided by 12.',
        hi: 'क्योंकि आप कमाई से कम निकाल रहे हैं। रकम बराबर रखने वाली निकासी है: रकम गुणा सालाना रिटर्न, भाग 12।',
      },
    },
  ],
  related: ['sip-calculator', 'lumpsum-calculator', 'nps-calculator', 'fd-calculator'],
}
