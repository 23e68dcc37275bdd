import { accountCode, digits } from './biller-parameter.ts'
import { broadbandOperators } from './broadband-operators.ts'
import type { CategoryEntry, ProviderEntry } from './category.ts'

/** Operators of fixed telephone lines; what the others bill for is internet, as far as we know. */
const telephoneOperators: readonly string[] = [
  'Airtel',
  'BSNL',
  'Connect Broadband',
  'MTNL Delhi',
  'MTNL Mumbai',
  'Tata Teleservices',
]

/** Its page stays, and says only what is true of it. */
const operator = (entry: ProviderEntry): ProviderEntry =>
  telephoneOperators.includes(entry.name)
    ? entry
    : {
        ...entry,
        says: {
          en: '{provider} is an internet provider: its bills are on its broadband page. Use this page only if your bill from it names a telephone number.',
          hi: '{provider} इंटरनेट सेवा देता है: उसके बिल ब्रॉडबैंड वाले पेज पर हैं। यह पेज तभी काम का है जब उसके बिल पर टेलीफ़ोन नंबर हो।',
        },
      }

export const landline: CategoryEntry = {
  slug: 'landline-bill-payment',
  name: 'Landline Bill Payment',
  hindi: 'लैंडलाइन बिल भुगतान',
  icon: 'phone',
  section: 7,
  mWebOrder: 11,
  flow: 'bill',
  providerWord: { en: 'Operator', hi: 'ऑपरेटर' },
  providerTitle: { en: '{provider} Landline Bill Payment', hi: '{provider} लैंडलाइन बिल भुगतान' },
  providerSummary: {
    en: 'Pay your {provider} landline bill with the telephone number and its STD code.',
    hi: 'एसटीडी कोड के साथ टेलीफ़ोन नंबर लिखकर अपना {provider} लैंडलाइन बिल भरें।',
  },
  summary: {
    en: 'Pay the bill of your fixed telephone line. Choose the operator and enter the number with its STD code.',
    hi: 'अपने लैंडलाइन फ़ोन का बिल भरें। ऑपरेटर चुनें और एसटीडी कोड के साथ नंबर लिखें।',
  },
  needs: [
    {
      en: 'The landline number with its STD code, without the first zero',
      hi: 'लैंडलाइन नंबर एसटीडी कोड के साथ, शुरू के शून्य के बिना',
    },
    {
      en: 'The account number from the bill, if your operator prints one',
      hi: 'बिल पर छपी खाता संख्या, अगर आपका ऑपरेटर देता है',
    },
  ],
  parameters: [
    digits(
      {
        name: 'landlineNumber',
        label: { en: 'Landline number with STD code', hi: 'एसटीडी कोड के साथ लैंडलाइन नंबर' },
        hint: {
          en: '10 digits without the first zero, for example 1123456789',
          hi: 'शुरू के शून्य के बिना 10 अंक, जैसे 1123456789',
        },
      },
      [10, 10],
    ),
    accountCode(
      {
        name: 'accountNumber',
        label: { en: 'Account number (if on your bill)', hi: 'खाता संख्या (अगर बिल पर हो)' },
        hint: { en: 'Beside the telephone number on the bill', hi: 'बिल पर टेलीफ़ोन नंबर के पास' },
        optional: true,
      },
      [5, 20],
    ),
  ],
  synonyms: ['telephone bill', 'phone bill', 'landline', 'टेलीफ़ोन बिल', 'लैंडलाइन'],
  faqs: [
    {
      question: { en: 'How do I write the number with its STD code?', hi: 'एसटीडी कोड के साथ नंबर कैसे लिखें?' },
      answer: {
        en: 'Code first, then the number, with no zero in front and no space between. A Delhi number 2345 6789 becomes 1123456789.',
        hi: 'पहले कोड, फिर नंबर; शुरू में शून्य नहीं और बीच में खाली जगह नहीं। दिल्ली का नंबर 2345 6789 इस तरह लिखें: 1123456789.',
      },
    },
    {
      question: {
        en: 'I have landline and internet from one operator. Which page do I use?',
        hi: 'मेरा लैंडलाइन और इंटरनेट एक ही ऑपरेटर का है। कौन-सा पेज चुनूँ?',
      },
      answer: {
        en: 'If both come on one bill that names the telephone number, use this page. If the bill names a user ID or customer ID, use broadband.',
        hi: 'अगर दोनों का एक ही बिल आता है और उस पर टेलीफ़ोन नंबर है, तो यही पेज। अगर बिल पर यूज़र आईडी या ग्राहक आईडी है, तो ब्रॉडबैंड।',
      },
    },
    {
      question: {
        en: 'How soon does the operator know I have paid?',
        hi: 'ऑपरेटर को भुगतान की जानकारी कब मिलती है?',
      },
      answer: {
        en: 'Your order shows when the operator confirmed. Until then it says pending, and you need not pay again.',
        hi: 'ऑपरेटर की पुष्टि आपके ऑर्डर में दिखती है। तब तक वहाँ ‘प्रक्रिया में’ लिखा रहता है और दोबारा भुगतान की ज़रूरत नहीं है।',
      },
    },
  ],
  popular: ['airtel', 'bsnl', 'mtnl-delhi', 'mtnl-mumbai', 'tata-teleservices', 'connect-broadband'],
  providers: broadbandOperators.map(operator),
}
