import type { Bilingual } from '@chowk/catalog'
import { repay } from '../../../calculators/loan.ts'
import { formatRupees } from '../../../money/money.ts'
import type { ServiceGuide } from '../../service-page/service-guide.ts'

const oneLakhPaise = 1_00_000_00
const yearlyRates = [12, 16, 20, 24]
const terms = [1, 3, 5]

const costOfOneLakh = (rate: number, years: number) =>
  repay({ principalPaise: oneLakhPaise, annualRateBps: rate * 100, months: years * 12 })

const rupees = (paise: number): Bilingual => ({
  en: formatRupees(paise, 'en'),
  hi: formatRupees(paise, 'hi'),
})

const dearest = costOfOneLakh(24, 5)

export const personalLoan: ServiceGuide = {
  title: {
    en: 'Personal Loan: what it costs each month, and your rights',
    hi: 'पर्सनल लोन: हर महीने की लागत और आपके अधिकार',
  },
  sections: [
    {
      heading: { en: 'What each lakh costs', hi: 'हर लाख की लागत' },
      paragraphs: [
        {
          en: `A longer term makes the instalment smaller and the loan dearer: at 24% over five years you pay ${rupees(dearest.totalInterestPaise).en} of interest on Rs. 1 lakh.`,
          hi: `लंबी अवधि से किस्त छोटी और लोन महँगा होता है: 24% पर पाँच साल में ₹1 लाख पर ${rupees(dearest.totalInterestPaise).hi} ब्याज लगता है।`,
        },
      ],
      table: {
        caption: { en: 'Monthly instalment for Rs. 1 lakh', hi: '₹1 लाख की मासिक किस्त' },
        numeric: true,
        columns: [
          { en: 'Interest a year', hi: 'सालाना ब्याज' },
          ...terms.map(years => ({ en: years === 1 ? '1 year' : `${years} years`, hi: `${years} साल` })),
        ],
        rows: yearlyRates.map(rate => [
          { en: `${rate}%`, hi: `${rate}%` },
          ...terms.map(years => rupees(costOfOneLakh(rate, years).emiPaise)),
        ]),
      },
      links: [
        {
          label: { en: 'Calculate with fees', hi: 'शुल्क सहित गणना करें' },
          link: '/tools/personal-loan-emi-calculator',
        },
      ],
    },
    {
      heading: { en: 'Read the key facts statement', hi: 'मुख्य तथ्य विवरण पढ़ें' },
      paragraphs: [
        {
          en: 'Every lender must give you one before you sign. Look for:',
          hi: 'हर ऋणदाता को हस्ताक्षर से पहले यह देना होता है। इसमें देखें:',
        },
      ],
      points: [
        {
          en: 'The annual percentage rate: interest and all fees as one figure. Compare lenders by it alone.',
          hi: 'वार्षिक प्रतिशत दर (एपीआर): ब्याज और सारे शुल्क एक ही आँकड़े में। ऋणदाताओं की तुलना इसी से करें।',
        },
        {
          en: 'What reaches your account after the processing fee and any insurance. Insurance is your choice, not a condition.',
          hi: 'प्रोसेसिंग शुल्क और बीमे के बाद खाते में कितना आएगा। बीमा आपकी मर्ज़ी है, शर्त नहीं।',
        },
        {
          en: 'The charge for paying back early, and the penalty for being late. A penalty may not bear interest itself.',
          hi: 'समय से पहले चुकाने का शुल्क, और देर की पेनल्टी। पेनल्टी पर ब्याज नहीं लग सकता।',
        },
      ],
    },
    {
      heading: { en: 'How much is too much', hi: 'कितना ज़्यादा है' },
      paragraphs: [
        {
          en: 'Lenders add up all your instalments and rarely let them pass half of your income. A third is a calmer measure: it leaves room for a bad month.',
          hi: 'ऋणदाता आपकी सारी किस्तें जोड़ते हैं और उन्हें आय के आधे से ऊपर कम ही जाने देते हैं। एक तिहाई ज़्यादा सुकून का पैमाना है: ख़राब महीने की गुंजाइश रहती है।',
        },
      ],
    },
  ],
  instead: {
    text: {
      en: 'No lender is connected here, so you cannot apply. Ask a bank, or a finance company that the Reserve Bank lists. What the loan would cost can be worked out today.',
      hi: 'यहाँ कोई ऋणदाता नहीं जुड़ा है, इसलिए आवेदन नहीं हो सकता। बैंक से, या रिज़र्व बैंक की सूची वाली वित्त कंपनी से पूछें। लोन कितने का पड़ेगा, यह आज भी निकाल सकते हैं।',
    },
    links: [
      {
        label: { en: 'Work out the instalment', hi: 'किस्त निकालें' },
        link: '/tools/personal-loan-emi-calculator',
      },
      {
        label: { en: 'The Reserve Bank’s list', hi: 'रिज़र्व बैंक की सूची' },
        link: 'https://www.rbi.org.in/Scripts/BS_NBFCList.aspx',
      },
    ],
  },
  related: [
    '/tools/personal-loan-emi-calculator',
    '/free-credit-score',
    '/loan-emi-payment',
    '/credit-cards',
  ],
}
