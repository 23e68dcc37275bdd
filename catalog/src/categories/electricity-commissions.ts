/** Who sets a state's tariff and appoints its ombudsman for electricity, under section 42 of the Electricity Act, 2003. */
import type { Bilingual } from '../language.ts'
import type { StateSlug } from '../places/states.ts'

const ofState = (en: string, hi: string): Bilingual => ({
  en: `${en} Electricity Regulatory Commission`,
  hi: `${hi} विद्युत विनियामक आयोग`,
})

const goaAndTerritories: Bilingual = {
  en: 'Joint Electricity Regulatory Commission for Goa and the Union Territories',
  hi: 'गोवा और संघ राज्य क्षेत्रों का संयुक्त विद्युत विनियामक आयोग',
}
const jammuKashmirAndLadakh: Bilingual = {
  en: 'Joint Electricity Regulatory Commission for Jammu and Kashmir and Ladakh',
  hi: 'जम्मू-कश्मीर और लद्दाख का संयुक्त विद्युत विनियामक आयोग',
}
const manipurAndMizoram: Bilingual = {
  en: 'Joint Electricity Regulatory Commission for Manipur and Mizoram',
  hi: 'मणिपुर और मिज़ोरम का संयुक्त विद्युत विनियामक आयोग',
}

export const electricityCommissions: Readonly<Record<StateSlug, Bilingual>> = {
  'andaman-and-nicobar-islands': goaAndTerritories,
  'andhra-pradesh': ofState('Andhra Pradesh', 'आंध्र प्रदेश'),
  'arunachal-pradesh': ofState('Arunachal Pradesh State', 'अरुणाचल प्रदेश राज्य'),
  assam: ofState('Assam', 'असम'),
  bihar: ofState('Bihar', 'बिहार'),
  chandigarh: goaAndTerritories,
  chhattisgarh: ofState('Chhattisgarh State', 'छत्तीसगढ़ राज्य'),
  'dadra-and-nagar-haveli-and-daman-and-diu': goaAndTerritories,
  goa: goaAndTerritories,
  gujarat: ofState('Gujarat', 'गुजरात'),
  haryana: ofState('Haryana', 'हरियाणा'),
  'himachal-pradesh': ofState('Himachal Pradesh', 'हिमाचल प्रदेश'),
  'jammu-and-kashmir': jammuKashmirAndLadakh,
  jharkhand: ofState('Jharkhand State', 'झारखंड राज्य'),
  karnataka: ofState('Karnataka', 'कर्नाटक'),
  kerala: ofState('Kerala State', 'केरल राज्य'),
  ladakh: jammuKashmirAndLadakh,
  lakshadweep: goaAndTerritories,
  'madhya-pradesh': ofState('Madhya Pradesh', 'मध्य प्रदेश'),
  maharashtra: ofState('Maharashtra', 'महाराष्ट्र'),
  manipur: manipurAndMizoram,
  meghalaya: ofState('Meghalaya State', 'मेघालय राज्य'),
  mizoram: manipurAndMizoram,
  nagaland: ofState('Nagaland', 'नागालैंड'),
  'new-delhi': ofState('Delhi', 'दिल्ली'),
  odisha: ofState('Odisha', 'ओडिशा'),
  puducherry: goaAndTerritories,
  punjab: ofState('Punjab State', 'पंजाब राज्य'),
  rajasthan: ofState('Rajasthan', 'राजस्थान'),
  sikkim: ofState('Sikkim State', 'सिक्किम राज्य'),
  'tamil-nadu': ofState('Tamil Nadu', 'तमिलनाडु'),
  telangana: ofState('Telangana', 'तेलंगाना'),
  tripura: ofState('Tripura', 'त्रिपुरा'),
  'uttar-pradesh': ofState('Uttar Pradesh', 'उत्तर प्रदेश'),
  uttarakhand: ofState('Uttarakhand', 'उत्तराखंड'),
  'west-bengal': ofState('West Bengal', 'पश्चिम बंगाल'),
}
