export const searchCopy = {
  en: {
    label: 'Search',
    placeholder: 'Search bills & more',
    submit: 'Search',
    title: 'Search',
    pageTitle: (query: string) => (query ? `Search results for “${query}”` : 'Search'),
    description: 'Find any recharge, bill, ticket, calculator or help page by its name, in English or Hindi.',
    nothing: (query: string) => `Nothing found for “${query}”`,
    nothingHelp:
      'Check the spelling, or try another word: the name of your board, bank or operator works too.',
    found: (count: number) => (count === 1 ? '1 result' : `${count} results`),
    all: 'See all services',
    start: 'Type what you want to pay, book or find.',
  },
  hi: {
    label: 'खोजें',
    placeholder: 'बिल, टिकट खोजें',
    submit: 'खोजें',
    title: 'खोजें',
    pageTitle: (query: string) => (query ? `“${query}” के लिए खोज के नतीजे` : 'खोजें'),
    description: 'कोई भी रिचार्ज, बिल, टिकट, कैलकुलेटर या सहायता पेज नाम से खोजें, हिंदी या अंग्रेज़ी में।',
    nothing: (query: string) => `“${query}” के लिए कुछ नहीं मिला`,
    nothingHelp: 'वर्तनी जाँचें या कोई और शब्द आज़माएँ: अपने बोर्ड, बैंक या ऑपरेटर का नाम भी लिख सकते हैं।',
    found: (count: number) => `${count} नतीजे`,
    all: 'सभी सेवाएँ देखें',
    start: 'लिखें कि आप क्या भरना, बुक करना या खोजना चाहते हैं।',
  },
} as const
