import type { CompanyPage } from './company-page.ts'

export const terms: CompanyPage = {
  slug: 'terms-and-conditions',
  path: '/terms-and-conditions',
  link: '/terms-and-conditions',
  name: 'Terms and Conditions',
  hindi: 'नियम और शर्तें',
  icon: 'scale',
  title: { en: 'Terms and Conditions', hi: 'नियम और शर्तें' },
  summary: {
    en: 'What you can expect of us, and what we ask of you.',
    hi: 'आप हमसे क्या उम्मीद कर सकते हैं, और हम आपसे क्या चाहते हैं।',
  },
  synonyms: ['terms', 'conditions', 'शर्तें'],
}

export const privacy: CompanyPage = {
  slug: 'privacy',
  path: '/privacy',
  link: '/privacy',
  name: 'Privacy',
  hindi: 'गोपनीयता',
  icon: 'lock',
  title: { en: 'Privacy', hi: 'गोपनीयता' },
  summary: {
    en: 'What we keep about you, why, and what we leave alone.',
    hi: 'हम आपके बारे में क्या रखते हैं, क्यों, और किसे हाथ नहीं लगाते।',
  },
  synonyms: ['data', 'cookies', 'privacy policy'],
}

export const grievance: CompanyPage = {
  slug: 'grievance',
  path: '/grievance',
  link: '/grievance',
  name: 'Grievance',
  hindi: 'शिकायत निवारण',
  icon: 'message-square-warning',
  title: { en: 'Grievance Redressal', hi: 'शिकायत निवारण' },
  summary: {
    en: 'Three steps, in order, if something went wrong and was not put right.',
    hi: 'कुछ ग़लत हुआ और ठीक नहीं हुआ तो क्रम से तीन कदम।',
  },
  synonyms: ['complaint', 'ombudsman', 'shikayat', 'शिकायत', 'लोकपाल'],
}

export const importantUpdates: CompanyPage = {
  slug: 'important-updates',
  path: '/important-updates',
  link: '/important-updates',
  name: 'Important Updates',
  hindi: 'महत्वपूर्ण सूचनाएँ',
  icon: 'megaphone',
  title: { en: 'Important Updates', hi: 'महत्वपूर्ण सूचनाएँ' },
  summary: {
    en: 'What has changed in how you pay, and what it means for you.',
    hi: 'भुगतान के तरीक़े में क्या बदला, और आपके लिए उसका क्या अर्थ है।',
  },
  synonyms: ['tpap', 'npci', 'updates', 'सूचना'],
}
