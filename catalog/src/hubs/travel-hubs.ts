import type { Hub } from './hub.ts'

export const travelHubs = {
  movies: {
    id: 'movies',
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
    id: 'upcomingMovies',
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
    id: 'bus',
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
    id: 'flights',
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
    id: 'domesticFlights',
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
    id: 'internationalFlights',
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
    id: 'trains',
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
} as const satisfies Record<string, Hub>
