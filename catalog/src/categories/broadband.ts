import { accountCode } from './biller-parameter.ts'
import { broadbandOperators } from './broadband-operators.ts'
import type { CategoryEntry } from './category.ts'

export const broadband: CategoryEntry = {
  slug: 'broadband-bill-payment',
  name: 'Broadband Bill Payment',
  hindi: 'ब्रॉडबैंड बिल भुगतान',
  icon: 'router',
  section: 7,
  mWebOrder: 7,
  flow: 'bill',
  providerWord: { en: 'Operator', hi: 'ऑपरेटर' },
  providerTitle: { en: '{provider} Internet Bill Payment', hi: '{provider} इंटरनेट बिल भुगतान' },
  providerSummary: {
    en: 'Pay or renew your {provider} internet connection with your user ID or account number.',
    hi: 'यूज़र आईडी या खाता संख्या से अपने {provider} इंटरनेट कनेक्शन का बिल भरें या नवीनीकरण करें।',
  },
  summary: {
    en: 'Pay your internet bill or renew your plan. Choose your operator and enter the ID it gave you.',
    hi: 'इंटरनेट का बिल भरें या प्लान का नवीनीकरण करें। ऑपरेटर चुनें और उसकी दी हुई आईडी लिखें।',
  },
  parameters: [
    accountCode(
      {
        name: 'userId',
        label: { en: 'User ID or account number', hi: 'यूज़र आईडी या खाता संख्या' },
        hint: {
          en: 'From your bill or the operator’s welcome message',
          hi: 'आपके बिल या ऑपरेटर के स्वागत संदेश से',
        },
      },
      [3, 30],
    ),
  ],
  synonyms: ['internet bill', 'wifi bill', 'fibre', 'fiber', 'ftth', 'इंटरनेट बिल', 'वाई-फ़ाई'],
  popular: ['airtel', 'bsnl', 'act-fibernet', 'hathway-broadband', 'tata-play-fiber', 'railwire-broadband'],
  providers: broadbandOperators,
}
