import { vehicleNumber } from './biller-parameter.ts'
import type { CategoryEntry } from './category.ts'

export const fastag: CategoryEntry = {
  slug: 'fastag-recharge',
  name: 'FASTag Recharge',
  hindi: 'फ़ास्टैग रिचार्ज',
  icon: 'car-front',
  section: 7,
  mWebOrder: 4,
  flow: 'recharge',
  host: 'main',
  providerWord: { en: 'Issuing bank', hi: 'जारीकर्ता बैंक' },
  providerTitle: { en: '{provider} FASTag Recharge', hi: '{provider} फ़ास्टैग रिचार्ज' },
  providerSummary: {
    en: 'Recharge a FASTag issued by {provider} with your vehicle number.',
    hi: 'वाहन नंबर से {provider} का फ़ास्टैग रिचार्ज करें।',
  },
  summary: {
    en: 'Choose the bank that issued your FASTag, enter the vehicle number and add money for tolls.',
    hi: 'जिस बैंक ने आपका फ़ास्टैग जारी किया उसे चुनें, वाहन नंबर लिखें और टोल के लिए पैसे जोड़ें।',
  },
  parameters: [vehicleNumber],
  synonyms: ['fastag', 'fast tag', 'fasttag', 'toll', 'netc', 'फास्टैग', 'फ़ास्टैग', 'टोल'],
  providers: [
    { name: 'Axis Bank' },
    { name: 'Bank of Baroda' },
    { name: 'HDFC Bank' },
    { name: 'ICICI Bank' },
    { name: 'IDFC FIRST Bank' },
    { name: 'IndusInd Bank' },
    { name: 'Kotak Mahindra Bank' },
  ],
}

export const tollTag: CategoryEntry = {
  slug: 'toll-tag-recharge',
  name: 'Toll Tag Recharge',
  hindi: 'टोल टैग रिचार्ज',
  icon: 'car',
  section: 7,
  mWebOrder: 15,
  flow: 'recharge',
  providerWord: { en: 'Tag issuer', hi: 'टैग जारीकर्ता' },
  providerTitle: { en: '{provider} Toll Tag Recharge', hi: '{provider} टोल टैग रिचार्ज' },
  providerSummary: {
    en: 'Add money to a toll tag issued by {provider} with your vehicle number.',
    hi: 'वाहन नंबर से {provider} के टोल टैग में पैसे जोड़ें।',
  },
  summary: {
    en: 'Recharge toll tags from issuers that are not banks. For a tag from a bank, use FASTag recharge.',
    hi: 'उन जारीकर्ताओं के टोल टैग रिचार्ज करें जो बैंक नहीं हैं। बैंक के टैग के लिए फ़ास्टैग रिचार्ज चुनें।',
  },
  parameters: [vehicleNumber],
  synonyms: ['toll', 'toll tag', 'टोल', 'टोल टैग'],
  providers: [
    { name: 'Indian Highways Management Company', synonyms: ['ihmcl'] },
    { name: 'LivQuik Technology' },
    { name: 'Transcorp International' },
  ],
}
