import type { Hub } from './hub.ts'

export const moneyHubs = {
  mutualFunds: {
    id: 'mutualFunds',
    path: '/mutual-funds',
    name: 'Mutual Funds',
    hindi: 'म्यूचुअल फ़ंड',
    icon: 'chart-line',
    summary: {
      en: 'What each kind of mutual fund may hold, the fund houses that run them, and some of their schemes.',
      hi: 'हर तरह का म्यूचुअल फ़ंड क्या रख सकता है, उन्हें चलाने वाली कंपनियाँ और उनकी कुछ योजनाएँ।',
    },
    synonyms: ['sip', 'mutual fund', 'mf', 'invest', 'म्यूचुअल फंड', 'निवेश'],
  },
  fundHouses: {
    id: 'fundHouses',
    path: '/mutual-funds/amc',
    name: 'Mutual Fund Houses',
    hindi: 'म्यूचुअल फ़ंड कंपनियाँ',
    icon: 'building-2',
    summary: {
      en: 'The asset management companies that run mutual funds in India, from A to Z.',
      hi: 'भारत में म्यूचुअल फ़ंड चलाने वाली परिसंपत्ति प्रबंधन कंपनियाँ, अ से ज्ञ तक।',
    },
    synonyms: ['amc', 'asset management company', 'fund house', 'फ़ंड हाउस'],
  },
  schemes: {
    id: 'schemes',
    path: '/mutual-funds/scheme',
    name: 'Mutual Fund Schemes',
    hindi: 'म्यूचुअल फ़ंड योजनाएँ',
    icon: 'file-chart-column',
    summary: {
      en: 'A few direct-plan growth schemes with their AMFI codes. A scheme listed here is not advice to buy it.',
      hi: 'डायरेक्ट प्लान की कुछ ग्रोथ योजनाएँ, उनके एम्फ़ी कोड के साथ। यहाँ किसी योजना का होना उसे ख़रीदने की सलाह नहीं है।',
    },
    synonyms: ['scheme', 'fund', 'योजना'],
  },
  calculators: {
    id: 'calculators',
    path: '/tools',
    name: 'Financial Calculators',
    hindi: 'वित्तीय कैलकुलेटर',
    icon: 'calculator',
    summary: {
      en: 'Calculators for loans, tax, investing and saving, each with its formula and the year of its rules.',
      hi: 'लोन, कर, निवेश और बचत के कैलकुलेटर, हर एक अपने सूत्र और नियमों के वर्ष के साथ।',
    },
    synonyms: ['calculator', 'tools', 'कैलकुलेटर', 'हिसाब'],
  },
  currencies: {
    id: 'currencies',
    path: '/currency-converter',
    name: 'Currency Converter',
    hindi: 'मुद्रा परिवर्तक',
    icon: 'coins',
    summary: {
      en: 'Rupees into the money of other countries and back, at dated indicative rates.',
      hi: 'रुपये को दूसरे देशों की मुद्रा में और वापस बदलें, तारीख़ के साथ सांकेतिक दरों पर।',
    },
    synonyms: ['forex', 'exchange rate', 'dollar to rupee', 'मुद्रा', 'डॉलर', 'विदेशी मुद्रा'],
  },
  ifscBanks: {
    id: 'ifscBanks',
    path: '/ifsc-code',
    name: 'IFSC Codes',
    hindi: 'आईएफ़एससी कोड',
    icon: 'landmark',
    summary: {
      en: 'How a bank branch’s IFSC is made up, the letters each bank uses, and a check whether a code exists.',
      hi: 'बैंक शाखा का आईएफ़एससी कैसे बनता है, हर बैंक के अक्षर, और यह जाँच कि कोड है या नहीं।',
    },
    synonyms: ['ifsc', 'bank code', 'branch code', 'neft code', 'आईएफएससी', 'बैंक कोड'],
  },
  investorRelations: {
    id: 'investorRelations',
    path: '/investor-relations',
    name: 'Investor Relations',
    hindi: 'निवेशक संबंध',
    icon: 'presentation',
    summary: {
      en: 'Results, reports, filings and meetings for shareholders, in one place.',
      hi: 'शेयरधारकों के लिए परिणाम, रिपोर्ट, सूचनाएँ और बैठकें, एक ही जगह।',
    },
    synonyms: ['investors', 'shareholders', 'निवेशक', 'शेयरधारक'],
  },
} as const satisfies Record<string, Hub>
