import { depositTax, smallSavings } from '@chowk/catalog'
import { type Guide, written } from './guide.ts'

export const rdGuide: Guide = {
  title: { en: 'RD Calculator for banks and post offices', hi: 'आरडी कैलकुलेटर, बैंक और डाकघर के लिए' },
  description: {
    en: 'What a recurring deposit pays at maturity, month by month, with the quarterly compounding that banks and post offices use.',
    hi: 'आवर्ती जमा परिपक्वता पर कितना देगी, महीने-दर-महीने, बैंक और डाकघर की तिमाही चक्रवृद्धि से।',
  },
  lead: {
    en: 'The same amount every month at a fixed rate. See what it comes to, and how each month adds up.',
    hi: 'तय दर पर हर महीने एक ही रकम। देखें कुल कितना होता है और हर महीना कैसे जुड़ता है।',
  },
  formula: [written('M = R × ((1 + i)ⁿ − 1) ÷ (1 − (1 + i)^(−1/3))')],
  where: [
    {
      en: 'R is the monthly amount, i the yearly rate divided by 4, n the number of quarters.',
      hi: 'R मासिक रकम, i सालाना दर का चौथाई, n तिमाहियों की संख्या।',
    },
    {
      en: 'Each instalment grows by the cube root of a quarter’s growth every month. Rounded to the paisa; a post office rounds to rupees.',
      hi: 'हर किस्त हर महीने तिमाही वृद्धि के घनमूल से बढ़ती है। पैसे तक पूरा; डाकघर रुपये तक करता है।',
    },
  ],
  rules: {
    en: 'Formula of the Indian Banks’ Association. The rate starts at the post office’s five-year rate; the rate at opening holds for the whole term.',
    hi: 'इंडियन बैंक्स एसोसिएशन का सूत्र। दर डाकघर की पाँच साल की दर से शुरू होती है; खुलने के समय की दर पूरी अवधि चलती है।',
  },
  basis: [smallSavings, depositTax],
  about: [
    {
      title: { en: 'An RD against an FD', hi: 'आरडी और एफ़डी में फ़र्क़' },
      paragraphs: [
        {
          en: 'Rs. 5,000 a month for five years at 6.7% comes to about Rs. 3,56,829: Rs. 3 lakh deposited and Rs. 56,829 of interest. The last instalments earn for a month or two only, so the interest is a little less than half (48%) of what Rs. 3 lakh in one deposit would earn.',
          hi: '₹5,000 महीना पाँच साल 6.7% पर क़रीब ₹3,56,829 होता है: ₹3 लाख जमा और ₹56,829 ब्याज। अंतिम किस्तें एक-दो महीने ही कमाती हैं, इसलिए ब्याज ₹3 लाख की एक जमा के ब्याज के आधे से कुछ कम (48%) होता है।',
        },
        {
          en: 'It suits those who save from a salary: a standing instruction moves the money before it is spent, and the rate cannot fall on the way.',
          hi: 'यह वेतन से बचत करने वालों के लिए ठीक है: स्थायी निर्देश से पैसा ख़र्च होने से पहले जमा हो जाता है, और दर बीच में नहीं घटती।',
        },
      ],
    },
  ],
  faqs: [
    {
      question: { en: 'What if I miss an instalment?', hi: 'किस्त छूट जाए तो?' },
      answer: {
        en: 'A post office charges Re. 1 for every Rs. 100 for each month missed, and after four misses the account stops unless revived within two months. Banks have their own charges.',
        hi: 'डाकघर हर छूटे महीने पर ₹100 पर ₹1 लेता है, और चार बार चूकने पर खाता रुक जाता है जब तक दो महीने में चालू न कराया जाए। बैंकों के अपने शुल्क हैं।',
      },
    },
    {
      question: { en: 'Can I close it early?', hi: 'क्या समय से पहले बंद कर सकते हैं?' },
      answer: {
        en: 'A post office account after three years, at the rate of its savings account. Banks allow it at any time at the rate for the time that passed, usually less a penalty.',
        hi: 'डाकघर का खाता तीन साल बाद, बचत खाते की दर पर। बैंक कभी भी, बीते समय की दर पर, आमतौर पर जुर्माना घटाकर।',
      },
    },
    {
      question: { en: 'Is RD interest taxed?', hi: 'क्या आरडी के ब्याज पर कर लगता है?' },
      answer: {
        en: 'Yes, at your slab, every year. Banks deduct tax on FD and RD interest together once it is over Rs. 50,000 in the year (Rs. 1,00,000 from the age of 60).',
        hi: 'हाँ, हर साल आपके स्लैब से। एफ़डी और आरडी का ब्याज मिलाकर साल में ₹50,000 (वरिष्ठ नागरिक ₹1,00,000) से ऊपर हो तो बैंक कर काटते हैं।',
      },
    },
  ],
  related: ['fd-calculator', 'sip-calculator', 'ppf-calculator', 'nsc-calculator'],
}
