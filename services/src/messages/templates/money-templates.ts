import { formatPaise } from '@chowk/catalog'
import type { MessageKind } from './message-kinds.ts'
import type { Templates } from './template.ts'

export const moneyTemplates = {
  'money-added': {
    group: 'money',
    en: ({ brand, amountPaise }) => `${formatPaise(amountPaise, 'en')} was added to your ${brand} wallet.`,
    hi: ({ brand, amountPaise }) => `आपके ${brand} वॉलेट में ${formatPaise(amountPaise, 'hi')} जोड़े गए।`,
  },
  'payment-made': {
    group: 'money',
    en: ({ brand, amountPaise, payee, orderId }) =>
      `${formatPaise(amountPaise, 'en')} paid to ${payee} with ${brand}. Order ${orderId}.`,
    hi: ({ brand, amountPaise, payee, orderId }) =>
      `${brand} से ${payee} को ${formatPaise(amountPaise, 'hi')} का भुगतान हुआ। ऑर्डर ${orderId}।`,
  },
  'payment-cancelled': {
    group: 'money',
    en: ({ brand, amountPaise, payee, orderId }) =>
      `The UPI payment of ${formatPaise(amountPaise, 'en')} to ${payee} was cancelled on ${brand} before any money came. Order ${orderId}.`,
    hi: ({ brand, amountPaise, payee, orderId }) =>
      `${payee} को ${formatPaise(amountPaise, 'hi')} का UPI भुगतान ${brand} पर रद्द किया गया। कोई पैसे नहीं आए थे। ऑर्डर ${orderId}।`,
  },
  'hold-released': {
    group: 'money',
    en: ({ brand, amountPaise, payee, orderId }) =>
      `The payment to ${payee} failed. ${formatPaise(amountPaise, 'en')} set aside for it is free in your ${brand} wallet again. Order ${orderId}.`,
    hi: ({ brand, amountPaise, payee, orderId }) =>
      `${payee} को भुगतान नहीं हो पाया। उसके लिए रोके गए ${formatPaise(amountPaise, 'hi')} आपके ${brand} वॉलेट में फिर उपलब्ध हैं। ऑर्डर ${orderId}।`,
  },
  refund: {
    group: 'money',
    en: ({ brand, amountPaise, payee, orderId }) =>
      `${formatPaise(amountPaise, 'en')} for ${payee} is back in your ${brand} wallet. Order ${orderId}.`,
    hi: ({ brand, amountPaise, payee, orderId }) =>
      `${payee} के ${formatPaise(amountPaise, 'hi')} आपके ${brand} वॉलेट में लौटा दिए गए। ऑर्डर ${orderId}।`,
  },
  'adjusted-up': {
    group: 'money',
    en: ({ brand, amountPaise, actId }) =>
      `Our team has put ${formatPaise(amountPaise, 'en')} into your ${brand} wallet to correct a mistake. Reference ${actId}.`,
    hi: ({ brand, amountPaise, actId }) =>
      `ग़लती सुधारने के लिए हमारी टीम ने आपके ${brand} वॉलेट में ${formatPaise(amountPaise, 'hi')} डाले हैं। रेफ़रेंस ${actId}।`,
  },
  'adjusted-down': {
    group: 'money',
    en: ({ brand, amountPaise, actId }) =>
      `Our team has taken ${formatPaise(amountPaise, 'en')} from your ${brand} wallet to correct a mistake. Reference ${actId}.`,
    hi: ({ brand, amountPaise, actId }) =>
      `ग़लती सुधारने के लिए हमारी टीम ने आपके ${brand} वॉलेट से ${formatPaise(amountPaise, 'hi')} निकाले हैं। रेफ़रेंस ${actId}।`,
  },
  compensation: {
    group: 'money',
    en: ({ brand, amountPaise, days, orderId }) =>
      `Your money for order ${orderId} came back ${days === 1 ? 'a day' : `${days} days`} late. We are sorry, and have added ${formatPaise(amountPaise, 'en')} to your ${brand} wallet for it.`,
    hi: ({ brand, amountPaise, days, orderId }) =>
      `ऑर्डर ${orderId} के आपके पैसे ${days} दिन देर से लौटे। हमें खेद है; इसके लिए ${formatPaise(amountPaise, 'hi')} आपके ${brand} वॉलेट में जोड़ दिए गए हैं।`,
  },
  'return-started': {
    group: 'money',
    en: ({ brand, amountPaise, description }) =>
      `${formatPaise(amountPaise, 'en')} is on its way back to the account you paid from (${description}). ${brand} will tell you when it is there.`,
    hi: ({ brand, amountPaise, description }) =>
      `${formatPaise(amountPaise, 'hi')} उसी खाते में लौट रहे हैं जिससे आपने भुगतान किया था (${description})। पहुँचने पर ${brand} बताएगा।`,
  },
  'money-returned': {
    group: 'money',
    en: ({ brand, amountPaise, description, bankReference }) =>
      `${brand} has returned ${formatPaise(amountPaise, 'en')} to the account you paid from (${description}). Bank reference ${bankReference}.`,
    hi: ({ brand, amountPaise, description, bankReference }) =>
      `${brand} ने ${formatPaise(amountPaise, 'hi')} उसी खाते में लौटा दिए जिससे आपने भुगतान किया था (${description})। बैंक रेफ़रेंस ${bankReference}।`,
  },
  'limit-near': {
    group: 'limits',
    en: ({ brand, usedPaise, limitPaise, period }) =>
      `You have used ${formatPaise(usedPaise, 'en')} of this ${period}'s ${brand} wallet limit of ${formatPaise(limitPaise, 'en')}.`,
    hi: ({ brand, usedPaise, limitPaise, period }) =>
      `आपने इस ${period === 'year' ? 'साल' : 'महीने'} की ${brand} वॉलेट सीमा ${formatPaise(limitPaise, 'hi')} में से ${formatPaise(usedPaise, 'hi')} इस्तेमाल कर लिए हैं।`,
  },
  'limit-refused': {
    group: 'limits',
    en: ({ brand, leftPaise }) =>
      `Your ${brand} wallet's limit did not allow what you tried; ${formatPaise(leftPaise, 'en')} is left of it. No money moved. Under Wallet limits you can raise it.`,
    hi: ({ brand, leftPaise }) =>
      `आपके ${brand} वॉलेट की सीमा ने इसकी इजाज़त नहीं दी; अभी ${formatPaise(leftPaise, 'hi')} बचे हैं। कोई पैसा नहीं गया। ‘वॉलेट की सीमाएँ’ में सीमा बढ़ा सकते हैं।`,
  },
  'identity-refused': {
    group: 'limits',
    en: ({ brand }) =>
      `Your ID could not be verified for your ${brand} wallet. Your limits stay as they were. You can try again.`,
    hi: ({ brand }) =>
      `आपके ${brand} वॉलेट के लिए पहचान सत्यापित नहीं हो पाई। आपकी सीमाएँ पहले जैसी हैं। आप फिर कोशिश कर सकते हैं।`,
  },
  'dispute-raised': {
    group: 'disputes',
    en: ({ brand, disputeId, orderId }) =>
      `${brand} has your dispute ${disputeId} on order ${orderId}. We are looking into it.`,
    hi: ({ brand, disputeId, orderId }) =>
      `ऑर्डर ${orderId} पर आपकी शिकायत ${disputeId} ${brand} को मिल गई है। हम देख रहे हैं।`,
  },
  'dispute-with-biller': {
    group: 'disputes',
    en: ({ brand, disputeId, orderId }) =>
      `Your ${brand} dispute ${disputeId} on order ${orderId} is with the biller now.`,
    hi: ({ brand, disputeId, orderId }) =>
      `ऑर्डर ${orderId} पर आपकी ${brand} शिकायत ${disputeId} अब कंपनी के पास है।`,
  },
  'dispute-resolved': {
    group: 'disputes',
    en: ({ brand, disputeId, orderId }) =>
      `Your ${brand} dispute ${disputeId} on order ${orderId} is resolved.`,
    hi: ({ brand, disputeId, orderId }) => `ऑर्डर ${orderId} पर आपकी ${brand} शिकायत ${disputeId} हल हो गई है।`,
  },
  'dispute-rejected': {
    group: 'disputes',
    en: ({ brand, disputeId, orderId }) =>
      `Your dispute ${disputeId} on order ${orderId} was rejected. ${brand} shows you why.`,
    hi: ({ brand, disputeId, orderId }) =>
      `ऑर्डर ${orderId} पर आपकी शिकायत ${disputeId} स्वीकार नहीं हुई। कारण ${brand} पर देखें।`,
  },
} satisfies Partial<Templates<MessageKind>>
