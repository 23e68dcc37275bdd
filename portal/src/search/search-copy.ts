import type { Locale } from '@chowk/catalog'

export const searchCopy = {
  en: {
    label: 'Search',
    placeholder: 'Search bills & more',
    submit: 'Search',
    title: 'Search',
    pageTitle: (query: string) => (query ? `Search results for “${query}”` : 'Search'),
    description: 'Find any recharge, bill, calculator or help page by its name, in English or Hindi.',
    nothing: (query: string) => `Nothing found for “${query}”`,
    nothingHelp:
      'Check the spelling, or try another word: the name of your board, bank or operator works too.',
    near: (query: string) => `Nothing here is called “${query}”`,
    nearHelp: 'If you are looking for a biller, it is not here yet. The nearest we have:',
    found: (count: number) => (count === 1 ? '1 result' : `${count} results`),
    suggested: (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
    all: 'See all services',
    start:
      'Type what you want to pay or find. Small spelling mistakes are fine, and Hindi works in either script.',
    groups: {
      pay: 'Pay',
      providers: 'Companies and boards',
      tools: 'Tools',
      guides: 'Guides',
      help: 'Help and account',
    },
    unavailable: 'Not available yet',
    recent: 'Searched on this device',
    forget: 'Clear these',
    common: 'Start here',
    number: (category: NumberCategory, number: string) => `${numberWords.en[category]} ${number}`,
    numberGroup: 'Pay with this number',
  },
  hi: {
    label: 'खोजें',
    placeholder: 'बिल, रिचार्ज या कंपनी खोजें',
    submit: 'खोजें',
    title: 'खोजें',
    pageTitle: (query: string) => (query ? `“${query}” के लिए खोज के नतीजे` : 'खोजें'),
    description: 'कोई भी रिचार्ज, बिल, कैलकुलेटर या मदद का पेज नाम से खोजें, हिंदी या अंग्रेज़ी में।',
    nothing: (query: string) => `“${query}” के लिए कुछ नहीं मिला`,
    nothingHelp: 'वर्तनी जाँचें या कोई और शब्द आज़माएँ: अपने बोर्ड, बैंक या ऑपरेटर का नाम भी लिख सकते हैं।',
    near: (query: string) => `“${query}” नाम से यहाँ कुछ नहीं है`,
    nearHelp: 'अगर आप किसी कंपनी को खोज रहे हैं, तो वह अभी यहाँ नहीं है। इससे मिलता-जुलता:',
    found: (count: number) => (count === 1 ? '1 नतीजा' : `${count} नतीजे`),
    suggested: (count: number) => `${count} सुझाव`,
    all: 'सभी सेवाएँ देखें',
    start: 'लिखें कि आप क्या भरना या खोजना चाहते हैं। छोटी ग़लती चलेगी; हिंदी किसी भी लिपि में लिखें।',
    groups: {
      pay: 'भुगतान',
      providers: 'कंपनियाँ और बोर्ड',
      tools: 'टूल',
      guides: 'जानकारी',
      help: 'मदद और खाता',
    },
    unavailable: 'अभी उपलब्ध नहीं',
    recent: 'इस डिवाइस पर खोजा गया',
    forget: 'इन्हें हटाएँ',
    common: 'यहाँ से शुरू करें',
    number: (category: NumberCategory, number: string) => `${number}: ${numberWords.hi[category]}`,
    numberGroup: 'इस नंबर से भुगतान',
  },
} as const satisfies Record<Locale, object>

export type NumberCategory = keyof typeof numberWords.en

/** What can be paid with a number; the number is inserted before or after it. */
const numberWords = {
  en: {
    'mobile-recharge': 'Recharge',
    'postpaid-bill-payment': 'Postpaid bill of',
    'electricity-bill-payment': 'Electricity bill of',
    'gas-bill-payment': 'Gas bill of',
    'water-bill-payment': 'Water bill of',
    'landline-bill-payment': 'Landline bill of',
  },
  hi: {
    'mobile-recharge': 'मोबाइल रिचार्ज',
    'postpaid-bill-payment': 'पोस्टपेड बिल',
    'electricity-bill-payment': 'बिजली बिल',
    'gas-bill-payment': 'गैस बिल',
    'water-bill-payment': 'पानी बिल',
    'landline-bill-payment': 'लैंडलाइन बिल',
  },
} as const

/** The suggestions of the empty box. */
export const commonSearches = [
  { path: '/mobile-recharge', icon: 'smartphone', en: 'Mobile Recharge', hi: 'मोबाइल रिचार्ज' },
  { path: '/electricity-bill-payment', icon: 'zap', en: 'Electricity Bill', hi: 'बिजली बिल' },
  { path: '/fastag-recharge', icon: 'car', en: 'FASTag Recharge', hi: 'फ़ास्टैग रिचार्ज' },
  { path: '/care/payment-pending', icon: 'circle-help', en: 'Payment stuck?', hi: 'भुगतान अटका है?' },
] as const
