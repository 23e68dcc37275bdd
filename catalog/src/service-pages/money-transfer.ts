import type { ServicePage } from './service-page.ts'

export const moneyTransfer: ServicePage = {
  slug: 'money-transfer',
  path: '/money-transfer',
  link: '/money-transfer',
  name: 'Money Transfer',
  hindi: 'पैसे भेजें',
  icon: 'arrow-left-right',
  summary: {
    en: 'How money goes from bank to bank in India by UPI, IMPS, NEFT and RTGS, and why UPI needs no wallet KYC. Sending is not available on this site yet.',
    hi: 'भारत में UPI, आईएमपीएस, एनईएफ़टी और आरटीजीएस से पैसे बैंक से बैंक कैसे जाते हैं, और UPI में वॉलेट KYC क्यों नहीं चाहिए। इस साइट से भेजना अभी उपलब्ध नहीं है।',
  },
  synonyms: ['upi', 'send money', 'bank transfer', 'paise bhejo', 'यूपीआई', 'पैसे भेजें'],
}
