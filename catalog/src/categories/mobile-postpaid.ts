import { mobileNumber } from './biller-parameter.ts'
import type { CategoryEntry } from './category.ts'
import { mobileOperators } from './mobile-operators.ts'

export const mobilePostpaid: CategoryEntry = {
  slug: 'postpaid-bill-payment',
  name: 'Mobile Postpaid Bill Payment',
  hindi: 'मोबाइल पोस्टपेड बिल भुगतान',
  icon: 'receipt-text',
  section: 7,
  mWebOrder: 10,
  flow: 'bill',
  providerWord: { en: 'Operator', hi: 'ऑपरेटर' },
  providerTitle: { en: '{provider} Postpaid Bill Payment', hi: '{provider} पोस्टपेड बिल भुगतान' },
  providerSummary: {
    en: 'See and pay the bill of a {provider} postpaid number.',
    hi: '{provider} पोस्टपेड नंबर का बिल देखें और भरें।',
  },
  summary: {
    en: 'Enter a postpaid mobile number, see the bill and pay it before the due date.',
    hi: 'पोस्टपेड मोबाइल नंबर लिखें, बिल देखें और देय तिथि से पहले भरें।',
  },
  parameters: [mobileNumber],
  synonyms: ['postpaid', 'mobile bill', 'phone bill', 'पोस्टपेड', 'मोबाइल बिल'],
  providers: mobileOperators,
}
