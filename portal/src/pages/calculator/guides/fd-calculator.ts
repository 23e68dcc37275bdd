import { depositTax } from '@chowk/catalog'
import { type Guide, written } from './guide.ts'

export const fdGuide: Guide = {
  title: { en: 'FD Calculator: maturity or quarterly payout', hi: 'एफ़डी कैलकुलेटर: परिपक्वता या तिमाही भुगतान' },
  description: {
    en: 'The maturity value of a fixed deposit with quarterly compounding, or the interest it pays out every quarter.',
    hi: 'तिमाही चक्रवृद्धि पर सावधि जमा की परिपक्वता रकम, या हर तिमाही मिलने वाला ब्याज।',
  },
  lead: {
    en: 'Banks in India add interest every quarter. Choose to keep it until maturity or to have it paid out.',
    hi: 'भारत के बैंक हर तिमाही ब्याज जोड़ते हैं। उसे परिपक्वता तक रखें या हर तिमाही लें, चुनें।',
  },
  formula: [
    written(
      'M = P × (1 + r ÷ 4)^quarters × (1 + r × leftover months ÷ 12)',
      'M = P × (1 + r ÷ 4)^तिमाहियाँ × (1 + r × बचे महीने ÷ 12)',
    ),
    written('payout of a quarter = P × r ÷ 4', 'एक तिमाही का भुगतान = P × r ÷ 4'),
  ],
  where: [
    {
      en: 'P is the deposit, r the yearly rate. Months that do not fill a quarter earn simple interest.',
      hi: 'P जमा रकम, r सालाना दर। जो महीने तिमाही पूरी नहीं करते, उन पर साधारण ब्याज लगता है।',
    },
    {
      en: 'Rounded to the paisa. Banks count exact days, so a few rupees may differ.',
      hi: 'पैसे तक पूरा। बैंक दिनों की गिनती करते हैं, इसलिए कुछ रुपयों का अंतर हो सकता है।',
    },
  ],
  rules: {
    en: 'Quarterly compounding as banks apply it in 2026. The rate is an example: enter your bank’s.',
    hi: 'तिमाही चक्रवृद्धि, जैसे बैंक 2026 में लगाते हैं। दर एक उदाहरण है: अपने बैंक की दर लिखें।',
  },
  basis: [depositTax],
  about: [
    {
      title: { en: 'Effective rate', hi: 'प्रभावी दर' },
      paragraphs: [
        {
          en: 'At 7% compounded quarterly a rupee earns 7.19% a year, because interest earns interest. Rs. 1 lakh at 7% becomes Rs. 1,41,478 in five years; with interest paid out every quarter you receive Rs. 35,000 in all and your deposit back.',
          hi: '7% तिमाही चक्रवृद्धि पर साल में 7.19% मिलता है, क्योंकि ब्याज पर ब्याज लगता है। ₹1 लाख 7% पर पाँच साल में ₹1,41,478 होता है; हर तिमाही ब्याज लेने पर कुल ₹35,000 और जमा वापस।',
        },
        {
          en: 'Deposits in a bank are insured up to Rs. 5 lakh for each depositor and bank, principal and interest together, by the Deposit Insurance and Credit Guarantee Corporation.',
          hi: 'बैंक में जमा, मूलधन और ब्याज मिलाकर, हर जमाकर्ता और बैंक के लिए ₹5 लाख तक डीआईसीजीसी से बीमित है।',
        },
      ],
    },
  ],
  faqs: [
    {
      question: { en: 'Will the bank deduct tax?', hi: 'क्या बैंक कर काटेगा?' },
      answer: {
        en: 'If your interest from that bank is over Rs. 50,000 in the year (Rs. 1,00,000 at 60 and above), it deducts 10%, or 20% without a PAN. When your tax of the year is nil you can give Form 121, at any age: since 1 April 2026 it stands in place of Forms 15G and 15H.',
        hi: 'उस बैंक से साल का ब्याज ₹50,000 (60 साल या ज़्यादा उम्र में ₹1,00,000) से ऊपर हो तो 10% काटता है, पैन न हो तो 20%। साल का कर शून्य हो तो किसी भी उम्र में फ़ॉर्म 121 दे सकते हैं: 1 अप्रैल 2026 से यह फ़ॉर्म 15G और 15H की जगह है।',
      },
    },
    {
      question: { en: 'What if I break the deposit early?', hi: 'एफ़डी समय से पहले तोड़ूँ तो?' },
      answer: {
        en: 'You get the rate for the time it really ran, usually less a penalty of 0.5 to 1 point. Tax-saver deposits of five years cannot be broken.',
        hi: 'जितने समय जमा रही उसकी दर मिलती है, आमतौर पर 0.5 से 1 अंक का जुर्माना घटाकर। पाँच साल की टैक्स-सेवर एफ़डी नहीं टूटती।',
      },
    },
    {
      question: { en: 'Do senior citizens get more?', hi: 'क्या वरिष्ठ नागरिकों को ज़्यादा मिलता है?' },
      answer: {
        en: 'Most banks add about half a point for those of 60 and above. Enter that rate here.',
        hi: 'ज़्यादातर बैंक 60 साल या ज़्यादा उम्र वालों को क़रीब आधा अंक ज़्यादा देते हैं। वही दर यहाँ लिखें।',
      },
    },
  ],
  related: ['rd-calculator', 'nsc-calculator', 'compound-interest-calculator', 'ppf-calculator'],
}
