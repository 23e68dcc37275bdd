// A hub is the first page of a group: it says what the group is and lists what belongs to it.
import type { IconName } from '../icons.ts'
import type { Bilingual, Named } from '../language.ts'

export interface Hub extends Named {
  readonly id: HubId
  readonly path: string
  readonly hindi: string
  readonly icon: IconName
  readonly summary: Bilingual
  readonly synonyms: readonly string[]
}

const entries = {
  movies: {
    path: '/movies',
    name: 'Movie Tickets',
    hindi: 'मूवी टिकट',
    icon: 'film',
    summary: {
      en: 'Film certificates, languages and cinemas’ rules, city by city. Tickets are not sold on this site yet.',
      hi: 'फ़िल्मों के प्रमाणपत्र, भाषाएँ और सिनेमाघरों के नियम, शहर के अनुसार। इस साइट पर टिकट अभी नहीं मिलते।',
    },
    synonyms: ['cinema', 'film', 'movie', 'picture', 'फ़िल्म', 'सिनेमा', 'पिक्चर'],
  },
  upcomingMovies: {
    path: '/movies/upcoming-movies',
    name: 'Upcoming Movies',
    hindi: 'आने वाली फ़िल्में',
    icon: 'clapperboard',
    summary: {
      en: 'What each kind of film is like, by genre and by language. Films and dates are not connected to this site yet.',
      hi: 'किस तरह की फ़िल्में कैसी होती हैं, शैली और भाषा के अनुसार। फ़िल्में और तारीख़ें इस साइट से अभी नहीं जुड़ी हैं।',
    },
    synonyms: ['new movies', 'coming soon', 'नई फ़िल्में'],
  },
  bus: {
    path: '/bus-tickets',
    name: 'Bus Tickets',
    hindi: 'बस टिकट',
    icon: 'bus',
    summary: {
      en: 'Roads, stops and operators of buses between Indian cities. Tickets are not sold on this site yet.',
      hi: 'भारत के शहरों के बीच बसों के रास्ते, ठहराव और ऑपरेटर। इस साइट पर टिकट अभी नहीं मिलते।',
    },
    synonyms: ['bus', 'bus booking', 'volvo', 'sleeper bus', 'बस', 'बस टिकट'],
  },
  flights: {
    path: '/flights',
    name: 'Flight Tickets',
    hindi: 'फ़्लाइट टिकट',
    icon: 'plane',
    summary: {
      en: 'Routes within India and abroad, their airports and what to carry. Tickets are not sold on this site yet.',
      hi: 'भारत में और विदेश के रूट, उनके हवाई अड्डे और साथ क्या रखें। इस साइट पर टिकट अभी नहीं मिलते।',
    },
    synonyms: ['flight', 'air ticket', 'plane', 'हवाई टिकट', 'फ़्लाइट', 'हवाई जहाज़'],
  },
  domesticFlights: {
    path: '/flights/domestic',
    name: 'Domestic Flights',
    hindi: 'घरेलू फ़्लाइट',
    icon: 'plane',
    summary: {
      en: 'Popular routes within India, with their airports and distance.',
      hi: 'भारत के लोकप्रिय रूट, उनके हवाई अड्डे और दूरी के साथ।',
    },
    synonyms: ['domestic flight', 'india flights', 'घरेलू उड़ान'],
  },
  internationalFlights: {
    path: '/flights/international',
    name: 'International Flights',
    hindi: 'अंतरराष्ट्रीय फ़्लाइट',
    icon: 'globe',
    summary: {
      en: 'Popular routes from India, with airports, distance, local time and money.',
      hi: 'भारत से लोकप्रिय रूट, हवाई अड्डे, दूरी, स्थानीय समय और मुद्रा के साथ।',
    },
    synonyms: ['international flight', 'abroad', 'विदेश', 'अंतरराष्ट्रीय उड़ान'],
  },
  trains: {
    path: '/train-tickets',
    name: 'Train Tickets',
    hindi: 'ट्रेन टिकट',
    icon: 'train-front',
    summary: {
      en: 'Lines between cities, and how running status, PNR status and seats are asked of the railways. Tickets are not sold on this site yet.',
      hi: 'शहरों के बीच की लाइनें, और रेलवे से ट्रेन की स्थिति, पीएनआर और सीटें कैसे पूछें। इस साइट पर टिकट अभी नहीं मिलते।',
    },
    synonyms: ['train', 'rail', 'irctc', 'railway', 'ट्रेन', 'रेल', 'रेलगाड़ी'],
  },
  mutualFunds: {
    path: '/mutual-funds',
    name: 'Mutual Funds',
    hindi: 'म्यूचुअल फ़ंड',
    icon: 'chart-line',
    summary: {
      en: 'What each kind of mutual fund may hold, the fund houses that run them, and some of their schemes.',
      hi: 'हर तरह का म्यूचुअल फ़ंड क्या रख सकता है, उन्हें चलाने वाली कंपनियाँ और उनकी कुछ योजनाएँ।',
    },
    synonyms: ['sip', 'mutual fund', 'mf', 'invest', 'म्यूचुअल फंड', 'निवेश'],
  },
  fundHouses: {
    path: '/mutual-funds/amc',
    name: 'Mutual Fund Houses',
    hindi: 'म्यूचुअल फ़ंड कंपनियाँ',
    icon: 'building-2',
    summary: {
      en: 'The asset management companies that run mutual funds in India, from A to Z.',
      hi: 'भारत में म्यूचुअल फ़ंड चलाने वाली परिसंपत्ति प्रबंधन कंपनियाँ, अ से ज्ञ तक।',
    },
    synonyms: ['amc', 'asset management company', 'fund house', 'फ़ंड हाउस'],
  },
  schemes: {
    path: '/mutual-funds/scheme',
    name: 'Mutual Fund Schemes',
    hindi: 'म्यूचुअल फ़ंड योजनाएँ',
    icon: 'file-chart-column',
    summary: {
      en: 'A few direct-plan growth schemes with their AMFI codes. A scheme listed here is not advice to buy it.',
      hi: 'डायरेक्ट प्लान की कुछ ग्रोथ योजनाएँ, उनके एम्फ़ी कोड के साथ। यहाँ किसी योजना का होना उसे ख़रीदने की सलाह नहीं है।',
    },
    synonyms: ['scheme', 'fund', 'योजना'],
  },
  calculators: {
    path: '/tools',
    name: 'Financial Calculators',
    hindi: 'वित्तीय कैलकुलेटर',
    icon: 'calculator',
    summary: {
      en: 'Calculators for loans, tax, investing and saving, each with its formula and the year of its rules.',
      hi: 'लोन, कर, निवेश और बचत के कैलकुलेटर, हर एक अपने सूत्र और नियमों के वर्ष के साथ।',
    },
    synonyms: ['calculator', 'tools', 'कैलकुलेटर', 'हिसाब'],
  },
  currencies: {
    path: '/currency-converter',
    name: 'Currency Converter',
    hindi: 'मुद्रा परिवर्तक',
    icon: 'coins',
    summary: {
      en: 'Rupees into the money of other countries and back, at dated indicative rates.',
      hi: 'रुपये को दूसरे देशों की मुद्रा में और वापस बदलें, तारीख़ के साथ सांकेतिक दरों पर।',
    },
    synonyms: ['forex', 'exchange rate', 'dollar to rupee', 'मुद्रा', 'डॉलर', 'विदेशी मुद्रा'],
  },
  ifscBanks: {
    path: '/ifsc-code',
    name: 'IFSC Codes',
    hindi: 'IFSC कोड',
    icon: 'landmark',
    summary: {
      en: 'How a bank branch’s IFSC is made up, the letters each bank uses, and a check whether a code exists.',
      hi: 'बैंक शाखा का IFSC कैसे बनता है, हर बैंक के अक्षर, और यह जाँच कि कोड है या नहीं।',
    },
    synonyms: ['ifsc', 'bank code', 'branch code', 'neft code', 'आईएफएससी', 'बैंक कोड'],
  },
  investorRelations: {
    path: '/investor-relations',
    name: 'Investor Relations',
    hindi: 'निवेशक संबंध',
    icon: 'presentation',
    summary: {
      en: 'Results, reports, filings and meetings for shareholders, in one place.',
      hi: 'शेयरधारकों के लिए परिणाम, रिपोर्ट, सूचनाएँ और बैठकें, एक ही जगह।',
    },
    synonyms: ['investors', 'shareholders', 'निवेशक', 'शेयरधारक'],
  },
} as const satisfies Readonly<Record<string, Omit<Hub, 'id'>>>

export type HubId = keyof typeof entries

export const hubOf = (id: HubId): Hub => ({ id, ...entries[id] })

export const hubs: readonly Hub[] = (Object.keys(entries) as HubId[]).map(hubOf)
