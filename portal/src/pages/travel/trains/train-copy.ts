/** The words of the train pages. */
import type { Locale } from '@chowk/shell'

export const trainCopy = {
  en: {
    services: 'For your journey',
    routes: 'Routes',
    sitemap: 'All train routes and services on one page',
    fromStation: 'From',
    toStation: 'To',
    distance: 'In a straight line',
    states: 'States',
    way: 'The line',
    trains: 'Trains people take',
    trainsNote: 'A few well-known trains, not a timetable. Stations change: go by the one on your ticket.',
    train: 'Train',
    leaves: 'Leaves from',
    arrives: 'Arrives at',
    seeTicket: 'see the ticket',
    stations: 'Stations',
    stationsIn: (city: string) => `In ${city}`,
    nextSteps: 'For this journey',
    lead: (from: string, to: string, via: string) => `By rail from ${from} to ${to}, via ${via}.`,
    description: (from: string, to: string, trains: string) =>
      `Trains from ${from} to ${to}: ${trains}. Stations at both ends, the line, and when booking opens.`,
    askRailways: 'Where to check until then',
    waysToAsk: [
      {
        name: 'Call 139',
        note: 'The railways’ enquiry and help number, in many languages.',
        link: 'tel:139',
      },
      {
        name: 'National Train Enquiry System',
        note: 'The railways’ own site for running trains and timetables.',
        link: 'https://enquiry.indianrail.gov.in',
      },
      {
        name: 'IRCTC',
        note: 'Where every online train ticket is booked and cancelled.',
        link: 'https://www.irctc.co.in',
      },
    ],
  },
  hi: {
    services: 'आपकी यात्रा के लिए',
    routes: 'रूट',
    sitemap: 'सभी ट्रेन रूट और सेवाएँ एक पेज पर',
    fromStation: 'कहाँ से',
    toStation: 'कहाँ तक',
    distance: 'सीधी रेखा में',
    states: 'राज्य',
    way: 'लाइन',
    trains: 'लोग कौन-सी ट्रेनें लेते हैं',
    trainsNote: 'कुछ जानी-मानी ट्रेनें, समय-सारणी नहीं। स्टेशन बदलते हैं: टिकट पर लिखा ही सही है।',
    train: 'ट्रेन',
    leaves: 'कहाँ से चलती है',
    arrives: 'कहाँ पहुँचती है',
    seeTicket: 'टिकट देखें',
    stations: 'स्टेशन',
    stationsIn: (city: string) => `${city} में`,
    nextSteps: 'इस यात्रा के लिए',
    lead: (from: string, to: string, via: string) => `रेल से ${from} से ${to}, ${via} होते हुए।`,
    description: (from: string, to: string, trains: string) =>
      `${from} से ${to} की ट्रेनें: ${trains}। दोनों ओर के स्टेशन, लाइन, और बुकिंग कब खुलती है।`,
    askRailways: 'तब तक कहाँ देखें',
    waysToAsk: [
      { name: '139 पर फ़ोन करें', note: 'रेलवे का पूछताछ और मदद का नंबर, कई भाषाओं में।', link: 'tel:139' },
      {
        name: 'राष्ट्रीय ट्रेन पूछताछ प्रणाली',
        note: 'चलती ट्रेनों और समय-सारणी के लिए रेलवे की अपनी साइट।',
        link: 'https://enquiry.indianrail.gov.in',
      },
      {
        name: 'आईआरसीटीसी',
        note: 'हर ऑनलाइन ट्रेन टिकट यहीं बुक और रद्द होता है।',
        link: 'https://www.irctc.co.in',
      },
    ],
  },
} as const satisfies Record<Locale, object>
