import { digits } from './biller-parameter.ts'
import type { CategoryEntry } from './category.ts'
import { mobileOperators } from './mobile-operators.ts'

export const datacard: CategoryEntry = {
  slug: 'datacard-recharge',
  name: 'Datacard Recharge',
  hindi: 'डेटाकार्ड रिचार्ज',
  icon: 'usb',
  section: 7,
  mWebOrder: 16,
  flow: 'recharge',
  providerWord: { en: 'Operator', hi: 'ऑपरेटर' },
  providerTitle: { en: '{provider} Datacard Recharge', hi: '{provider} डेटाकार्ड रिचार्ज' },
  providerSummary: {
    en: 'Recharge any {provider} data card, dongle or hotspot with the number of its SIM.',
    hi: 'सिम के नंबर से {provider} डेटाकार्ड, डोंगल या हॉटस्पॉट रिचार्ज करें।',
  },
  summary: {
    en: 'Recharge a data card, dongle or portable hotspot with the number of the SIM inside it.',
    hi: 'डेटाकार्ड, डोंगल या पोर्टेबल हॉटस्पॉट को उसमें लगे सिम के नंबर से रिचार्ज करें।',
  },
  parameters: [
    digits(
      {
        name: 'datacardNumber',
        label: { en: 'Datacard number', hi: 'डेटाकार्ड नंबर' },
        hint: { en: '10 digits: the number of the SIM in the device', hi: '10 अंक: डिवाइस में लगे सिम का नंबर' },
      },
      [10, 10],
    ),
  ],
  synonyms: ['data card', 'dongle', 'hotspot', 'net setter', 'डेटाकार्ड', 'डोंगल'],
  providers: mobileOperators,
}
