// Loans, cards and credit reports. We lend nothing ourselves: these pages say what a lender or bureau will want to know.
import { servicePages } from './service-page.ts'

export const creditServices = servicePages('', {
  postpaid: {
    name: 'Postpaid',
    hindi: 'पोस्टपेड',
    icon: 'wallet',
    summary: {
      en: 'Spend now and pay next month: how a small credit limit for everyday payments works, and what it costs. None is offered on this site yet.',
      hi: 'अभी ख़र्च, अगले महीने भुगतान: रोज़ के भुगतान की छोटी उधार सीमा कैसे काम करती है और कितने की पड़ती है। इस साइट पर यह अभी उपलब्ध नहीं है।',
    },
    synonyms: ['pay later', 'bnpl', 'buy now pay later', 'credit limit', 'उधार', 'बाद में भुगतान'],
  },
  'credit-cards': {
    name: 'Credit Cards',
    hindi: 'क्रेडिट कार्ड',
    icon: 'credit-card',
    summary: {
      en: 'What to compare before you apply for a credit card, and what a bank will ask you for. Applying is not available on this site yet.',
      hi: 'क्रेडिट कार्ड के लिए आवेदन से पहले क्या तुलना करें और बैंक क्या पूछेगा। इस साइट से आवेदन अभी उपलब्ध नहीं है।',
    },
    synonyms: ['credit card apply', 'new credit card', 'क्रेडिट कार्ड आवेदन'],
  },
  'personal-loan': {
    name: 'Personal Loan',
    hindi: 'पर्सनल लोन',
    icon: 'hand-coins',
    summary: {
      en: 'What a loan without security costs each month, and your rights. No lender is connected to this site yet.',
      hi: 'बिना गारंटी का लोन हर महीने कितने का पड़ता है, और आपके अधिकार। इस साइट से अभी कोई ऋणदाता नहीं जुड़ा है।',
    },
    synonyms: ['loan', 'instant loan', 'karz', 'लोन', 'कर्ज़', 'पर्सनल लोन'],
  },
  'credit-report': {
    link: '{creditReport}/credit-report',
    name: 'Credit Report',
    hindi: 'क्रेडिट रिपोर्ट',
    icon: 'file-chart-column',
    summary: {
      en: 'The list of your loans and cards, kept by four bureaus in India: how to read yours free and have mistakes corrected. It cannot be shown on this site yet.',
      hi: 'आपके लोन और कार्ड की सूची, जो भारत के चार ब्यूरो रखते हैं: अपनी रिपोर्ट मुफ़्त कैसे पढ़ें और ग़लतियाँ कैसे ठीक करवाएँ। इस साइट पर वह अभी नहीं दिख सकती।',
    },
    synonyms: ['cibil report', 'experian', 'equifax', 'crif', 'सिबिल रिपोर्ट'],
  },
  'free-credit-score': {
    link: '{creditReport}/free-credit-score',
    name: 'Free Credit Score',
    hindi: 'मुफ़्त क्रेडिट स्कोर',
    icon: 'gauge',
    summary: {
      en: 'A number from 300 to 900 that tells lenders how reliably you repay: what moves it, and where to see yours free. It cannot be shown on this site yet.',
      hi: '300 से 900 के बीच का अंक जो ऋणदाताओं को बताता है कि आप कितने भरोसे से चुकाते हैं: क्या उसे बदलता है और अपना मुफ़्त कहाँ देखें। इस साइट पर वह अभी नहीं दिख सकता।',
    },
    synonyms: ['cibil', 'cibil score', 'credit score', 'सिबिल', 'क्रेडिट स्कोर'],
  },
})
