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
  needs: [
    {
      en: 'The registration number of the vehicle that carries the tag',
      hi: 'जिस वाहन पर टैग लगा है उसका पंजीकरण नंबर',
    },
  ],
  parameters: [vehicleNumber],
  synonyms: ['toll', 'toll tag', 'टोल', 'टोल टैग'],
  faqs: [
    {
      question: { en: 'How do I know who issued my tag?', hi: 'टैग किसने जारी किया, कैसे पता करें?' },
      answer: {
        en: 'The issuer’s name is printed on the tag itself and in the message you got when it was activated.',
        hi: 'जारीकर्ता का नाम टैग पर ही छपा होता है और चालू होने के समय आए संदेश में भी।',
      },
    },
    {
      question: { en: 'Can one vehicle have two tags?', hi: 'क्या एक वाहन पर दो टैग हो सकते हैं?' },
      answer: {
        en: 'No: one vehicle, one tag. When a new tag is issued, the earlier one is closed.',
        hi: 'नहीं: एक वाहन, एक टैग। नया टैग जारी होने पर पुराना बंद हो जाता है।',
      },
    },
    {
      question: { en: 'When does the money reach the tag?', hi: 'पैसे टैग में कब आते हैं?' },
      answer: {
        en: 'Once the issuer confirms. Toll plazas refresh their lists through the day, so recharge before you set out rather than in the lane.',
        hi: 'जारीकर्ता की पुष्टि होते ही। टोल प्लाज़ा दिन भर में अपनी सूची ताज़ा करते हैं, इसलिए लेन में नहीं, निकलने से पहले रिचार्ज करें।',
      },
    },
  ],
  providers: [
    { name: 'Indian Highways Management Company', synonyms: ['ihmcl'] },
    { name: 'LivQuik Technology' },
    { name: 'Transcorp International' },
  ],
}
