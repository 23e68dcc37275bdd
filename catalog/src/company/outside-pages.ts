// Where the links to the app, to events, to sellers and businesses lead until those have places of their own.
import type { CompanyPage } from './company-page.ts'

export const getTheApp: CompanyPage = {
  slug: 'app',
  isUnlisted: true,
  path: '/app',
  link: '/app',
  name: 'Get the App',
  hindi: 'ऐप पाएँ',
  icon: 'smartphone',
  title: { en: 'Get the App on Your Phone', hi: 'अपने फ़ोन पर ऐप पाएँ' },
  summary: {
    en: 'Put this portal on your home screen in three taps. There is nothing to download.',
    hi: 'तीन टैप में यह पोर्टल होम स्क्रीन पर रखें। कुछ डाउनलोड नहीं करना।',
  },
  synonyms: ['download app', 'android app', 'iphone app', 'install', 'ऐप डाउनलोड'],
}

export const events: CompanyPage = {
  slug: 'events',
  isUnlisted: true,
  path: '/events',
  link: '/events',
  name: 'Events',
  hindi: 'कार्यक्रम',
  icon: 'ticket',
  title: { en: 'Events: Not Available Yet', hi: 'कार्यक्रम: अभी उपलब्ध नहीं' },
  summary: {
    en: 'Tickets for concerts, plays and matches are not sold here. Where to buy them, and how to know a genuine one.',
    hi: 'संगीत, नाटक और मैच के टिकट यहाँ नहीं मिलते। उन्हें कहाँ से लें, और असली टिकट कैसे पहचानें।',
  },
  synonyms: ['concert', 'play', 'match tickets', 'shows', 'इवेंट', 'कॉन्सर्ट'],
}

export const sellWithUs: CompanyPage = {
  slug: 'sell-with-us',
  isUnlisted: true,
  path: '/sell-with-us',
  link: '/sell-with-us',
  name: 'Sell With Us',
  hindi: 'हमारे साथ बेचें',
  icon: 'package',
  title: { en: 'Sell With Us: Not Open Yet', hi: 'हमारे साथ बेचें: अभी शुरू नहीं' },
  summary: {
    en: 'Selling goods is not open on this portal yet. Where a small seller can begin today, and what it takes.',
    hi: 'इस पोर्टल पर सामान बेचना अभी शुरू नहीं हुआ है। छोटा विक्रेता आज कहाँ शुरू कर सकता है और क्या चाहिए।',
  },
  synonyms: ['seller', 'become a seller', 'विक्रेता'],
}

export const forBusiness: CompanyPage = {
  slug: 'for-business',
  isUnlisted: true,
  path: '/for-business',
  link: '/for-business',
  name: 'For Business',
  hindi: 'बिज़नेस के लिए',
  icon: 'store',
  title: { en: 'For Business: Taking Payments', hi: 'बिज़नेस के लिए: भुगतान लेना' },
  summary: {
    en: 'Business services are not open on this portal yet. How a shop takes UPI payments today, and how to check its code.',
    hi: 'इस पोर्टल पर बिज़नेस सेवाएँ अभी शुरू नहीं हुई हैं। दुकान आज UPI से भुगतान कैसे ले और अपना कोड कैसे जाँचे।',
  },
  synonyms: ['merchant', 'business account', 'accept payments', 'दुकान'],
}
