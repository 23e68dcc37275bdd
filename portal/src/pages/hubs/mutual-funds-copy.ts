/** The words of the mutual fund hubs. */
import type { Locale } from '@chowk/shell'

export const mutualFundsCopy = {
  en: {
    risk: 'Mutual Fund investments are subject to market risks, read all scheme related documents carefully. Nothing here is advice to buy.',
    kinds: {
      equity: 'Equity: shares of companies',
      debt: 'Debt: money lent for interest',
      hybrid: 'Hybrid: both together',
      other: 'Index funds, ETFs and others',
    },
    browse: 'Browse',
    planTitle: 'What would a monthly sum grow to?',
    planLead:
      'Leads to the SIP calculator with what you type. The return is a guess of yours: no fund promises one. Buying funds is not open here yet.',
    monthly: 'Invested each month',
    years: 'For how many years',
    expected: 'Expected return (% a year)',
    plan: 'Calculate',
    houses: 'Fund houses from A to Z',
    schemesHere: (count: number) => (count === 1 ? '1 scheme listed here' : `${count} schemes listed here`),
    schemeNote: (category: string, code: string) => `${category}, AMFI code ${code}`,
  },
  hi: {
    risk: 'म्यूचुअल फ़ंड निवेश बाज़ार जोखिमों के अधीन हैं, योजना से संबंधित सभी दस्तावेज़ों को ध्यान से पढ़ें। यहाँ कुछ भी ख़रीदने की सलाह नहीं है।',
    kinds: {
      equity: 'इक्विटी: कंपनियों के शेयर',
      debt: 'डेट: ब्याज पर दिया गया पैसा',
      hybrid: 'हाइब्रिड: दोनों साथ',
      other: 'इंडेक्स फ़ंड, ईटीएफ़ और अन्य',
    },
    browse: 'देखें',
    planTitle: 'हर महीने की रकम कितनी बनेगी?',
    planLead:
      'आपके लिखे के साथ एसआईपी कैलकुलेटर पर ले जाता है। रिटर्न आपका अनुमान है: कोई फ़ंड उसका वादा नहीं करता। यहाँ से फ़ंड ख़रीदना अभी शुरू नहीं हुआ है।',
    monthly: 'हर महीने निवेश',
    years: 'कितने साल',
    expected: 'अनुमानित रिटर्न (% सालाना)',
    plan: 'गणना करें',
    houses: 'फ़ंड कंपनियाँ, A से Z तक',
    schemesHere: (count: number) => `यहाँ ${count} ${count === 1 ? 'योजना' : 'योजनाएँ'}`,
    schemeNote: (category: string, code: string) => `${category}, एम्फ़ी कोड ${code}`,
  },
} as const satisfies Record<Locale, object>
