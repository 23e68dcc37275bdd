import { mobileNumber } from './biller-parameter.ts'
import type { CategoryEntry } from './category.ts'
import { mobileOperators } from './mobile-operators.ts'

export const mobileRecharge: CategoryEntry = {
  slug: 'mobile-recharge',
  name: 'Mobile Recharge',
  hindi: 'मोबाइल रिचार्ज',
  icon: 'smartphone',
  section: 7,
  mWebOrder: 1,
  flow: 'recharge',
  providerWord: { en: 'Operator', hi: 'ऑपरेटर' },
  providerTitle: { en: '{provider} Prepaid Recharge', hi: '{provider} प्रीपेड रिचार्ज' },
  providerSummary: {
    en: 'Recharge any {provider} prepaid number: yours or anyone else’s.',
    hi: '{provider} प्रीपेड नंबर रिचार्ज करें: अपना या किसी और का।',
  },
  summary: {
    en: 'Recharge any prepaid mobile. Enter the number, check the operator and circle, choose a plan.',
    hi: 'कोई भी प्रीपेड मोबाइल रिचार्ज करें। नंबर लिखें, ऑपरेटर और सर्कल जाँचें, प्लान चुनें।',
  },
  parameters: [mobileNumber],
  synonyms: ['recharge', 'prepaid', 'top up', 'mobile recharge', 'रिचार्ज', 'प्रीपेड', 'मोबाइल रिचार्ज'],
  providers: mobileOperators,
}
