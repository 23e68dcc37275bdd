/** The words of the film pages. */
import type { Locale } from '@chowk/shell'

interface MovieCopy {
  readonly search: string
  readonly anotherCity: string
  readonly notConnectedTitle: string
  readonly notConnected: string
  readonly noneUpcoming: string
  readonly cities: string
  readonly genres: string
  readonly languages: string
  readonly events: string
  readonly eventsNote: string
  eventsIn(city: string): string
  readonly certificates: string
  readonly certificate: string
  readonly forWhom: string
  readonly certificateRows: readonly (readonly [string, string])[]
  filmsIn(city: string): string
  openCity(city: string): string
  noPage(city: string): string
  readonly noPageText: string
  readonly noPageAlone: string
  readonly glance: string
  readonly state: string
  readonly shownIn: string
  readonly goodToKnow: string
  languagesIn(city: string): string
  nearby(state: string): string
  readonly beforeYouPay: string
  readonly checks: readonly string[]
  cityLead(place: string, languages: string): string
  cityDescription(place: string, languages: string): string
  readonly madeIn: string
  readonly firstTalkie: string
  readonly knownBy: string
  readonly whoFor: string
  citiesFor(language: string): string
  genreDescription(genre: string, films: string): string
  languageDescription(language: string, madeIn: string): string
  readonly otherGenres: string
  readonly otherLanguages: string
}

