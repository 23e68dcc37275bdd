import type { Named } from '../language.ts'

export interface State extends Named {
  readonly slug: string
  readonly hindi: string
}

/** The 28 states and 8 union territories. Delhi keeps the slug that its electricity page has always had. */
export const states = [
  {
    slug: 'andaman-and-nicobar-islands',
    name: 'Andaman and Nicobar Islands',
    hindi: 'अंडमान और निकोबार द्वीपसमूह',
  },
  { slug: 'andhra-pradesh', name: 'Andhra Pradesh', hindi: 'आंध्र प्रदेश' },
  { slug: 'arunachal-pradesh', name: 'Arunachal Pradesh', hindi: 'अरुणाचल प्रदेश' },
  { slug: 'assam', name: 'Assam', hindi: 'असम' },
  { slug: 'bihar', name: 'Bihar', hindi: 'बिहार' },
  { slug: 'chandigarh', name: 'Chandigarh', hindi: 'चंडीगढ़' },
  { slug: 'chhattisgarh', name: 'Chhattisgarh', hindi: 'छत्तीसगढ़' },
  {
    slug: 'dadra-and-nagar-haveli-and-daman-and-diu',
    name: 'Dadra and Nagar Haveli and Daman and Diu',
    hindi: 'दादरा और नगर हवेली तथा दमन और दीव',
  },
  { slug: 'goa', name: 'Goa', hindi: 'गोवा' },
  { slug: 'gujarat', name: 'Gujarat', hindi: 'गुजरात' },
  { slug: 'haryana', name: 'Haryana', hindi: 'हरियाणा' },
  { slug: 'himachal-pradesh', name: 'Himachal Pradesh', hindi: 'हिमाचल प्रदेश' },
  { slug: 'jammu-and-kashmir', name: 'Jammu and Kashmir', hindi: 'जम्मू और कश्मीर' },
  { slug: 'jharkhand', name: 'Jharkhand', hindi: 'झारखंड' },
  { slug: 'karnataka', name: 'Karnataka', hindi: 'कर्नाटक' },
  { slug: 'kerala', name: 'Kerala', hindi: 'केरल' },
  { slug: 'ladakh', name: 'Ladakh', hindi: 'लद्दाख' },
  { slug: 'lakshadweep', name: 'Lakshadweep', hindi: 'लक्षद्वीप' },
  { slug: 'madhya-pradesh', name: 'Madhya Pradesh', hindi: 'मध्य प्रदेश' },
  { slug: 'maharashtra', name: 'Maharashtra', hindi: 'महाराष्ट्र' },
  { slug: 'manipur', name: 'Manipur', hindi: 'मणिपुर' },
  { slug: 'meghalaya', name: 'Meghalaya', hindi: 'मेघालय' },
  { slug: 'mizoram', name: 'Mizoram', hindi: 'मिज़ोरम' },
  { slug: 'nagaland', name: 'Nagaland', hindi: 'नागालैंड' },
  { slug: 'new-delhi', name: 'Delhi', hindi: 'दिल्ली' },
  { slug: 'odisha', name: 'Odisha', hindi: 'ओडिशा' },
  { slug: 'puducherry', name: 'Puducherry', hindi: 'पुडुचेरी' },
  { slug: 'punjab', name: 'Punjab', hindi: 'पंजाब' },
  { slug: 'rajasthan', name: 'Rajasthan', hindi: 'राजस्थान' },
  { slug: 'sikkim', name: 'Sikkim', hindi: 'सिक्किम' },
  { slug: 'tamil-nadu', name: 'Tamil Nadu', hindi: 'तमिलनाडु' },
  { slug: 'telangana', name: 'Telangana', hindi: 'तेलंगाना' },
  { slug: 'tripura', name: 'Tripura', hindi: 'त्रिपुरा' },
  { slug: 'uttar-pradesh', name: 'Uttar Pradesh', hindi: 'उत्तर प्रदेश' },
  { slug: 'uttarakhand', name: 'Uttarakhand', hindi: 'उत्तराखंड' },
  { slug: 'west-bengal', name: 'West Bengal', hindi: 'पश्चिम बंगाल' },
] as const satisfies readonly State[]

export type StateSlug = (typeof states)[number]['slug']
