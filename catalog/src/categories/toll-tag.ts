import { vehicleNumber } from './biller-parameter.ts'
import type { CategoryEntry } from './category.ts'

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
