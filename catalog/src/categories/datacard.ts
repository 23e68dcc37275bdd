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
  needs: [{ en: 'The 10-digit number of the SIM in the device', hi: 'डिवाइस में लगे सिम का 10 अंकों का नंबर' }],
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
  faqs: [
    {
      question: { en: 'How do I find the number of my data card?', hi: 'डेटाकार्ड का नंबर कैसे पता करें?' },
      answer: {
        en: 'It is on the SIM’s paper folder, in the device’s settings page, and in the operator’s messages shown there.',
        hi: 'यह सिम के काग़ज़ी फ़ोल्डर पर, डिवाइस के सेटिंग पेज पर और वहाँ दिखने वाले ऑपरेटर के संदेशों में होता है।',
      },
    },
    {
      question: { en: 'Do mobile plans work in a data card?', hi: 'क्या मोबाइल प्लान डेटाकार्ड में चलते हैं?' },
      answer: {
        en: 'Not always. Data-only SIMs have plans of their own; choose from the list shown for your number.',
        hi: 'हमेशा नहीं। केवल-डेटा सिम के अपने प्लान होते हैं; अपने नंबर के लिए दिखाई गई सूची में से चुनें।',
      },
    },
    {
      question: {
        en: 'My card is postpaid. Can I pay its bill?',
        hi: 'मेरा कार्ड पोस्टपेड है। क्या बिल भर सकते हैं?',
      },
      answer: {
        en: 'Yes, on the mobile postpaid page of the same operator, with the same number.',
        hi: 'हाँ, उसी ऑपरेटर के मोबाइल पोस्टपेड पेज पर, उसी नंबर से।',
      },
    },
  ],
  providers: mobileOperators,
}
