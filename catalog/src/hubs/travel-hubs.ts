import { city, fromCity, toCity, travelDate } from '../services/form-fields.ts'
import type { Hub } from './hub.ts'

const showRoute = { en: 'Show the route', hi: 'रूट देखें' }

const findFlights = {
  fields: [fromCity, toCity],
  submit: showRoute,
  link: '{travel}/flights',
}

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
    faqs: [
      {
        question: { en: 'What do the ratings U, UA and A mean?', hi: 'U, UA और A का क्या अर्थ है?' },
        answer: {
          en: 'U is for everyone; UA 7+, UA 13+ and UA 16+ ask parents to decide below that age; A is for adults of 18 and above, and cinemas check.',
          hi: 'U सबके लिए है; UA 7+, UA 13+ और UA 16+ में उस उम्र से छोटों के लिए माता-पिता तय करें; A केवल 18 वर्ष और उससे ऊपर के वयस्कों के लिए है और सिनेमाघर जाँचते हैं।',
        },
      },
      {
        question: { en: 'Can I cancel a movie ticket?', hi: 'क्या मूवी टिकट रद्द हो सकता है?' },
        answer: {
          en: 'That depends on the cinema. Where it allows it, the ticket names the last time to cancel.',
          hi: 'यह सिनेमाघर पर निर्भर है। अनुमति हो तो रद्द करने का अंतिम समय टिकट पर लिखा होता है।',
        },
      },
      {
        question: { en: 'Do small children need a ticket?', hi: 'क्या छोटे बच्चों का टिकट लगता है?' },
        answer: {
          en: 'Most cinemas ask for one from the age of three.',
          hi: 'ज़्यादातर सिनेमाघर तीन साल की उम्र से टिकट लेते हैं।',
        },
      },
    ],
    search: { fields: [city], submit: { en: 'Show the city', hi: 'शहर देखें' }, link: '{main}/movies' },
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
    faqs: [
      {
        question: { en: 'Why do release dates change?', hi: 'रिलीज़ की तारीख़ें क्यों बदलती हैं?' },
        answer: {
          en: 'Producers move them, and a film needs its certificate before it can be shown. A date is sure when cinemas open bookings.',
          hi: 'निर्माता उन्हें बदलते हैं, और दिखाने से पहले फ़िल्म को प्रमाणपत्र चाहिए। बुकिंग खुलने पर ही तारीख़ पक्की होती है।',
        },
      },
      {
        question: { en: 'When do bookings open?', hi: 'बुकिंग कब खुलती है?' },
        answer: {
          en: 'Usually some days before the release, at each cinema’s choice.',
          hi: 'आमतौर पर रिलीज़ से कुछ दिन पहले, हर सिनेमाघर की इच्छा से।',
        },
      },
    ],
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
    faqs: [
      {
        question: { en: 'Do I need a printed ticket?', hi: 'क्या छपा हुआ टिकट ज़रूरी है?' },
        answer: {
          en: 'The message on your phone and a proof of identity are enough with most operators.',
          hi: 'ज़्यादातर ऑपरेटरों में फ़ोन पर आया संदेश और पहचान पत्र काफ़ी है।',
        },
      },
      {
        question: { en: 'How much is refunded if I cancel?', hi: 'रद्द करने पर कितना लौटता है?' },
        answer: {
          en: 'Each operator sets its own scale by hours before departure; it is printed on the ticket.',
          hi: 'हर ऑपरेटर चलने से पहले के घंटों के अनुसार अपनी दर रखता है; वह टिकट पर लिखी होती है।',
        },
      },
      {
        question: { en: 'Where do I board?', hi: 'बस कहाँ से पकड़ें?' },
        answer: {
          en: 'At the boarding point on your ticket. Be there fifteen minutes early.',
          hi: 'टिकट पर लिखे बोर्डिंग पॉइंट से। पंद्रह मिनट पहले पहुँचें।',
        },
      },
    ],
    search: {
      fields: [fromCity, toCity],
      submit: showRoute,
      link: '{bus}/bus-tickets',
    },
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
    faqs: [
      {
        question: { en: 'How early should I be at the airport?', hi: 'हवाई अड्डे पर कितना पहले पहुँचें?' },
        answer: {
          en: 'Two hours before a flight within India, three before one abroad. Counters close 60 minutes before departure with most airlines, and earlier for international flights.',
          hi: 'देश में उड़ान से दो घंटे और विदेश के लिए तीन घंटे पहले। ज़्यादातर एयरलाइन के काउंटर 60 मिनट पहले बंद हो जाते हैं, अंतरराष्ट्रीय उड़ानों में और पहले।',
        },
      },
      {
        question: { en: 'Which papers do I need?', hi: 'कौन-से काग़ज़ चाहिए?' },
        answer: {
          en: 'A government photo identity within India; a passport, and a visa where the country asks for one, to fly abroad.',
          hi: 'देश में सरकारी फ़ोटो पहचान पत्र; विदेश के लिए पासपोर्ट, और जहाँ ज़रूरी हो वहाँ वीज़ा।',
        },
      },
      {
        question: {
          en: 'The name on my ticket is misspelt. What now?',
          hi: 'टिकट पर नाम ग़लत लिखा है। अब क्या करें?',
        },
        answer: {
          en: 'Ask the airline at once: small corrections are often free, a change of person is not possible.',
          hi: 'तुरंत एयरलाइन से कहें: छोटी ग़लतियाँ अक्सर मुफ़्त ठीक होती हैं, यात्री बदलना संभव नहीं।',
        },
      },
    ],
    search: findFlights,
  },
  domesticFlights: {
    id: 'domesticFlights',
    path: '/flights/domestic',
    name: 'Domestic Flights',
    hindi: 'घरेलू उड़ानें',
    icon: 'plane',
    summary: {
      en: 'Popular routes within India, with their airports and distance.',
      hi: 'भारत के लोकप्रिय रूट, उनके हवाई अड्डे और दूरी के साथ।',
    },
    synonyms: ['domestic flight', 'india flights', 'घरेलू उड़ान'],
    faqs: [
      {
        question: { en: 'How much luggage may I take?', hi: 'कितना सामान ले जा सकते हैं?' },
        answer: {
          en: 'Usually 15 kg checked in and 7 kg by hand in economy; your fare says exactly.',
          hi: 'इकोनॉमी में आमतौर पर 15 किलो चेक-इन और 7 किलो हाथ में; सही मात्रा किराये के साथ लिखी होती है।',
        },
      },
      {
        question: { en: 'What is DigiYatra?', hi: 'डिजी यात्रा क्या है?' },
        answer: {
          en: 'A voluntary way to pass airport checks by face, at the airports that have it. Papers work everywhere.',
          hi: 'चेहरे से हवाई अड्डे की जाँच पार करने का स्वैच्छिक तरीक़ा, जहाँ उपलब्ध हो। काग़ज़ हर जगह चलते हैं।',
        },
      },
    ],
    search: findFlights,
  },
  internationalFlights: {
    id: 'internationalFlights',
    path: '/flights/international',
    name: 'International Flights',
    hindi: 'अंतरराष्ट्रीय उड़ानें',
    icon: 'globe',
    summary: {
      en: 'Popular routes from India, with airports, distance, local time and money.',
      hi: 'भारत से लोकप्रिय रूट, हवाई अड्डे, दूरी, स्थानीय समय और मुद्रा के साथ।',
    },
    synonyms: ['international flight', 'abroad', 'विदेश', 'अंतरराष्ट्रीय उड़ान'],
    faqs: [
      {
        question: { en: 'How long must my passport be valid?', hi: 'पासपोर्ट कितने समय तक वैध होना चाहिए?' },
        answer: {
          en: 'Most countries ask for six months beyond your stay. Check with the country’s mission before you book.',
          hi: 'ज़्यादातर देश ठहरने के बाद छह महीने की वैधता माँगते हैं। बुकिंग से पहले उस देश के दूतावास से पता करें।',
        },
      },
      {
        question: { en: 'Do Indians need a visa for Nepal?', hi: 'क्या भारतीयों को नेपाल के लिए वीज़ा चाहिए?' },
        answer: {
          en: 'No. When flying, carry a passport or a voter identity card.',
          hi: 'नहीं। उड़ान से जाते समय पासपोर्ट या मतदाता पहचान पत्र साथ रखें।',
        },
      },
    ],
    search: findFlights,
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
    faqs: [
      {
        question: { en: 'How early do bookings open?', hi: 'बुकिंग कितने पहले खुलती है?' },
        answer: {
          en: '60 days before the day of travel, not counting that day; tatkal one day before.',
          hi: 'यात्रा के दिन को छोड़कर 60 दिन पहले; तत्काल एक दिन पहले।',
        },
      },
      {
        question: { en: 'Do I need an IRCTC account?', hi: 'क्या आईआरसीटीसी खाता ज़रूरी है?' },
        answer: {
          en: 'Yes, every online train ticket is booked on one. Opening it is free.',
          hi: 'हाँ, हर ऑनलाइन ट्रेन टिकट उसी से बुक होता है। खाता खोलना मुफ़्त है।',
        },
      },
      {
        question: { en: 'What must I carry?', hi: 'साथ क्या रखें?' },
        answer: {
          en: 'An original proof of identity of one passenger on the ticket, and the message or ticket itself.',
          hi: 'टिकट के किसी एक यात्री का मूल पहचान पत्र, और संदेश या टिकट।',
        },
      },
    ],
    search: {
      fields: [fromCity, toCity, travelDate],
      submit: showRoute,
      link: '{train}/train-tickets',
    },
  },
} as const satisfies Record<string, Hub>
