/** The words of a scheme's page. What is true of one scheme alone is in its document. */
import type { Scheme } from '@chowk/catalog'
import type { Locale } from '@chowk/shell'

export const schemeCopy = {
  en: {
    title: (scheme: string, code: string) => `${scheme}, direct growth: AMFI code ${code}`,
    description: ({ name, code }: Scheme, category: string, note: string) =>
      `${name} (AMFI code ${code}, ${category}). ${note}`,
    plan: 'Plan',
    direct: 'Direct: no distributor’s commission',
    option: 'Option',
    growth: 'Growth: gains stay in the fund',
    formerNames: 'Earlier names',
    mayHold: 'What it may hold',
    value: 'Today’s value (NAV)',
    whereValue: (code: string) =>
      `We show no value here, since we receive none and an old one would mislead. AMFI publishes it every working evening at amfiindia.com under the code ${code}, and the fund house on its own site.`,
    more: 'Read on',
    sameHouse: (house: string) => `More from ${house}`,
    sameCategory: (category: string) => `More ${category.toLowerCase()}`,
    questions: [
      {
        question: 'Can I buy this scheme here?',
        answer:
          'Not yet. To invest, use the fund house’s own site or app, or one of the registered platforms.',
      },
    ],
  },
  hi: {
    title: (scheme: string, code: string) => `${scheme}, डायरेक्ट ग्रोथ: एम्फ़ी कोड ${code}`,
    description: ({ name, code }: Scheme, category: string, note: string) =>
      `${name} (एम्फ़ी कोड ${code}, ${category})। ${note}`,
    plan: 'प्लान',
    direct: 'डायरेक्ट: वितरक का कमीशन नहीं',
    option: 'विकल्प',
    growth: 'ग्रोथ: लाभ फ़ंड में रहता है',
    formerNames: 'पुराने नाम',
    mayHold: 'यह क्या रख सकता है',
    value: 'आज का मूल्य (एनएवी)',
    whereValue: (code: string) =>
      `हम यहाँ कोई मूल्य नहीं दिखाते, क्योंकि हमारे पास आता नहीं और पुराना मूल्य भ्रम पैदा करेगा। एम्फ़ी उसे हर कामकाजी शाम amfiindia.com पर कोड ${code} के साथ छापता है, और फ़ंड हाउस अपनी साइट पर।`,
    more: 'आगे पढ़ें',
    sameHouse: (house: string) => `${house} की और योजनाएँ`,
    sameCategory: (category: string) => `और ${category}`,
    questions: [
      {
        question: 'क्या यह योजना यहाँ ख़रीद सकते हैं?',
        answer: 'अभी नहीं। निवेश के लिए फ़ंड हाउस की अपनी साइट या ऐप, या किसी पंजीकृत प्लेटफ़ॉर्म का उपयोग करें।',
      },
    ],
  },
} as const satisfies Record<Locale, object>
