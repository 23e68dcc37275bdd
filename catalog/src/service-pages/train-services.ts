import { servicePages } from './service-page.ts'

export const trainServices = servicePages('/train-tickets', {
  'running-status': {
    name: 'Train Running Status',
    hindi: 'ट्रेन चलने की स्थिति',
    icon: 'clock',
    summary: {
      en: 'How to find out where a train is now and how late it runs, and what its number tells. It is not shown on this site yet.',
      hi: 'ट्रेन अभी कहाँ है और कितनी देर से चल रही है, यह कैसे पता करें, और उसका नंबर क्या बताता है। इस साइट पर यह अभी नहीं दिखता।',
    },
    synonyms: ['live train', 'spot my train', 'train kahan hai', 'ट्रेन कहाँ है', 'लाइव ट्रेन'],
  },
  'pnr-status': {
    name: 'PNR Status',
    hindi: 'पीएनआर स्थिति',
    icon: 'ticket-check',
    summary: {
      en: 'How to learn whether your seats are confirmed, on RAC or waitlisted, and what the letters mean. It is not shown on this site yet.',
      hi: 'सीटें कन्फ़र्म हैं, आरएसी हैं या प्रतीक्षा सूची में, यह कैसे जानें और अक्षरों का क्या अर्थ है। इस साइट पर यह अभी नहीं दिखता।',
    },
    synonyms: ['pnr', 'ticket status', 'waiting list', 'पीएनआर', 'टिकट स्थिति'],
  },
  'railway-enquiry': {
    name: 'Railway Enquiry',
    hindi: 'रेलवे पूछताछ',
    icon: 'circle-help',
    summary: {
      en: 'How to find out which trains run between two places, and what the words of a timetable mean. Trains of the day are not shown on this site yet.',
      hi: 'दो जगहों के बीच कौन-सी ट्रेनें चलती हैं, यह कैसे पता करें, और समय-सारणी के शब्दों का अर्थ। किसी दिन की ट्रेनें इस साइट पर अभी नहीं दिखतीं।',
    },
    synonyms: ['train enquiry', 'time table', 'trains between stations', 'समय सारणी', 'रेल पूछताछ'],
  },
  'seat-availability': {
    name: 'Seat Availability',
    hindi: 'सीट उपलब्धता',
    icon: 'armchair',
    summary: {
      en: 'How seats are shown by class and quota, and what the counts mean. They are not shown on this site yet.',
      hi: 'श्रेणी और कोटे के अनुसार सीटें कैसे दिखती हैं और गिनती का क्या अर्थ है। इस साइट पर वे अभी नहीं दिखतीं।',
    },
    synonyms: ['seat', 'berth', 'availability', 'सीट', 'बर्थ'],
  },
  'tatkal-reservation': {
    name: 'Tatkal Reservation',
    hindi: 'तत्काल आरक्षण',
    icon: 'timer',
    summary: {
      en: 'How seats that open one day before the train leaves are booked, and their rules. They are not sold on this site yet.',
      hi: 'ट्रेन चलने से एक दिन पहले खुलने वाली सीटें कैसे बुक होती हैं, और उनके नियम। इस साइट पर वे अभी नहीं मिलतीं।',
    },
    synonyms: ['tatkal', 'urgent train', 'तत्काल'],
  },
  cancellation: {
    name: 'Train Ticket Cancellation',
    hindi: 'ट्रेन टिकट रद्द करना',
    icon: 'ban',
    summary: {
      en: 'How a train ticket is cancelled and what comes back: the earlier, the more. It is not done on this site yet.',
      hi: 'ट्रेन टिकट कैसे रद्द होता है और कितना लौटता है: जितना पहले, उतना ज़्यादा। इस साइट पर यह अभी नहीं होता।',
    },
    synonyms: ['cancel ticket', 'train refund', 'ticket refund', 'tdr', 'टिकट रद्द'],
  },
  'account-login': {
    name: 'Railway Account Login',
    hindi: 'रेलवे खाता लॉगिन',
    icon: 'user',
    summary: {
      en: 'Booking a train needs an account with IRCTC, the railways’ ticketing company. Its password is asked for only on the railways’ own page.',
      hi: 'ट्रेन बुकिंग के लिए रेलवे की टिकट कंपनी आईआरसीटीसी का खाता चाहिए। उसका पासवर्ड केवल रेलवे के अपने पेज पर माँगा जाता है।',
    },
    synonyms: ['irctc', 'irctc login', 'आईआरसीटीसी'],
  },
})
