import type { Source } from '../rules/rule.ts'
import { accountCode, digits } from './biller-parameter.ts'
import type { CategoryEntry } from './category.ts'

const subscriberId = (en: string, hi: string, hint: { en: string; hi: string }) => [
  digits({ name: 'subscriberId', label: { en, hi }, hint }, [8, 14]),
]

const mergerOfDish: Source = {
  name: { en: 'Business Standard, March 2018', hi: 'बिज़नेस स्टैंडर्ड, मार्च 2018' },
  link: 'https://www.business-standard.com/article/companies/dth-consolidation-videocon-d2h-and-dish-tv-complete-amalgamation-process-118032200705_1.html',
}

export const dth: CategoryEntry = {
  slug: 'dth-recharge',
  name: 'DTH Recharge',
  hindi: 'डीटीएच रिचार्ज',
  icon: 'satellite-dish',
  section: 7,
  mWebOrder: 3,
  flow: 'recharge',
  providerWord: { en: 'DTH operator', hi: 'डीटीएच ऑपरेटर' },
  providerTitle: { en: '{provider} Recharge', hi: '{provider} रिचार्ज' },
  providerSummary: {
    en: 'Recharge your {provider} connection with the number of your account or viewing card.',
    hi: 'खाते या व्यूइंग कार्ड के नंबर से अपना {provider} कनेक्शन रिचार्ज करें।',
  },
  summary: {
    en: 'Recharge your dish before the channels stop. Choose the operator and enter your subscriber number.',
    hi: 'चैनल रुकने से पहले डिश रिचार्ज करें। ऑपरेटर चुनें और ग्राहक संख्या लिखें।',
  },
  parameters: subscriberId('Subscriber ID', 'सब्सक्राइबर आईडी', {
    en: 'On the viewing card or in the menu of the box',
    hi: 'व्यूइंग कार्ड पर या बॉक्स के मेनू में',
  }),
  synonyms: ['dish', 'dth', 'tv recharge', 'set top box', 'डीटीएच', 'डिश', 'टीवी रिचार्ज'],
  providers: [
    {
      name: 'Airtel Digital TV',
      synonyms: ['airtel dth'],
      parameters: subscriberId('Customer ID', 'ग्राहक आईडी', {
        en: 'Usually 10 digits starting with 3',
        hi: 'आमतौर पर 3 से शुरू होने वाले 10 अंक',
      }),
    },
    {
      name: 'd2h',
      synonyms: ['videocon d2h'],
      parameters: subscriberId('Customer ID', 'ग्राहक आईडी', {
        en: 'In the box’s menu under my account',
        hi: 'बॉक्स के मेनू में मेरा खाता के नीचे',
      }),
      note: {
        text: {
          en: 'It was Videocon d2h until it became part of Dish TV on 22 March 2018. The name d2h stayed on boxes and cards; an account of Dish TV has a page of its own.',
          hi: '22 मार्च 2018 को डिश टीवी का हिस्सा बनने तक इसका नाम वीडियोकॉन d2h था। बॉक्स और कार्ड पर d2h नाम रहा; डिश टीवी के खाते का पेज अलग है।',
        },
        source: mergerOfDish,
      },
    },
    {
      name: 'Dish TV',
      parameters: subscriberId('Viewing card number', 'व्यूइंग कार्ड नंबर', {
        en: 'Usually 11 digits starting with 0',
        hi: 'आमतौर पर 0 से शुरू होने वाले 11 अंक',
      }),
      note: {
        text: {
          en: 'Dish TV started India’s first DTH service on 2 October 2003. Since 22 March 2018 d2h, formerly Videocon d2h, belongs to it; an account of d2h has a page of its own.',
          hi: 'डिश टीवी ने भारत की पहली डीटीएच सेवा 2 अक्टूबर 2003 को शुरू की। 22 मार्च 2018 से d2h, यानी पहले का वीडियोकॉन d2h, इसी का है; d2h के खाते का पेज अलग है।',
        },
        source: mergerOfDish,
      },
    },
    {
      name: 'Sun Direct',
      parameters: subscriberId('Smart card number', 'स्मार्ट कार्ड नंबर', {
        en: 'Usually 11 digits, on the card in the box',
        hi: 'आमतौर पर 11 अंक, बॉक्स में लगे कार्ड पर',
      }),
    },
    {
      name: 'Tata Play',
      synonyms: ['tata sky'],
      parameters: subscriberId('Subscriber ID', 'सब्सक्राइबर आईडी', {
        en: 'Usually 10 digits starting with 1',
        hi: 'आमतौर पर 1 से शुरू होने वाले 10 अंक',
      }),
    },
  ],
}

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
