import { smallSavings } from '@chowk/catalog'
import { type Guide, written } from './guide.ts'

export const ppfGuide: Guide = {
  title: {
    en: 'PPF Calculator: maturity, year by year',
    hi: 'पीपीएफ़ कैलकुलेटर: परिपक्वता, साल-दर-साल',
  },
  description: {
    en: 'The balance of a Public Provident Fund account after 15, 20, 25 or 30 years, with deposits once a year or every month.',
    hi: '15, 20, 25 या 30 साल बाद पब्लिक प्रॉविडेंट फ़ंड खाते की रकम, साल में एक बार या हर महीने जमा करने पर।',
  },
  lead: {
    en: 'A government-backed account of 15 years that can be extended by five years at a time. See what your deposits grow to.',
    hi: 'सरकार समर्थित 15 साल का खाता, जिसे पाँच-पाँच साल बढ़ाया जा सकता है। देखें आपकी जमा कितनी बढ़ती है।',
  },
  formula: [
    written(
      'interest of a month = lowest balance after the 5th × rate ÷ 12',
      'महीने का ब्याज = 5 तारीख़ के बाद की सबसे कम रकम × दर ÷ 12',
    ),
    written('added on 31 March of each year', 'हर साल 31 मार्च को जुड़ता है'),
  ],
  where: [
    {
      en: 'A deposit made by 5 April earns for the whole year; one made by the 5th of a month earns from that month on.',
      hi: '5 अप्रैल तक की जमा पूरे साल ब्याज कमाती है; किसी महीने की 5 तारीख़ तक की जमा उस महीने से।',
    },
    {
      en: 'The interest of a year is rounded to the paisa when it is added.',
      hi: 'साल का ब्याज जुड़ते समय पैसे तक पूरा किया जाता है।',
    },
  ],
  rules: {
    en: 'PPF Scheme, 2019. The government sets the rate for every quarter, so you can change it above.',
    hi: 'पीपीएफ़ योजना, 2019। सरकार हर तिमाही की दर तय करती है, इसलिए ऊपर दर बदल सकते हैं।',
  },
  basis: [smallSavings],
  about: [
    {
      title: { en: 'What the date of a deposit is worth', hi: 'जमा की तारीख़ कितने की है' },
      paragraphs: [
        {
          en: 'Rs. 1,50,000 put in by 5 April each year becomes Rs. 40,68,209 after 15 years at 7.1%. The same money in twelve monthly parts becomes Rs. 39,44,599. Paying early in the year is worth about Rs. 1.24 lakh.',
          hi: 'हर साल 5 अप्रैल तक ₹1,50,000 जमा करने पर 7.1% से 15 साल में ₹40,68,209 होते हैं। यही पैसा बारह मासिक हिस्सों में ₹39,44,599 होता है। साल की शुरुआत में जमा करना क़रीब ₹1.24 लाख का फ़ायदा है।',
        },
        {
          en: 'After 15 years you may take everything, keep the account without deposits, or go on depositing in blocks of five years if you say so within a year of maturity.',
          hi: '15 साल बाद आप पूरी रकम ले सकते हैं, बिना जमा के खाता रख सकते हैं, या परिपक्वता के एक साल के भीतर बताकर पाँच-पाँच साल जमा जारी रख सकते हैं।',
        },
      ],
    },
  ],
  faqs: [
    {
      question: { en: 'Is PPF interest taxed?', hi: 'क्या पीपीएफ़ के ब्याज पर कर लगता है?' },
      answer: {
        en: 'No, neither the interest nor the maturity amount, in both regimes. The deposit itself is deducted under section 123 (80C before) in the old regime only.',
        hi: 'नहीं, न ब्याज पर न परिपक्वता रकम पर, दोनों व्यवस्थाओं में। जमा की कटौती धारा 123 (पहले 80C) में केवल पुरानी व्यवस्था में मिलती है।',
      },
    },
    {
      question: { en: 'Can I take money out before 15 years?', hi: 'क्या 15 साल से पहले पैसा निकाल सकते हैं?' },
      answer: {
        en: 'From the seventh financial year part of the balance may be withdrawn, once a year. Between the third and the sixth year you can borrow against the account instead.',
        hi: 'सातवें वित्त वर्ष से साल में एक बार कुछ हिस्सा निकाल सकते हैं। तीसरे से छठे साल के बीच खाते पर लोन ले सकते हैं।',
      },
    },
    {
      question: { en: 'What if I miss a year?', hi: 'किसी साल जमा छूट जाए तो?' },
      answer: {
        en: 'The account becomes inactive until you pay Rs. 50 for each missed year together with the minimum of Rs. 500 for it. The balance goes on earning interest.',
        hi: 'खाता निष्क्रिय हो जाता है, जब तक हर छूटे साल के ₹50 और न्यूनतम ₹500 न भरें। रकम पर ब्याज मिलता रहता है।',
      },
    },
    {
      question: { en: 'Can I have two PPF accounts?', hi: 'क्या दो पीपीएफ़ खाते रख सकते हैं?' },
      answer: {
        en: 'No, one in your own name. You may open one for a child, but all deposits together may not exceed Rs. 1,50,000 in a financial year.',
        hi: 'नहीं, अपने नाम से एक ही। बच्चे के लिए खोल सकते हैं, पर कुल जमा एक वित्त वर्ष में ₹1,50,000 से ज़्यादा नहीं हो सकती।',
      },
    },
  ],
  related: [
    'sukanya-samriddhi-yojana-calculator',
    'nsc-calculator',
    'epf-calculator',
    'income-tax-calculator',
  ],
}
