import type { Named } from '../language.ts'
import { withSlugs } from '../slug.ts'

export interface State extends Named {
  readonly slug: string
  readonly hindi: string
}

/** The 28 states and 8 union territories. Delhi keeps the slug that its electricity page has always had. */
const entries = {
  'andaman-and-nicobar-islands': { name: 'Andaman and Nicobar Islands', hindi: 'अंडमान और निकोबार द्वीपसमूह' },
  'andhra-pradesh': { name: 'Andhra Pradesh', hindi: 'आंध्र प्रदेश' },
  'arunachal-pradesh': { name: 'Arunachal Pradesh', hindi: 'अरुणाचल प्रदेश' },
  assam: { name: 'Assam', hindi: 'असम' },
  bihar: { name: 'Bihar', hindi: 'बिहार' },
  chandigarh: { name: 'Chandigarh', hindi: 'चंडीगढ़' },
  chhattisgarh: { name: 'Chhattisgarh', hindi: 'छत्तीसगढ़' },
  'dadra-and-nagar-haveli-and-daman-and-diu': {
    name: 'Dadra and Nagar Haveli and Daman and Diu',
    hindi: 'दादरा और नगर हवेली तथा दमन और दीव',
  },
  goa: { name: 'Goa', hindi: 'गोवा' },
  gujarat: { name: 'Gujarat', hindi: 'गुजरात' },
  haryana: { name: 'Haryana', hindi: 'हरियाणा' },
  'himachal-pradesh': { name: 'Himachal Pradesh', hindi: 'हिमाचल प्रदेश' },
  'jammu-and-kashmir': { name: 'Jammu and Kashmir', hindi: 'जम्मू और कश्मीर' },
  jharkhand: { name: 'Jharkhand', hindi: 'झारखंड' },
  karnataka: { name: 'Karnataka', hindi: 'कर्नाटक' },
  kerala: { name: 'Kerala', hindi: 'केरल' },
  ladakh: { name: 'Ladakh', hindi: 'लद्दाख' },
  lakshadweep: { name: 'Lakshadweep', hindi: 'लक्षद्वीप' },
  'madhya-pradesh': { name: 'Madhya Pradesh', hindi: 'मध्य प्रदेश' },
  maharashtra: { name: 'Maharashtra', hindi: 'महाराष्ट्र' },
  manipur: { name: 'Manipur', hindi: 'मणिपुर' },
  meghalaya: { name: 'Meghalaya', hindi: 'मेघालय' },
  mizoram: { name: 'Mizoram', hindi: 'मिज़ोरम' },
  nagaland: { name: 'Nagaland', hindi: 'नागालैंड' },
  'new-delhi': { name: 'Delhi', hindi: 'दिल्ली' },
  odisha: { name: 'Odisha', hindi: 'ओडिशा' },
  puducherry: { name: 'Puducherry', hindi: 'पुडुचेरी' },
  punjab: { name: 'Punjab', hindi: 'पंजाब' },
  rajasthan: { name: 'Rajasthan', hindi: 'राजस्थान' },
  sikkim: { name: 'Sikkim', hindi: 'सिक्किम' },
  'tamil-nadu': { name: 'Tamil Nadu', hindi: 'तमिलनाडु' },
  telangana: { name: 'Telangana', hindi: 'तेलंगाना' },
  tripura: { name: 'Tripura', hindi: 'त्रिपुरा' },
  'uttar-pradesh': { name: 'Uttar Pradesh', hindi: 'उत्तर प्रदेश' },
  uttarakhand: { name: 'Uttarakhand', hindi: 'उत्तराखंड' },
  'west-bengal': { name: 'West Bengal', hindi: 'पश्चिम बंगाल' },
} as const satisfies Readonly<Record<string, Omit<State, 'slug'>>>

export type StateSlug = keyof typeof entries

export const states = withSlugs<StateSlug, Omit<State, 'slug'>>(entries)