export const movieCopy: Readonly<Record<Locale, MovieCopy>> = {
  en: {
    search: 'Where will you watch?',
    anotherCity: 'Another city',
    notConnectedTitle: 'Showtimes are not connected here yet',
    notConnected:
      'Cinemas, showtimes and seats are not connected here yet, so we list none. Nothing is booked from this page.',
    noneUpcoming:
      'Release dates are not connected here yet, so we list no coming film rather than guess. Until then this page tells what to expect.',
    cities: 'Films by city',
    genres: 'Coming films by genre',
    languages: 'Coming films by language',
    events: 'Concerts, plays and shows',
    eventsNote: 'On our events site, in a tab of their own.',
    eventsIn: city => `Events in ${city}`,
    certificates: 'What the certificate says',
    certificate: 'Certificate',
    forWhom: 'For whom',
    certificateRows: [
      ['U', 'Everyone'],
      ['UA 7+', 'Children under 7 if their parents agree'],
      ['UA 13+', 'Children under 13 if their parents agree'],
      ['UA 16+', 'Children under 16 if their parents agree'],
      ['A', 'Adults of 18 and above; cinemas check'],
    ],
    filmsIn: city => `Movies in ${city}`,
    openCity: city => `Open movies in ${city}`,
    noPage: city => `We have no page on films in ${city} yet`,
    noPageText: 'These cities of the same state have one.',
    noPageAlone: 'Nor on another city near it. Please ask the cinema itself.',
    glance: 'At a glance',
    state: 'State',
    shownIn: 'Films mostly in',
    goodToKnow: 'Good to know',
    languagesIn: city => `Coming films in the languages of ${city}`,
    nearby: state => `More cities in ${state}`,
    beforeYouPay: 'Before you pay',
    checks: [
      'Look at the language of the show and whether it has subtitles: one film is often shown in three languages.',
      'GST is part of the price: 5% on tickets up to Rs. 100 and 18% above, since 22 September 2025. A booking fee comes on top.',
      'For a film with an A certificate everyone in your party needs a proof of age.',
    ],
    cityLead: (place, languages) => `${place}: films in ${languages}.`,
    cityDescription: (place, languages) =>
      `Going to the cinema in ${place}: films in ${languages}, what is particular to the city, and what to check before you pay.`,
    madeIn: 'Mostly made in',
    firstTalkie: 'First film with sound',
    knownBy: 'Films it is known by',
    whoFor: 'For whom',
    citiesFor: language => `Where ${language} films are at home`,
    genreDescription: (genre, films) =>
      `What makes a film ${genre}, for whom such films are, and ones it is known by: ${films}.`,
    languageDescription: (language, madeIn) =>
      `${language} films: where they are made (${madeIn}), how they began, and the cities that show them.`,
    otherGenres: 'Other genres',
    otherLanguages: 'Other languages',
  },
  hi: {
    search: 'फ़िल्म कहाँ देखनी है?',
    anotherCity: 'दूसरा शहर',
    notConnectedTitle: 'शो के समय अभी यहाँ नहीं जुड़े हैं',
    notConnected:
      'सिनेमाघर, शो के समय और सीटें अभी यहाँ नहीं जुड़ी हैं, इसलिए हम कोई नहीं दिखाते। इस पेज से कुछ बुक नहीं होता।',
    noneUpcoming:
      'रिलीज़ की तारीख़ें अभी यहाँ नहीं जुड़ी हैं, इसलिए अंदाज़ा लगाने के बजाय हम कोई फ़िल्म नहीं दिखाते। तब तक यह पेज बताता है कि क्या उम्मीद रखें।',
    cities: 'शहर के अनुसार फ़िल्में',
    genres: 'शैली के अनुसार आने वाली फ़िल्में',
    languages: 'भाषा के अनुसार आने वाली फ़िल्में',
    events: 'संगीत, नाटक और शो',
    eventsNote: 'हमारी कार्यक्रम साइट पर, अलग टैब में।',
    eventsIn: city => `${city} के कार्यक्रम`,
    certificates: 'प्रमाणपत्र क्या बताता है',
    certificate: 'प्रमाणपत्र',
    forWhom: 'किसके लिए',
    certificateRows: [
      ['U', 'सबके लिए'],
      ['UA 7+', '7 वर्ष से छोटे बच्चे, माता-पिता सहमत हों तो'],
      ['UA 13+', '13 वर्ष से छोटे बच्चे, माता-पिता सहमत हों तो'],
      ['UA 16+', '16 वर्ष से छोटे बच्चे, माता-पिता सहमत हों तो'],
      ['A', '18 वर्ष और उससे ऊपर के वयस्क; सिनेमाघर जाँचते हैं'],
    ],
    filmsIn: city => `${city} में फ़िल्में`,
    openCity: city => `${city} की फ़िल्में देखें`,
    noPage: city => `${city} की फ़िल्मों का पेज अभी हमारे पास नहीं है`,
    noPageText: 'उसी राज्य के इन शहरों का है।',
    noPageAlone: 'पास के किसी और शहर का भी नहीं। कृपया सिनेमाघर से ही पूछें।',
    glance: 'एक नज़र में',
    state: 'राज्य',
    shownIn: 'ज़्यादातर फ़िल्में',
    goodToKnow: 'काम की बातें',
    languagesIn: city => `${city} की भाषाओं में आने वाली फ़िल्में`,
    nearby: state => `${state} के और शहर`,
    beforeYouPay: 'भुगतान से पहले',
    checks: [
      'शो की भाषा और उपशीर्षक देख लें: एक ही फ़िल्म अक्सर तीन भाषाओं में लगती है।',
      'जीएसटी दाम में जुड़ा होता है: 22 सितंबर 2025 से Rs. 100 तक के टिकट पर 5% और उससे ऊपर 18%। बुकिंग शुल्क अलग लगता है।',
      'A प्रमाणपत्र की फ़िल्म में साथ के हर व्यक्ति को उम्र का प्रमाण चाहिए।',
    ],
    cityLead: (place, languages) => `${place}: ${languages} फ़िल्में।`,
    cityDescription: (place, languages) =>
      `${place} में सिनेमा: ${languages} फ़िल्में, शहर की ख़ास बातें, और भुगतान से पहले क्या देखें।`,
    madeIn: 'ज़्यादातर कहाँ बनती हैं',
    firstTalkie: 'पहली बोलती फ़िल्म',
    knownBy: 'जिन फ़िल्मों से जानी जाती है',
    whoFor: 'किसके लिए',
    citiesFor: language => `${language} फ़िल्में कहाँ की अपनी हैं`,
    genreDescription: (genre, films) =>
      `${genre} फ़िल्म किसे कहते हैं, वह किसके लिए है, और किन फ़िल्मों से जानी जाती है: ${films}।`,
    languageDescription: (language, madeIn) =>
      `${language} फ़िल्में: कहाँ बनती हैं (${madeIn}), शुरुआत कैसे हुई, और कौन-से शहर दिखाते हैं।`,
    otherGenres: 'दूसरी शैलियाँ',
    otherLanguages: 'दूसरी भाषाएँ',
  },
}
