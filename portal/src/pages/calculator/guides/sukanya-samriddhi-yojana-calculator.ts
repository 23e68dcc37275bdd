import { smallSavings } from '@chowk/catalog'
import { type Guide, written } from './guide.ts'

export const sukanyaSamriddhiGuide: Guide = {
  title: { en: 'Sukanya Samriddhi Yojana Calculator (SSY)', hi: 'सुकन्या समृद्धि योजना (एसएसवाई) कैलकुलेटर' },
  description: {
    en: 'What yearly deposits in a Sukanya Samriddhi account come to when it matures 21 years after opening, and how old she will be.',
    hi: 'सुकन्या समृद्धि खाते में सालाना जमा, खुलने के 21 साल बाद परिपक्वता पर कितनी होगी, और तब बेटी की उम्र।',
  },
  lead: {
    en: 'A savings account for a daughter under ten: deposits for 15 years, interest for 21. See the balance for every year of her age.',
    hi: 'दस साल से छोटी बेटी के लिए बचत खाता: 15 साल जमा, 21 साल ब्याज। उसकी हर उम्र पर रकम देखें।',
  },
  formula: [
    written(
      'interest of a month = lowest balance after the 5th × rate ÷ 12',
      'महीने का ब्याज = 5 तारीख़ के बाद की सबसे कम रकम × दर ÷ 12',
    ),
    written('added at the end of each financial year', 'हर वित्त वर्ष के अंत में जुड़ता है'),
    written('deposits for 15 years, maturity after 21', '15 साल जमा, 21 साल बाद परिपक्वता'),
  ],
  where: [
    {
      en: 'Deposits of Rs. 250 to Rs. 1,50,000 in a financial year.',
      hi: 'एक वित्त वर्ष में ₹250 से ₹1,50,000 तक जमा।',
    },
    {
      en: 'The interest of a year is rounded to the paisa when it is added.',
      hi: 'साल का ब्याज जुड़ते समय पैसे तक पूरा किया जाता है।',
    },
  ],
  rules: {
    en: 'Sukanya Samriddhi Account Scheme, 2019. An account is opened in the name of a girl who has not attained the age of ten. The rate is set for every quarter, so you can change it above.',
    hi: 'सुकन्या समृद्धि खाता योजना, 2019। खाता उस बेटी के नाम खुलता है जो दस साल की नहीं हुई है। दर हर तिमाही के लिए तय होती है, इसलिए ऊपर दर बदल सकते हैं।',
  },
  basis: [smallSavings],
  about: [
    {
      title: { en: 'Six years of interest without deposits', hi: 'छह साल बिना जमा का ब्याज' },
      paragraphs: [
        {
          en: 'With Rs. 1,50,000 deposited by 5 April each year at 8.2%, the account holds about Rs. 44.8 lakh after the fifteenth year. Untouched for six more years it matures at Rs. 71,82,119, of which Rs. 22.5 lakh was deposited.',
          hi: 'हर साल 5 अप्रैल तक ₹1,50,000 जमा करने पर 8.2% से पंद्रहवें साल के बाद खाते में क़रीब ₹44.8 लाख होते हैं। छह साल और छोड़ने पर परिपक्वता ₹71,82,119 होती है, जिसमें जमा ₹22.5 लाख है।',
        },
        {
          en: 'Opened at birth, the account matures when she is 21; opened at nine, when she is 30. It may be closed earlier for her marriage once she is 18.',
          hi: 'जन्म पर खुला खाता 21 की उम्र में परिपक्व होता है; नौ साल पर खुला, 30 में। 18 साल के बाद विवाह के लिए पहले भी बंद किया जा सकता है।',
        },
      ],
    },
  ],
  faqs: [
    {
      question: { en: 'Can money be withdrawn for her education?', hi: 'क्या पढ़ाई के लिए पैसा निकाल सकते हैं?' },
      answer: {
        en: 'Yes: up to half of the balance of the previous financial year once she is 18 or has passed class 10, against proof of fees.',
        hi: 'हाँ: 18 साल की होने या दसवीं पास करने पर, पिछले वित्त वर्ष की रकम का आधा तक, शुल्क के प्रमाण पर।',
      },
    },
    {
      question: { en: 'How many accounts may a family open?', hi: 'एक परिवार कितने खाते खोल सकता है?' },
      answer: {
        en: 'One for each of two daughters. A third is possible when twins or triplets were born.',
        hi: 'दो बेटियों के लिए एक-एक। जुड़वाँ या तीन बच्चियाँ एक साथ होने पर तीसरा भी संभव है।',
      },
    },
    {
      question: { en: 'Is it taxed?', hi: 'क्या इस पर कर लगता है?' },
      answer: {
        en: 'Interest and maturity are free of tax in both regimes. Deposits are deducted under section 123 (80C before) in the old regime.',
        hi: 'ब्याज और परिपक्वता रकम दोनों व्यवस्थाओं में करमुक्त हैं। जमा की कटौती पुरानी व्यवस्था में धारा 123 (पहले 80C) में मिलती है।',
      },
    },
    {
      question: { en: 'What if a year’s deposit is missed?', hi: 'किसी साल जमा छूट जाए तो?' },
      answer: {
        en: 'The account is in default until Rs. 50 for each missed year is paid with the minimum of Rs. 250. It can be revived within the 15 years.',
        hi: 'खाता तब तक डिफ़ॉल्ट रहता है जब तक हर छूटे साल के ₹50 और न्यूनतम ₹250 न भरें। 15 साल के भीतर इसे चालू किया जा सकता है।',
      },
    },
  ],
  related: ['ppf-calculator', 'nsc-calculator', 'sip-calculator', 'fd-calculator'],
}
