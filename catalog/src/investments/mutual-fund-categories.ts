import type { Bilingual, Named } from '../language.ts'
import { withSlugs } from '../slug.ts'

export type MutualFundGroup = 'equity' | 'debt' | 'hybrid' | 'other'

export interface MutualFundCategory extends Named {
  readonly slug: string
  readonly hindi: string
  readonly group: MutualFundGroup
  /** Among them the category's name since 2026, where that changed. */
  readonly synonyms?: readonly string[]
  /** Not in the footer. */
  readonly isUnlisted?: true
}

export const mutualFundGroups: Readonly<Record<MutualFundGroup, Bilingual>> = {
  equity: { en: 'Equity', hi: 'इक्विटी' },
  debt: { en: 'Debt', hi: 'डेट' },
  hybrid: { en: 'Hybrid', hi: 'हाइब्रिड' },
  other: { en: 'Other', hi: 'अन्य' },
}

const entries = {
  'equity-funds': { name: 'Equity Funds', hindi: 'इक्विटी फ़ंड', group: 'equity' },
  'debt-funds': { name: 'Debt Funds', hindi: 'डेट फ़ंड', group: 'debt' },
  'hybrid-funds': { name: 'Hybrid Funds', hindi: 'हाइब्रिड फ़ंड', group: 'hybrid' },
  'index-funds': { name: 'Index Funds', hindi: 'इंडेक्स फ़ंड', group: 'other' },
  'exchange-traded-funds': { name: 'Exchange Traded Funds', hindi: 'एक्सचेंज ट्रेडेड फ़ंड', group: 'other' },
  'gold-etfs': { name: 'Gold ETFs', hindi: 'गोल्ड ईटीएफ़', group: 'other' },
  'fund-of-funds': { name: 'Fund of Funds', hindi: 'फ़ंड ऑफ़ फ़ंड्स', group: 'other' },
  'childrens-funds': { name: "Children's Funds", hindi: 'बच्चों के फ़ंड', group: 'other' },
  'retirement-funds': { name: 'Retirement Funds', hindi: 'रिटायरमेंट फ़ंड', group: 'other' },
  'life-cycle-funds': {
    name: 'Life Cycle Funds',
    hindi: 'लाइफ़ साइकल फ़ंड',
    group: 'other',
    isUnlisted: true,
    synonyms: ['target date', 'goal fund', 'लाइफ साइकिल फंड'],
  },
  'elss-funds': { name: 'ELSS Funds', hindi: 'ईएलएसएस फ़ंड', group: 'equity', synonyms: ['tax saver', '80c'] },
  'large-cap-funds': { name: 'Large Cap Funds', hindi: 'लार्ज कैप फ़ंड', group: 'equity' },
  'large-and-mid-cap-funds': { name: 'Large & Mid Cap Funds', hindi: 'लार्ज और मिड कैप फ़ंड', group: 'equity' },
  'mid-cap-funds': { name: 'Mid Cap Funds', hindi: 'मिड कैप फ़ंड', group: 'equity' },
  'small-cap-funds': { name: 'Small Cap Funds', hindi: 'स्मॉल कैप फ़ंड', group: 'equity' },
  'multi-cap-funds': { name: 'Multi Cap Funds', hindi: 'मल्टी कैप फ़ंड', group: 'equity' },
  'flexi-cap-funds': { name: 'Flexi Cap Funds', hindi: 'फ़्लेक्सी कैप फ़ंड', group: 'equity' },
  'focused-funds': { name: 'Focused Funds', hindi: 'फ़ोकस्ड फ़ंड', group: 'equity' },
  'value-funds': { name: 'Value Funds', hindi: 'वैल्यू फ़ंड', group: 'equity' },
  'contra-funds': { name: 'Contra Funds', hindi: 'कॉन्ट्रा फ़ंड', group: 'equity' },
  'dividend-yield-funds': { name: 'Dividend Yield Funds', hindi: 'डिविडेंड यील्ड फ़ंड', group: 'equity' },
  'sectoral-and-thematic-funds': {
    name: 'Sectoral and Thematic Funds',
    hindi: 'सेक्टोरल और थीमैटिक फ़ंड',
    group: 'equity',
  },
  'aggressive-hybrid-funds': { name: 'Aggressive Hybrid Funds', hindi: 'अग्रेसिव हाइब्रिड फ़ंड', group: 'hybrid' },
  'arbitrage-funds': { name: 'Arbitrage Funds', hindi: 'आर्बिट्राज फ़ंड', group: 'hybrid' },
  'balanced-advantage-funds': {
    name: 'Balanced Advantage Funds',
    hindi: 'बैलेंस्ड एडवांटेज फ़ंड',
    group: 'hybrid',
    synonyms: ['dynamic asset allocation'],
  },
  'balanced-hybrid-funds': { name: 'Balanced Hybrid Funds', hindi: 'बैलेंस्ड हाइब्रिड फ़ंड', group: 'hybrid' },
  'conservative-hybrid-funds': {
    name: 'Conservative Hybrid Funds',
    hindi: 'कंज़र्वेटिव हाइब्रिड फ़ंड',
    group: 'hybrid',
  },
  'equity-savings-funds': { name: 'Equity Savings Funds', hindi: 'इक्विटी सेविंग्स फ़ंड', group: 'hybrid' },
  'multi-asset-allocation-funds': {
    name: 'Multi Asset Allocation Funds',
    hindi: 'मल्टी एसेट एलोकेशन फ़ंड',
    group: 'hybrid',
  },
  'banking-and-psu-funds': { name: 'Banking and PSU Funds', hindi: 'बैंकिंग और पीएसयू फ़ंड', group: 'debt' },
  'corporate-bond-funds': { name: 'Corporate Bond Funds', hindi: 'कॉर्पोरेट बॉन्ड फ़ंड', group: 'debt' },
  'credit-risk-funds': { name: 'Credit Risk Funds', hindi: 'क्रेडिट रिस्क फ़ंड', group: 'debt' },
  'dynamic-bond-funds': {
    name: 'Dynamic Bond Funds',
    hindi: 'डायनैमिक बॉन्ड फ़ंड',
    group: 'debt',
    synonyms: ['dynamic term funds'],
  },
  'floater-funds': {
    name: 'Floater Funds',
    hindi: 'फ़्लोटर फ़ंड',
    group: 'debt',
    synonyms: ['floating interest rates funds'],
  },
  'gilt-funds': { name: 'Gilt Funds', hindi: 'गिल्ट फ़ंड', group: 'debt' },
  'liquid-funds': { name: 'Liquid Funds', hindi: 'लिक्विड फ़ंड', group: 'debt' },
  'long-duration-funds': {
    name: 'Long Duration Funds',
    hindi: 'लॉन्ग ड्यूरेशन फ़ंड',
    group: 'debt',
    synonyms: ['long term funds'],
  },
  'low-duration-funds': {
    name: 'Low Duration Funds',
    hindi: 'लो ड्यूरेशन फ़ंड',
    group: 'debt',
    synonyms: ['ultra short to short term funds'],
  },
  'medium-duration-funds': {
    name: 'Medium Duration Funds',
    hindi: 'मीडियम ड्यूरेशन फ़ंड',
    group: 'debt',
    synonyms: ['medium term funds'],
  },
  'medium-to-long-duration-funds': {
    name: 'Medium to Long Duration Funds',
    hindi: 'मीडियम से लॉन्ग ड्यूरेशन फ़ंड',
    group: 'debt',
    synonyms: ['medium to long term funds'],
  },
  'money-market-funds': { name: 'Money Market Funds', hindi: 'मनी मार्केट फ़ंड', group: 'debt' },
  'overnight-funds': { name: 'Overnight Funds', hindi: 'ओवरनाइट फ़ंड', group: 'debt' },
  'short-duration-funds': {
    name: 'Short Duration Funds',
    hindi: 'शॉर्ट ड्यूरेशन फ़ंड',
    group: 'debt',
    synonyms: ['short term funds'],
  },
  'ultra-short-duration-funds': {
    name: 'Ultra Short Duration Funds',
    hindi: 'अल्ट्रा शॉर्ट ड्यूरेशन फ़ंड',
    group: 'debt',
    synonyms: ['ultra short term funds'],
  },
} as const satisfies Readonly<Record<string, Omit<MutualFundCategory, 'slug'>>>

export type MutualFundCategorySlug = keyof typeof entries

export const mutualFundCategories = withSlugs<MutualFundCategorySlug, Omit<MutualFundCategory, 'slug'>>(
  entries,
)
