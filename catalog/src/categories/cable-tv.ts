import { accountCode } from './biller-parameter.ts'
import type { CategoryEntry } from './category.ts'

export const cableTv: CategoryEntry = {
  slug: 'cabletv-recharge',
  name: 'Cable TV Recharge',
  hindi: 'केबल टीवी रिचार्ज',
  icon: 'tv',
  section: 7,
  mWebOrder: 12,
  flow: 'recharge',
  providerWord: { en: 'Cable operator', hi: 'केबल ऑपरेटर' },
  providerTitle: { en: '{provider} Recharge', hi: '{provider} रिचार्ज' },
  providerSummary: {
    en: 'Recharge your {provider} connection with the number of your set-top box or viewing card.',
    hi: 'सेट-टॉप बॉक्स या व्यूइंग कार्ड के नंबर से {provider} कनेक्शन रिचार्ज करें।',
  },
  summary: {
    en: 'Recharge the set-top box of your cable connection. For a dish on the roof, use DTH recharge.',
    hi: 'केबल कनेक्शन का सेट-टॉप बॉक्स रिचार्ज करें। छत पर लगी डिश के लिए डीटीएच रिचार्ज चुनें।',
  },
  parameters: [
    accountCode(
      {
        name: 'subscriberId',
        label: { en: 'VC number or customer ID', hi: 'वीसी नंबर या ग्राहक आईडी' },
        hint: { en: 'On the set-top box or its viewing card', hi: 'सेट-टॉप बॉक्स या उसके व्यूइंग कार्ड पर' },
      },
      [6, 20],
    ),
  ],
  synonyms: ['cable', 'cable tv', 'set top box', 'केबल', 'केबल टीवी'],
  providers: [
    { name: 'ACT Cable TV' },
    { name: 'Asianet Digital', serves: ['kerala'] },
    { name: 'DEN Networks', synonyms: ['den'] },
    { name: 'GTPL Hathway', synonyms: ['gtpl'] },
    { name: 'Hathway Digital' },
    { name: 'INDigital', synonyms: ['nxtdigital'] },
    { name: 'Intermedia Cable Communication' },
    { name: 'UCN Cable' },
  ],
}
