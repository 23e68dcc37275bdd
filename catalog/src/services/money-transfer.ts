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
  steps: [
    {
      en: 'Link your bank account once, with the mobile number the bank knows.',
      hi: 'बैंक में दर्ज मोबाइल नंबर से अपना बैंक खाता एक बार जोड़ें।',
    },
    { en: 'Enter the UPI ID and the amount.', hi: 'UPI आईडी और रकम लिखें।' },
    {
      en: 'Check the name the bank shows, then approve with your UPI PIN.',
      hi: 'बैंक का दिखाया नाम जाँचें, फिर अपने UPI PIN से मंज़ूरी दें।',
    },
  ],
  needs: [
    {
      en: 'A bank account with your mobile number registered',
      hi: 'ऐसा बैंक खाता जिसमें आपका मोबाइल नंबर दर्ज हो',
    },
    { en: 'The UPI ID of the person you pay', hi: 'जिसे पैसे भेजने हैं उसकी UPI आईडी' },
  ],
  synonyms: ['upi', 'send money', 'bank transfer', 'paise bhejo', 'यूपीआई', 'पैसे भेजें'],
  faqs: [
    {
      question: {
        en: 'Do I need wallet KYC to pay by UPI?',
        hi: 'क्या UPI से भुगतान के लिए वॉलेट KYC चाहिए?',
      },
      answer: {
        en: 'No. UPI moves money between bank accounts, and your bank already knows you. Wallet KYC is only for keeping money in the wallet.',
        hi: 'नहीं। UPI में पैसे बैंक खातों के बीच जाते हैं और आपका बैंक आपको पहले से जानता है। वॉलेट KYC केवल वॉलेट में पैसे रखने के लिए है।',
      },
    },
    {
      question: {
        en: 'Do I enter my UPI PIN to receive money?',
        hi: 'क्या पैसे पाने के लिए UPI PIN डालना होता है?',
      },
      answer: {
        en: 'Never. The PIN only sends money. Whoever asks for it so that you can receive something is trying to take it.',
        hi: 'कभी नहीं। PIN से केवल पैसे जाते हैं। जो पैसे देने के नाम पर PIN माँगे, वह ठगना चाहता है।',
      },
    },
    {
      question: {
        en: 'I sent money to the wrong person. What can I do?',
        hi: 'ग़लत व्यक्ति को पैसे चले गए। क्या करूँ?',
      },
      answer: {
        en: 'Tell your bank and raise a complaint in the app at once; ask the receiver to return it. For fraud, call 1930, the national cybercrime helpline.',
        hi: 'तुरंत अपने बैंक को बताएँ और ऐप में शिकायत करें; पाने वाले से लौटाने को कहें। धोखाधड़ी हो तो राष्ट्रीय साइबर अपराध हेल्पलाइन 1930 पर फ़ोन करें।',
      },
    },
  ],
}
