import type { IconName } from '../icons.ts'
import type { Bilingual, Named } from '../language.ts'
import { withSlugs } from '../slug.ts'

export type CalculatorGroup = 'loan' | 'tax' | 'investment' | 'savings'

export interface Calculator extends Named {
  readonly slug: string
  readonly hindi: string
  readonly group: CalculatorGroup
  readonly icon: IconName
  readonly summary: Bilingual
  readonly synonyms: readonly string[]
}

export const calculatorGroups: Readonly<Record<CalculatorGroup, Bilingual>> = {
  loan: { en: 'Loans', hi: 'लोन' },
  tax: { en: 'Salary and tax', hi: 'वेतन और कर' },
  investment: { en: 'Investing', hi: 'निवेश' },
  savings: { en: 'Saving', hi: 'बचत' },
}

const entries = {
  'emi-calculator': {
    name: 'EMI Calculator',
    hindi: 'ईएमआई कैलकुलेटर',
    group: 'loan',
    icon: 'calculator',
    summary: {
      en: 'The monthly instalment of any loan, with the interest and the schedule month by month.',
      hi: 'किसी भी लोन की मासिक किस्त, कुल ब्याज और महीने-दर-महीने का ब्योरा।',
    },
    synonyms: ['emi', 'kist', 'किस्त', 'loan calculator'],
  },
  'home-loan-emi-calculator': {
    name: 'Home Loan EMI Calculator',
    hindi: 'होम लोन ईएमआई कैलकुलेटर',
    group: 'loan',
    icon: 'house',
    summary: {
      en: 'What a home loan costs each month and over its whole life.',
      hi: 'होम लोन हर महीने और पूरी अवधि में कितने का पड़ेगा।',
    },
    synonyms: ['housing loan', 'ghar loan'],
  },
  'personal-loan-emi-calculator': {
    name: 'Personal Loan EMI Calculator',
    hindi: 'पर्सनल लोन ईएमआई कैलकुलेटर',
    group: 'loan',
    icon: 'hand-coins',
    summary: {
      en: 'The instalment and total interest of a personal loan.',
      hi: 'पर्सनल लोन की किस्त और कुल ब्याज।',
    },
    synonyms: ['personal loan'],
  },
  'car-loan-emi-calculator': {
    name: 'Car Loan EMI Calculator',
    hindi: 'कार लोन ईएमआई कैलकुलेटर',
    group: 'loan',
    icon: 'car',
    summary: {
      en: 'The instalment of a car loan after your down payment.',
      hi: 'डाउन पेमेंट के बाद कार लोन की किस्त।',
    },
    synonyms: ['vehicle loan', 'auto loan', 'gaadi loan'],
  },
  'income-tax-calculator': {
    name: 'Income Tax Calculator',
    hindi: 'आयकर कैलकुलेटर',
    group: 'tax',
    icon: 'receipt-text',
    summary: {
      en: 'Income tax under the old and the new regime, side by side.',
      hi: 'पुरानी और नई व्यवस्था में आयकर, साथ-साथ।',
    },
    synonyms: ['tax', 'itr', 'old regime', 'new regime', 'aaykar', 'आयकर'],
  },
  'hra-calculator': {
    name: 'HRA Calculator',
    hindi: 'एचआरए कैलकुलेटर',
    group: 'tax',
    icon: 'key-round',
    summary: {
      en: 'How much of your house rent allowance is free of tax under the old regime.',
      hi: 'पुरानी व्यवस्था में आपके मकान किराया भत्ते का कितना हिस्सा करमुक्त है।',
    },
    synonyms: ['house rent allowance', 'मकान किराया भत्ता'],
  },
  'gst-calculator': {
    name: 'GST Calculator',
    hindi: 'जीएसटी कैलकुलेटर',
    group: 'tax',
    icon: 'percent',
    summary: {
      en: 'Add GST to a price, or find the GST inside one.',
      hi: 'क़ीमत में जीएसटी जोड़ें, या क़ीमत में शामिल जीएसटी निकालें।',
    },
    synonyms: ['goods and services tax', 'जीएसटी'],
  },
  'gratuity-calculator': {
    name: 'Gratuity Calculator',
    hindi: 'ग्रेच्युटी कैलकुलेटर',
    group: 'tax',
    icon: 'briefcase-business',
    summary: {
      en: 'The gratuity due to you when you leave after five years or more.',
      hi: 'पाँच साल या ज़्यादा काम करने के बाद नौकरी छोड़ने पर मिलने वाली ग्रेच्युटी।',
    },
    synonyms: ['ग्रेच्युटी'],
  },
  'sip-calculator': {
    name: 'SIP Calculator',
    hindi: 'एसआईपी कैलकुलेटर',
    group: 'investment',
    icon: 'trending-up',
    summary: {
      en: 'What a monthly investment may grow to at a return you assume.',
      hi: 'आपके माने हुए रिटर्न पर मासिक निवेश कितना बढ़ सकता है।',
    },
    synonyms: ['systematic investment plan', 'एसआईपी'],
  },
  'lumpsum-calculator': {
    name: 'Lumpsum Calculator',
    hindi: 'लम्पसम कैलकुलेटर',
    group: 'investment',
    icon: 'coins',
    summary: {
      en: 'What one investment may grow to over the years.',
      hi: 'एक बार का निवेश सालों में कितना बढ़ सकता है।',
    },
    synonyms: ['one time investment', 'एकमुश्त'],
  },
  'swp-calculator': {
    name: 'SWP Calculator',
    hindi: 'एसडब्ल्यूपी कैलकुलेटर',
    group: 'investment',
    icon: 'banknote',
    summary: {
      en: 'How long your money lasts when you withdraw a fixed sum each month.',
      hi: 'हर महीने तय रकम निकालने पर आपका पैसा कितना चलेगा।',
    },
    synonyms: ['systematic withdrawal plan'],
  },
  'mutual-fund-returns-calculator': {
    name: 'Mutual Fund Returns Calculator',
    hindi: 'म्यूचुअल फ़ंड रिटर्न कैलकुलेटर',
    group: 'investment',
    icon: 'chart-line',
    summary: {
      en: 'Compare a monthly and a one-time investment at the same return.',
      hi: 'समान रिटर्न पर मासिक और एकमुश्त निवेश की तुलना करें।',
    },
    synonyms: ['mutual fund', 'म्यूचुअल फंड'],
  },
  'ppf-calculator': {
    name: 'PPF Calculator',
    hindi: 'पीपीएफ़ कैलकुलेटर',
    group: 'savings',
    icon: 'piggy-bank',
    summary: {
      en: 'The balance of a Public Provident Fund account year by year.',
      hi: 'पब्लिक प्रॉविडेंट फ़ंड खाते की रकम, साल-दर-साल।',
    },
    synonyms: ['public provident fund', 'ppf interest rate', 'पीपीएफ'],
  },
  'epf-calculator': {
    name: 'EPF Calculator',
    hindi: 'ईपीएफ़ कैलकुलेटर',
    group: 'savings',
    icon: 'users',
    summary: {
      en: 'What your and your employer’s contributions grow to by retirement.',
      hi: 'आपका और नियोक्ता का अंशदान सेवानिवृत्ति तक कितना बढ़ेगा।',
    },
    synonyms: ['provident fund', 'pf', 'ईपीएफ', 'पीएफ'],
  },
  'nps-calculator': {
    name: 'NPS Calculator',
    hindi: 'एनपीएस कैलकुलेटर',
    group: 'savings',
    icon: 'umbrella',
    summary: {
      en: 'The retirement sum and pension from National Pension System contributions.',
      hi: 'राष्ट्रीय पेंशन प्रणाली के अंशदान से मिलने वाली रकम और पेंशन।',
    },
    synonyms: ['national pension system', 'pension', 'पेंशन'],
  },
  'sukanya-samriddhi-yojana-calculator': {
    name: 'Sukanya Samriddhi Yojana Calculator',
    hindi: 'सुकन्या समृद्धि योजना कैलकुलेटर',
    group: 'savings',
    icon: 'sprout',
    summary: {
      en: 'What yearly deposits for a daughter grow to at maturity.',
      hi: 'बेटी के लिए सालाना जमा परिपक्वता पर कितना होगा।',
    },
    synonyms: ['ssy', 'beti', 'बेटी', 'सुकन्या'],
  },
  'fd-calculator': {
    name: 'FD Calculator',
    hindi: 'एफ़डी कैलकुलेटर',
    group: 'savings',
    icon: 'lock',
    summary: {
      en: 'The maturity value of a fixed deposit with quarterly compounding.',
      hi: 'तिमाही चक्रवृद्धि के साथ सावधि जमा की परिपक्वता रकम।',
    },
    synonyms: ['fixed deposit', 'सावधि जमा', 'एफडी'],
  },
  'rd-calculator': {
    name: 'RD Calculator',
    hindi: 'आरडी कैलकुलेटर',
    group: 'savings',
    icon: 'calendar-days',
    summary: {
      en: 'What a recurring deposit pays at the end.',
      hi: 'आवर्ती जमा के अंत में कितना मिलेगा।',
    },
    synonyms: ['recurring deposit', 'आवर्ती जमा'],
  },
  'nsc-calculator': {
    name: 'NSC Calculator',
    hindi: 'एनएससी कैलकुलेटर',
    group: 'savings',
    icon: 'file-badge',
    summary: {
      en: 'The maturity value of National Savings Certificates after five years.',
      hi: 'पाँच साल बाद राष्ट्रीय बचत पत्र की परिपक्वता रकम।',
    },
    synonyms: ['national savings certificate', 'राष्ट्रीय बचत पत्र'],
  },
  'compound-interest-calculator': {
    name: 'Compound Interest Calculator',
    hindi: 'चक्रवृद्धि ब्याज कैलकुलेटर',
    group: 'savings',
    icon: 'chart-line',
    summary: {
      en: 'Interest on interest: what a sum becomes at a rate and frequency you choose.',
      hi: 'ब्याज पर ब्याज: आपकी चुनी दर और अवधि पर रकम कितनी होगी।',
    },
    synonyms: ['chakravriddhi byaj', 'चक्रवृद्धि'],
  },
  'simple-interest-calculator': {
    name: 'Simple Interest Calculator',
    hindi: 'साधारण ब्याज कैलकुलेटर',
    group: 'savings',
    icon: 'percent',
    summary: {
      en: 'Plain interest on a sum for a time.',
      hi: 'किसी रकम पर किसी अवधि का साधारण ब्याज।',
    },
    synonyms: ['sadharan byaj', 'byaj', 'ब्याज'],
  },
  'cagr-calculator': {
    name: 'CAGR Calculator',
    hindi: 'सीएजीआर कैलकुलेटर',
    group: 'investment',
    icon: 'gauge',
    summary: {
      en: 'The steady yearly growth that takes one value to another.',
      hi: 'वह समान सालाना वृद्धि जो एक मूल्य को दूसरे तक ले जाती है।',
    },
    synonyms: ['compound annual growth rate'],
  },
} as const satisfies Readonly<Record<string, Omit<Calculator, 'slug'>>>

export type CalculatorSlug = keyof typeof entries

export const calculators = withSlugs<CalculatorSlug, Omit<Calculator, 'slug'>>(entries)
