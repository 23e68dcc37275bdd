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
  needs: [
    { en: 'The 10-digit mobile number', hi: '10 अंकों का मोबाइल नंबर' },
    { en: 'Its operator and circle, if the number was ported', hi: 'नंबर पोर्ट हुआ हो तो उसका ऑपरेटर और सर्कल' },
  ],
  parameters: [mobileNumber],
  synonyms: ['recharge', 'prepaid', 'top up', 'mobile recharge', 'रिचार्ज', 'प्रीपेड', 'मोबाइल रिचार्ज'],
  faqs: [
    {
      question: {
        en: 'I kept my number but changed the operator. What do I choose?',
        hi: 'नंबर वही है पर ऑपरेटर बदल लिया। क्या चुनूँ?',
      },
      answer: {
        en: 'The operator you are with now. A number’s first digits tell who issued it, not who serves it today.',
        hi: 'जिस ऑपरेटर के साथ आप अभी हैं। नंबर के शुरुआती अंक बताते हैं कि उसे किसने जारी किया था, यह नहीं कि आज सेवा कौन देता है।',
      },
    },
    {
      question: {
        en: 'I recharged a wrong number. Can I get the money back?',
        hi: 'ग़लत नंबर पर रिचार्ज हो गया। क्या पैसे वापस मिलेंगे?',
      },
      answer: {
        en: 'A recharge that the operator has confirmed cannot be undone, so look at the number twice. If the operator refuses it, the money returns by itself.',
        hi: 'ऑपरेटर की पुष्टि के बाद रिचार्ज वापस नहीं होता, इसलिए नंबर दो बार देख लें। ऑपरेटर मना करे तो पैसे अपने-आप लौट आते हैं।',
      },
    },
    {
      question: { en: 'What is a circle?', hi: 'सर्कल क्या होता है?' },
      answer: {
        en: 'One of the 22 telecom areas of India. Plans and prices can differ between them.',
        hi: 'भारत के 22 टेलीकॉम क्षेत्रों में से एक। इनके प्लान और क़ीमतें अलग हो सकती हैं।',
      },
    },
  ],
  providers: mobileOperators,
}
