import { smallSavings } from '@chowk/catalog'
import { type Guide, written } from './guide.ts'

export const nscGuide: Guide = {
  title: {
    en: 'NSC Calculator: maturity after five years',
    hi: 'एनएससी कैलकुलेटर: पाँच साल बाद रकम',
  },
  description: {
    en: 'The maturity value of National Savings Certificates after five years, with the interest of each year for your tax return.',
    hi: 'पाँच साल बाद राष्ट्रीय बचत पत्र की परिपक्वता रकम, और कर रिटर्न के लिए हर साल का ब्याज।',
  },
  lead: {
    en: 'A five-year certificate from the post office. The interest of every year is shown, since you declare it even though it is paid at the end.',
    hi: 'डाकघर का पाँच साल का प्रमाणपत्र। हर साल का ब्याज दिखाया गया है, क्योंकि वह अंत में मिलता है पर हर साल बताना होता है।',
  },
  formula: [written('M = P × (1 + r)⁵')],
  where: [
    {
      en: 'P is the amount of the certificates, r the yearly rate, fixed on the day you buy.',
      hi: 'P प्रमाणपत्रों की रकम, r सालाना दर, जो ख़रीदने के दिन तय हो जाती है।',
    },
    {
      en: 'Compounded once a year, paid at maturity. Rounded to the paisa, shown to the rupee.',
      hi: 'साल में एक बार चक्रवृद्धि, परिपक्वता पर भुगतान। पैसे तक पूरा, रुपये तक दिखाया गया।',
    },
  ],
  rules: {
    en: 'National Savings Certificates (VIII Issue) Scheme, 2019. The rate is set for every quarter.',
    hi: 'राष्ट्रीय बचत पत्र (VIII निर्गम) योजना, 2019। दर हर तिमाही के लिए तय होती है।',
  },
  basis: [smallSavings],
  about: [
    {
      title: { en: 'Interest that counts as a new investment', hi: 'ब्याज, जो नया निवेश गिना जाता है' },
      paragraphs: [
        {
          en: 'Rs. 1,000 becomes Rs. 1,449 after five years at 7.7%. The interest of the first four years is not paid out but invested again, so in the old regime it can be claimed under section 123 (80C before), besides the certificate itself.',
          hi: '₹1,000 7.7% पर पाँच साल में ₹1,449 होते हैं। पहले चार साल का ब्याज मिलता नहीं, दोबारा निवेश होता है, इसलिए पुरानी व्यवस्था में प्रमाणपत्र के अलावा उसे भी धारा 123 (पहले 80C) में दिखा सकते हैं।',
        },
        {
          en: 'The interest of the fifth year is paid with the maturity amount and is simply income of that year.',
          hi: 'पाँचवें साल का ब्याज परिपक्वता रकम के साथ मिलता है और उस साल की आय है।',
        },
      ],
    },
  ],
  faqs: [
    {
      question: { en: 'Is tax deducted at maturity?', hi: 'क्या परिपक्वता पर कर कटता है?' },
      answer: {
        en: 'No tax is deducted at source. The interest of each year is taxed at your slab, in the year it accrues or, if you choose so, all at maturity.',
        hi: 'स्रोत पर कर नहीं कटता। हर साल का ब्याज आपके स्लैब से कर योग्य है, उसी साल या, आप चाहें तो, पूरा परिपक्वता पर।',
      },
    },
    {
      question: { en: 'Can I cash it before five years?', hi: 'क्या पाँच साल से पहले भुना सकते हैं?' },
      answer: {
        en: 'Only on the holder’s death, on a court’s order, or on forfeiture by a pledgee who is a gazetted officer.',
        hi: 'केवल धारक की मृत्यु पर, अदालत के आदेश पर, या राजपत्रित अधिकारी के पास बंधक ज़ब्त होने पर।',
      },
    },
    {
      question: { en: 'Can it serve as security for a loan?', hi: 'क्या इसे लोन की गारंटी में रख सकते हैं?' },
      answer: {
        en: 'Yes, it may be pledged to a bank and some other institutions with the post office’s record of it.',
        hi: 'हाँ, डाकघर में दर्ज कराकर इसे बैंक और कुछ संस्थाओं के पास बंधक रख सकते हैं।',
      },
    },
  ],
  related: [
    'ppf-calculator',
    'fd-calculator',
    'sukanya-samriddhi-yojana-calculator',
    'compound-interest-calculator',
  ],
}
