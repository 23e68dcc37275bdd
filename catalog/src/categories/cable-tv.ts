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
  needs: [
    {
      en: 'The VC number, set-top box number or customer ID: on the box, on its card, or in the box’s menu',
      hi: 'वीसी नंबर, सेट-टॉप बॉक्स नंबर या ग्राहक आईडी: बॉक्स पर, उसके कार्ड पर या बॉक्स के मेन्यू में',
    },
  ],
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
  faqs: [
    {
      question: { en: 'What is the difference between cable and DTH?', hi: 'केबल और डीटीएच में क्या अंतर है?' },
      answer: {
        en: 'Cable comes by wire from a local operator; DTH comes from a satellite to your own dish. Each has its own page here.',
        hi: 'केबल स्थानीय ऑपरेटर से तार के ज़रिए आता है; डीटीएच उपग्रह से आपकी अपनी डिश पर। यहाँ दोनों के अलग पेज हैं।',
      },
    },
    {
      question: {
        en: 'The channels did not come back after the recharge. What now?',
        hi: 'रिचार्ज के बाद चैनल नहीं आए। अब क्या करें?',
      },
      answer: {
        en: 'Leave the box on for half an hour, or switch it off and on. If they stay dark, give your operator the approval number from the receipt.',
        hi: 'बॉक्स को आधा घंटा चालू रखें, या बंद करके फिर चालू करें। फिर भी न आएँ तो रसीद पर छपी स्वीकृति संख्या ऑपरेटर को बताएँ।',
      },
    },
    {
      question: { en: 'Can I choose channels here?', hi: 'क्या यहाँ चैनल चुन सकते हैं?' },
      answer: {
        en: 'No. Channels and packs are chosen with your operator; here you pay for what you have chosen.',
        hi: 'नहीं। चैनल और पैक ऑपरेटर के साथ चुने जाते हैं; यहाँ आप चुने हुए पैक का भुगतान करते हैं।',
      },
    },
  ],
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
