import type { MessageKind } from './message-kinds.ts'
import type { Templates } from './template.ts'
import { money } from './words.ts'

type MoneyKind = Extract<
  MessageKind,
  | 'money-added'
  | 'payment-made'
  | 'hold-released'
  | 'refund'
  | 'compensation'
  | 'return-started'
  | 'money-returned'
  | 'limit-near'
  | `dispute-${string}`
>

export const moneyTemplates: Templates<MoneyKind> = {
  'money-added': {
    group: 'money',
    en: ({ brand, amountPaise }) => `${money(amountPaise, 'en')} was added to your ${brand} wallet.`,
    hi: ({ brand, amountPaise }) => `आपके ${brand} वॉलेट में ${money(amountPaise, 'hi')} जोड़े गए।`,
  },
  'payment-made': {
    group: 'money',
    en: ({ brand, amountPaise, payee, orderId }) =>
      `${money(amountPaise, 'en')} paid to ${payee} with ${brand}. Order ${orderId}.`,
    hi: ({ brand, amountPaise, payee, orderId }) =>
      `${brand} से ${payee} को ${money(amountPaise, 'hi')} का भुगतान हुआ। ऑर्डर ${orderId}।`,
  },
  'hold-released': {
    group: 'money',
    en: ({ brand, amountPaise, payee, orderId }) =>
      `The payment to ${payee} failed. ${money(amountPaise, 'en')} set aside for it is free in your ${brand} wallet again. Order ${orderId}.`,
    hi: ({ brand, amountPaise, payee, orderId }) =>
      `${payee} को भुगतान नहीं हो पाया। उसके लिए रोके गए ${money(amountPaise, 'hi')} आपके ${brand} वॉलेट में फिर उपलब्ध हैं। ऑर्डर ${orderId}।`,
  },
  refund: {
    group: 'money',
    en: ({ brand, amountPaise, payee, orderId }) =>
      `${money(amountPaise, 'en')} for ${payee} is back in your ${brand} wallet. Order ${orderId}.`,
    hi: ({ brand, amountPaise, payee, orderId }) =>
      `${payee} के ${money(amountPaise, 'hi')} आपके ${brand} वॉलेट में लौटा दिए गए। ऑर्डर ${orderId}।`,
  },
  compensation: {
    group: 'money',
    en: ({ brand, amountPaise, days, orderId }) =>
      `Your money for order ${orderId} came back ${days === 1 ? 'a day' : `${days} days`} late. We are sorry, and have added ${money(amountPaise, 'en')} to your ${brand} wallet for it.`,
    hi: ({ brand, amountPaise, days, orderId }) =>
      `ऑर्डर ${orderId} के आपके पैसे ${days} दिन देर से लौटे। हमें खेद है; इसके लिए ${money(amountPaise, 'hi')} आपके ${brand} वॉलेट में जोड़ दिए गए हैं।`,
  },
  'return-started': {
    group: 'money',
    en: ({ brand, amountPaise, description }) =>
      `${money(amountPaise, 'en')} is on its way back to the account you paid from (${description}). ${brand} tells you when it is there.`,
    hi: ({ brand, amountPaise, description }) =>
      `${money(amountPaise, 'hi')} उसी खाते में लौट रहे हैं जिससे आपने भुगतान किया था (${description})। पहुँचने पर ${brand} बताएगा।`,
  },
  'money-returned': {
    group: 'money',
    en: ({ brand, amountPaise, description, bankReference }) =>
      `${brand} has returned ${money(amountPaise, 'en')} to the account you paid from (${description}). Bank reference ${bankReference}.`,
    hi: ({ brand, amountPaise, description, bankReference }) =>
      `${brand} ने ${money(amountPaise, 'hi')} उसी खाते में लौटा दिए जिससे आपने भुगतान किया था (${description})। बैंक रेफ़रेंस ${bankReference}।`,
  },
  'limit-near': {
    group: 'limits',
    en: ({ brand, usedPaise, limitPaise }) =>
      `You have used ${money(usedPaise, 'en')} of this month's ${brand} wallet limit of ${money(limitPaise, 'en')}.`,
    hi: ({ brand, usedPaise, limitPaise }) =>
      `आपने इस महीने की ${brand} वॉलेट सीमा ${money(limitPaise, 'hi')} में से ${money(usedPaise, 'hi')} इस्तेमाल कर लिए हैं।`,
  },
  'dispute-raised': {
    group: 'disputes',
    en: ({ disputeId, orderId }) => `We have your dispute ${disputeId} on order ${orderId} and look into it.`,
    hi: ({ disputeId, orderId }) => `ऑर्डर ${orderId} पर आपका विवाद ${disputeId} मिल गया है। हम देख रहे हैं।`,
  },
  'dispute-with-biller': {
    group: 'disputes',
    en: ({ disputeId, orderId }) => `Your dispute ${disputeId} on order ${orderId} is with the biller now.`,
    hi: ({ disputeId, orderId }) => `ऑर्डर ${orderId} पर आपका विवाद ${disputeId} अब बिलर के पास है।`,
  },
  'dispute-resolved': {
    group: 'disputes',
    en: ({ disputeId, orderId }) => `Your dispute ${disputeId} on order ${orderId} is resolved.`,
    hi: ({ disputeId, orderId }) => `ऑर्डर ${orderId} पर आपका विवाद ${disputeId} सुलझ गया है।`,
  },
  'dispute-rejected': {
    group: 'disputes',
    en: ({ brand, disputeId, orderId }) =>
      `Your dispute ${disputeId} on order ${orderId} was rejected. ${brand} shows you why.`,
    hi: ({ brand, disputeId, orderId }) =>
      `ऑर्डर ${orderId} पर आपका विवाद ${disputeId} स्वीकार नहीं हुआ। कारण ${brand} पर देखें।`,
  },
}
