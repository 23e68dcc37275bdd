import { type Guide, written } from './guide.ts'

export const emiGuide: Guide = {
  title: {
    en: 'EMI Calculator: instalment, interest and schedule',
    hi: 'ईएमआई कैलकुलेटर: किस्त, ब्याज और पूरा ब्योरा',
  },
  description: {
    en: 'Work out the monthly instalment of any loan from its amount, rate and tenure, with the total interest and a schedule for every month.',
    hi: 'रकम, दर और अवधि से किसी भी लोन की मासिक किस्त निकालें, साथ में कुल ब्याज और हर महीने का ब्योरा।',
  },
  lead: {
    en: 'Enter the loan, the rate and the years. You see the instalment, what the loan costs in all, and how much you owe after each month.',
    hi: 'लोन, दर और साल लिखें। आपको किस्त, लोन की कुल लागत और हर महीने के बाद का बकाया दिखेगा।',
  },
  formula: [written('EMI = P × r × (1 + r)ⁿ ÷ ((1 + r)ⁿ − 1)')],
  where: [
    {
      en: 'P is the loan, r the yearly rate divided by 12, n the number of months.',
      hi: 'P लोन रकम है, r सालाना दर का बारहवाँ हिस्सा, n महीनों की संख्या।',
    },
    {
      en: 'Each month’s interest is r times what is still owed. The instalment is rounded to the paisa.',
      hi: 'हर महीने का ब्याज बकाया रकम का r गुना होता है। किस्त पैसे तक पूरी की जाती है।',
    },
  ],
  rules: {
    en: 'Reducing balance with monthly rests, as lenders in India quote EMI loans in 2026. Lenders may round the instalment up to the next rupee.',
    hi: 'घटते बकाया पर मासिक गणना, जैसे 2026 में भारत के बैंक ईएमआई लोन बताते हैं। बैंक किस्त को अगले रुपये तक बढ़ा सकते हैं।',
  },
  about: [
    {
      title: {
        en: 'Why the first instalments are mostly interest',
        hi: 'शुरुआती किस्तों में ब्याज ज़्यादा क्यों होता है',
      },
      paragraphs: [
        {
          en: 'The instalment never changes, but what it pays for does. In the first month the whole loan is owed, so interest takes its largest share. Each instalment lowers the balance a little, the next month’s interest is smaller, and more of the same amount goes to the principal.',
          hi: 'किस्त नहीं बदलती, पर वह किस काम आती है यह बदलता है। पहले महीने पूरा लोन बकाया होता है, इसलिए ब्याज का हिस्सा सबसे बड़ा होता है। हर किस्त बकाया घटाती है, अगले महीने ब्याज कम लगता है और उसी रकम का ज़्यादा हिस्सा मूलधन में जाता है।',
        },
        {
          en: 'A longer tenure makes the instalment smaller and the loan dearer. On Rs. 10 lakh at 8.5%, going from 15 to 20 years lowers the instalment by about Rs. 1,170 and adds about Rs. 3.1 lakh of interest.',
          hi: 'लंबी अवधि किस्त छोटी और लोन महँगा करती है। ₹10 लाख पर 8.5% की दर से 15 की जगह 20 साल लेने पर किस्त क़रीब ₹1,170 घटती है और ब्याज क़रीब ₹3.1 लाख बढ़ता है।',
        },
      ],
    },
  ],
  faqs: [
    {
      question: { en: 'Is my real EMI the same as this one?', hi: 'क्या मेरी असली ईएमआई यही होगी?' },
      answer: {
        en: 'Close to it. Lenders may round the instalment to a whole rupee and charge interest for the days between the payout and the first instalment. Fees and insurance are extra.',
        hi: 'इसके आसपास। बैंक किस्त को पूरे रुपये में कर सकते हैं और लोन मिलने से पहली किस्त तक के दिनों का ब्याज अलग लेते हैं। शुल्क और बीमा अलग हैं।',
      },
    },
    {
      question: {
        en: 'What happens to the EMI when a floating rate changes?',
        hi: 'फ़्लोटिंग दर बदलने पर ईएमआई का क्या होता है?',
      },
      answer: {
        en: 'The lender changes either the instalment or the tenure. Reserve Bank rules of August 2023 say it must tell you the effect and let you choose between a higher EMI, a longer tenure, or both, or repaying in part.',
        hi: 'बैंक या तो किस्त बदलता है या अवधि। अगस्त 2023 के रिज़र्व बैंक के नियमों के अनुसार उसे असर बताना होगा और आपको ज़्यादा ईएमआई, लंबी अवधि, दोनों, या आंशिक भुगतान में से चुनने देना होगा।',
      },
    },
    {
      question: { en: 'Is a flat rate the same as this rate?', hi: 'क्या फ़्लैट दर और यह दर एक ही हैं?' },
      answer: {
        en: 'No. A flat rate charges interest on the whole loan to the end, although you repay part of it every month. A flat 8% over three years costs about as much as 14.5% on the reducing balance.',
        hi: 'नहीं। फ़्लैट दर में अंत तक पूरे लोन पर ब्याज लगता है, जबकि आप हर महीने कुछ हिस्सा चुका रहे होते हैं। तीन साल के लिए 8% फ़्लैट घटते बकाया पर क़रीब 14.5% के बराबर पड़ता है।',
      },
    },
  ],
  related: [
    'home-loan-emi-calculator',
    'personal-loan-emi-calculator',
    'car-loan-emi-calculator',
    'simple-interest-calculator',
  ],
}
