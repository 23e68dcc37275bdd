import { bothNames, type Named } from '../language.ts'
import type { BillerParameter } from './biller-parameter.ts'

export interface TelecomCircle extends Named {
  readonly slug: string
  readonly hindi: string
}

/** The 22 licence areas of India's mobile networks. Those that reach beyond the state they are known by name it all. */
export const telecomCircles = [
  { slug: 'andhra-pradesh', name: 'Andhra Pradesh and Telangana', hindi: 'आंध्र प्रदेश और तेलंगाना' },
  { slug: 'assam', name: 'Assam', hindi: 'असम' },
  { slug: 'bihar', name: 'Bihar and Jharkhand', hindi: 'बिहार और झारखंड' },
  { slug: 'delhi', name: 'Delhi NCR', hindi: 'दिल्ली एनसीआर' },
  {
    slug: 'gujarat',
    name: 'Gujarat, Dadra and Nagar Haveli, Daman and Diu',
    hindi: 'गुजरात, दादरा और नगर हवेली, दमन और दीव',
  },
  { slug: 'haryana', name: 'Haryana', hindi: 'हरियाणा' },
  { slug: 'himachal-pradesh', name: 'Himachal Pradesh', hindi: 'हिमाचल प्रदेश' },
  { slug: 'jammu-and-kashmir', name: 'Jammu and Kashmir, Ladakh', hindi: 'जम्मू और कश्मीर, लद्दाख' },
  { slug: 'karnataka', name: 'Karnataka', hindi: 'कर्नाटक' },
  { slug: 'kerala', name: 'Kerala and Lakshadweep', hindi: 'केरल और लक्षद्वीप' },
  { slug: 'kolkata', name: 'Kolkata', hindi: 'कोलकाता' },
  { slug: 'madhya-pradesh', name: 'Madhya Pradesh and Chhattisgarh', hindi: 'मध्य प्रदेश और छत्तीसगढ़' },
  { slug: 'maharashtra', name: 'Maharashtra and Goa', hindi: 'महाराष्ट्र और गोवा' },
  { slug: 'mumbai', name: 'Mumbai', hindi: 'मुंबई' },
  { slug: 'north-east', name: 'North East', hindi: 'पूर्वोत्तर' },
  { slug: 'odisha', name: 'Odisha', hindi: 'ओडिशा' },
  { slug: 'punjab', name: 'Punjab and Chandigarh', hindi: 'पंजाब और चंडीगढ़' },
  { slug: 'rajasthan', name: 'Rajasthan', hindi: 'राजस्थान' },
  { slug: 'tamil-nadu', name: 'Tamil Nadu and Puducherry', hindi: 'तमिलनाडु और पुडुचेरी' },
  { slug: 'uttar-pradesh-east', name: 'Uttar Pradesh East', hindi: 'उत्तर प्रदेश पूर्व' },
  {
    slug: 'uttar-pradesh-west',
    name: 'Uttar Pradesh West and Uttarakhand',
    hindi: 'उत्तर प्रदेश पश्चिम और उत्तराखंड',
  },
  {
    slug: 'west-bengal',
    name: 'West Bengal, Sikkim, Andaman and Nicobar Islands',
    hindi: 'पश्चिम बंगाल, सिक्किम, अंडमान और निकोबार द्वीपसमूह',
  },
] as const satisfies readonly TelecomCircle[]

const slugs = telecomCircles.map(({ slug }) => slug)

/** What a prepaid biller takes beside the number. It is suggested from the number, so no form asks for it at first. */
export const circleParameter: BillerParameter = {
  name: 'circle',
  label: { en: 'Circle', hi: 'सर्कल' },
  type: 'text',
  inputMode: 'text',
  allowed: 'lettersAndDigits',
  pattern: slugs.join('|'),
  minLength: Math.min(...slugs.map(slug => slug.length)),
  maxLength: Math.max(...slugs.map(slug => slug.length)),
  hint: { en: 'The telecom area the number belongs to', hi: 'वह टेलीकॉम क्षेत्र जिसका यह नंबर है' },
  error: { en: 'Choose a circle from the list.', hi: 'सूची में से सर्कल चुनें।' },
  optional: true,
  options: telecomCircles.map(circle => ({ value: circle.slug, label: bothNames(circle) })),
}
