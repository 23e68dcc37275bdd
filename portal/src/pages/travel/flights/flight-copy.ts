/** The words of the flight pages. */
import type { Locale } from '@chowk/shell'

export const flightCopy = {
  en: {
    domestic: 'Within India',
    international: 'From India to other countries',
    airportsOf: 'Distances and airports',
    airports: 'Airports on these routes',
    bothAirports: 'The two airports',
    airport: 'Airport',
    code: 'Code',
    city: 'City',
    state: 'State',
    country: 'Country',
    clock: 'Local time',
    money: 'Money',
    distance: 'In a straight line',
    fromAirport: 'From',
    toAirport: 'To',
    beforeYouFly: 'Before you fly',
    domesticChecks: [
      'Check in on the airline’s site or app; it opens a day or two before most flights.',
      'Be at the airport two hours before departure, with the photo identity named on the ticket.',
      'Power banks and spare batteries go into the hand bag, never into checked luggage.',
    ],
    internationalChecks: [
      'Check your passport first: most countries want it valid for six months after your stay.',
      'Be at the airport three hours before departure. The counter closes an hour before, sometimes earlier.',
      'Liquids in the hand bag: containers of at most 100 ml, together in one clear bag.',
      'Tell your bank where you are going, or your card may be blocked there.',
    ],
    entering: (country: string) => `Entering ${country}`,
    checkRule:
      'This is what we know for ordinary Indian passports in 2026. Rules change without notice: read the country’s own site, or ask its mission in India, before you pay for a ticket.',
    lead: (from: string, to: string, line: string) => `${from} to ${to}: ${line} in a straight line.`,
    description: (from: string, to: string, line: string, more: string) =>
      `Flights from ${from} to ${to}, ${line}. ${more}`,
    domesticMore: 'Both airports, how to reach them, and what to have at hand.',
    internationalMore: (country: string) =>
      `Both airports, local time, and what Indians need to enter ${country}.`,
  },
  hi: {
    domestic: 'भारत के भीतर',
    international: 'भारत से दूसरे देश',
    airportsOf: 'दूरियाँ और हवाई अड्डे',
    airports: 'इन रूटों के हवाई अड्डे',
    bothAirports: 'दोनों हवाई अड्डे',
    airport: 'हवाई अड्डा',
    code: 'कोड',
    city: 'शहर',
    state: 'राज्य',
    country: 'देश',
    clock: 'वहाँ का समय',
    money: 'मुद्रा',
    distance: 'सीधी रेखा में',
    fromAirport: 'कहाँ से',
    toAirport: 'कहाँ तक',
    beforeYouFly: 'उड़ान से पहले',
    domesticChecks: [
      'एयरलाइन की साइट या ऐप पर चेक-इन करें; ज़्यादातर उड़ानों में यह एक-दो दिन पहले खुलता है।',
      'उड़ान से दो घंटे पहले हवाई अड्डे पहुँचें, और टिकट वाले नाम का फ़ोटो पहचान पत्र साथ रखें।',
      'पावर बैंक और अतिरिक्त बैटरी हाथ के बैग में रखें, चेक-इन सामान में कभी नहीं।',
    ],
    internationalChecks: [
      'पहले पासपोर्ट देखें: ज़्यादातर देश ठहरने के बाद छह महीने की वैधता चाहते हैं।',
      'उड़ान से तीन घंटे पहले पहुँचें। काउंटर एक घंटा पहले बंद हो जाता है, कभी-कभी और पहले।',
      'हाथ के बैग में तरल: 100 मिली तक के डिब्बे, सब एक पारदर्शी थैली में।',
      'बैंक को बता दें कि किस देश जा रहे हैं, नहीं तो वहाँ कार्ड रुक सकता है।',
    ],
    entering: (country: string) => `${country} में प्रवेश`,
    checkRule:
      'साधारण भारतीय पासपोर्ट के लिए 2026 में हमें यही पता है। नियम बिना सूचना बदलते हैं: टिकट के पैसे देने से पहले उस देश की अपनी साइट पढ़ें, या भारत में उसके दूतावास से पूछें।',
    lead: (from: string, to: string, line: string) => `${from} से ${to}: सीधी रेखा में ${line}।`,
    description: (from: string, to: string, line: string, more: string) =>
      `${from} से ${to} की फ़्लाइट, ${line}। ${more}`,
    domesticMore: 'दोनों हवाई अड्डे, वहाँ कैसे पहुँचें, और साथ क्या रखें।',
    internationalMore: (country: string) =>
      `दोनों हवाई अड्डे, वहाँ का समय, और ${country} में प्रवेश के लिए भारतीयों को क्या चाहिए।`,
  },
} as const satisfies Record<Locale, object>
