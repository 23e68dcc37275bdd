import type { ServicePage } from './service-page.ts'

export const nps: ServicePage = {
  slug: 'nps',
  path: '/nps',
  link: '/nps',
  name: 'National Pension System',
  hindi: 'राष्ट्रीय पेंशन प्रणाली',
  icon: 'umbrella',
  summary: {
    en: 'The National Pension System (NPS) under the regulator PFRDA: its two accounts, how money comes out, and tax. Contributing is not available on this site yet.',
    hi: 'पेंशन नियामक पीएफ़आरडीए की राष्ट्रीय पेंशन प्रणाली (एनपीएस): उसके दो खाते, निकासी और कर। इस साइट से अंशदान अभी उपलब्ध नहीं है।',
  },
  steps: [
    {
      en: 'Open an account once and receive a 12-digit PRAN that stays yours for life.',
      hi: 'एक बार खाता खोलें और 12 अंकों का प्रान पाएँ जो जीवन भर आपका रहता है।',
    },
    {
      en: 'Contribute when you like; tier I needs at least Rs. 1,000 in a year.',
      hi: 'जब चाहें अंशदान करें; टियर I में साल में कम से कम ₹1,000 ज़रूरी हैं।',
    },
    {
      en: 'At retirement part of the sum is paid out and the rest buys a pension.',
      hi: 'सेवानिवृत्ति पर रकम का एक हिस्सा मिलता है और बाक़ी से पेंशन ख़रीदी जाती है।',
    },
  ],
  needs: [
    { en: 'PAN, Aadhaar and a bank account to open one', hi: 'खाता खोलने के लिए पैन, आधार और बैंक खाता' },
    { en: 'Your PRAN to contribute', hi: 'अंशदान के लिए आपका प्रान' },
  ],
  synonyms: ['nps', 'pension', 'pran', 'retirement', 'पेंशन', 'एनपीएस'],
  faqs: [
    {
      question: {
        en: 'What is the difference between tier I and tier II?',
        hi: 'टियर I और टियर II में क्या अंतर है?',
      },
      answer: {
        en: 'Tier I is the pension account, with tax benefits and limits on withdrawal. Tier II is an optional savings account you can draw from freely.',
        hi: 'टियर I पेंशन खाता है, जिसमें कर लाभ और निकासी की सीमाएँ हैं। टियर II वैकल्पिक बचत खाता है जिससे पैसे कभी भी निकाल सकते हैं।',
      },
    },
    {
      question: { en: 'Which tax benefit is special to NPS?', hi: 'एनपीएस का ख़ास कर लाभ क्या है?' },
      answer: {
        en: 'Under the old regime up to Rs. 50,000 a year can be deducted beyond the 80C limit. An employer’s contribution is deductible in both regimes.',
        hi: 'पुरानी व्यवस्था में 80C की सीमा के अलावा साल में ₹50,000 तक की कटौती मिलती है। नियोक्ता का अंशदान दोनों व्यवस्थाओं में कटौती योग्य है।',
      },
    },
    {
      question: { en: 'Are the returns guaranteed?', hi: 'क्या रिटर्न की गारंटी है?' },
      answer: {
        en: 'No. The money is invested in shares and bonds and its value moves with the market.',
        hi: 'नहीं। पैसा शेयरों और बॉन्ड में लगता है और उसका मूल्य बाज़ार के साथ बदलता है।',
      },
    },
  ],
}
