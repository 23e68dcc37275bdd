/** What travel pages say before anything else: nothing is booked here, and where it is. */
import type { HubId } from '@chowk/catalog'
import type { Instead } from '../../ui/not-yet.tsx'

export const enquiry = {
  label: { en: 'National Train Enquiry System', hi: 'राष्ट्रीय ट्रेन पूछताछ प्रणाली' },
  link: 'https://enquiry.indianrail.gov.in',
}
export const irctc = { label: { en: 'IRCTC', hi: 'आईआरसीटीसी' }, link: 'https://www.irctc.co.in' }

export const ticketsInstead: Instead = {
  text: {
    en: 'Tickets are not sold here, and no films or showtimes are connected. Book with the cinema itself, on its site, in its app or at its counter.',
    hi: 'यहाँ टिकट नहीं मिलते, और फ़िल्में या शो के समय नहीं जुड़े हैं। सिनेमाघर की अपनी साइट, ऐप या काउंटर पर बुक करें।',
  },
}

const flights: Instead = {
  text: {
    en: 'Tickets are not sold here, and we show no fares, times or seats. Book with the airline itself. Here you can read about routes, airports and what to carry.',
    hi: 'यहाँ टिकट नहीं मिलते, और हम किराया, समय या सीट नहीं दिखाते। सीधे एयरलाइन से बुक करें। यहाँ रूट, हवाई अड्डे और साथ रखने की चीज़ें लिखी हैं।',
  },
}

export const insteadOf: Partial<Record<HubId, Instead>> = {
  flights,
  domesticFlights: flights,
  internationalFlights: flights,
  movies: ticketsInstead,
  upcomingMovies: ticketsInstead,
  bus: {
    text: {
      en: 'Tickets are not sold here, and we show no fares, times or seats. Book with the operator itself, or at the bus stand. Here you can read about roads, stops and the states’ own companies.',
      hi: 'यहाँ टिकट नहीं मिलते, और हम किराया, समय या सीट नहीं दिखाते। सीधे ऑपरेटर से या बस अड्डे पर बुक करें। यहाँ रास्ते, ठहराव और राज्यों की अपनी कंपनियाँ लिखी हैं।',
    },
  },
  trains: {
    text: {
      en: 'Tickets are not sold here, and live railway data is not connected. Every online train ticket is booked with IRCTC; running trains are shown by the railways themselves.',
      hi: 'यहाँ टिकट नहीं मिलते, और रेलवे की ताज़ा जानकारी नहीं जुड़ी है। हर ऑनलाइन ट्रेन टिकट आईआरसीटीसी से बुक होता है; चलती ट्रेनें रेलवे ख़ुद दिखाती है।',
    },
    links: [irctc, enquiry],
  },
}
