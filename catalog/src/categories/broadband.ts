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
  needs: [
    {
      en: 'Your user ID, customer ID or account number, from the bill or the welcome message',
      hi: 'आपकी यूज़र आईडी, ग्राहक आईडी या खाता संख्या, बिल या स्वागत संदेश से',
    },
  ],
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
  faqs: [
    {
      question: { en: 'Where is my user ID?', hi: 'मेरी यूज़र आईडी कहाँ है?' },
      answer: {
        en: 'On the bill, in the message you got when the line was installed, and usually in the operator’s own app. With some operators it is your registered mobile number.',
        hi: 'बिल पर, कनेक्शन लगने के समय आए संदेश में, और अक्सर ऑपरेटर के ऐप में। कुछ ऑपरेटरों में यह आपका पंजीकृत मोबाइल नंबर ही होता है।',
      },
    },
    {
      question: {
        en: 'Does paying late switch off the line?',
        hi: 'क्या देर से भुगतान करने पर लाइन बंद हो जाती है?',
      },
      answer: {
        en: 'Prepaid plans stop at the end of their validity; postpaid lines stop by the operator’s own rules, after the due date. Paying brings most lines back within minutes; some need the router to be restarted.',
        hi: 'प्रीपेड प्लान वैधता ख़त्म होते ही रुक जाते हैं; पोस्टपेड लाइन देय तिथि के बाद ऑपरेटर के नियम से रुकती है। भुगतान के बाद ज़्यादातर लाइनें कुछ मिनटों में चालू हो जाती हैं; कभी-कभी राउटर दोबारा चालू करना पड़ता है।',
      },
    },
    {
      question: { en: 'Can I change my plan here?', hi: 'क्या यहाँ प्लान बदल सकते हैं?' },
      answer: {
        en: 'No. We pay the bill your operator has raised. Plans are changed with the operator.',
        hi: 'नहीं। हम वही बिल भरते हैं जो ऑपरेटर ने बनाया है। प्लान ऑपरेटर से ही बदला जाता है।',
      },
    },
  ],
  popular: ['airtel', 'bsnl', 'act-fibernet', 'hathway-broadband', 'tata-play-fiber', 'railwire-broadband'],
  providers: broadbandOperators,
}
