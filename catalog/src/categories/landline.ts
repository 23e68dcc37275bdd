import { accountCode, digits } from './biller-parameter.ts'
import { broadbandOperators } from './broadband.ts'
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
  popular: ['airtel', 'bsnl', 'mtnl-delhi', 'mtnl-mumbai', 'tata-teleservices', 'connect-broadband'],
  providers: broadbandOperators.map(operator),
}
