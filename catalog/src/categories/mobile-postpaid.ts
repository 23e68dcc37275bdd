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
  needs: [{ en: 'The 10-digit postpaid mobile number', hi: '10 अंकों का पोस्टपेड मोबाइल नंबर' }],
  parameters: [mobileNumber],
  synonyms: ['postpaid', 'mobile bill', 'phone bill', 'पोस्टपेड', 'मोबाइल बिल'],
  faqs: [
    {
      question: { en: 'No bill is shown for my number. Why?', hi: 'मेरे नंबर का बिल नहीं दिख रहा। क्यों?' },
      answer: {
        en: 'Either nothing is due, or the number is prepaid or with another operator now. Check the operator, or try mobile recharge.',
        hi: 'या तो कुछ देय नहीं है, या नंबर प्रीपेड है, या अब दूसरे ऑपरेटर के पास है। ऑपरेटर जाँचें, या मोबाइल रिचार्ज देखें।',
      },
    },
    {
      question: { en: 'Can I pay before the bill is made?', hi: 'क्या बिल बनने से पहले भुगतान कर सकते हैं?' },
      answer: {
        en: 'Where the operator allows it, you can enter an amount yourself; it is counted towards the next bill.',
        hi: 'जहाँ ऑपरेटर अनुमति देता है वहाँ आप रकम ख़ुद लिख सकते हैं; वह अगले बिल में जुड़ जाती है।',
      },
    },
    {
      question: {
        en: 'Is the family plan billed on one number?',
        hi: 'क्या फ़ैमिली प्लान का बिल एक ही नंबर पर आता है?',
      },
      answer: {
        en: 'Yes, on the primary number. Pay that one and all its lines are paid.',
        hi: 'हाँ, मुख्य नंबर पर। उसी का बिल भरें, सभी लाइनों का भुगतान हो जाता है।',
      },
    },
  ],
  providers: mobileOperators,
}
