import { formatPaise } from '@chowk/catalog'
import type { MessageKind } from './message-kinds.ts'
import type { Templates } from './template.ts'

export const dueTemplates = {
  'bill-due': {
    group: 'reminders',
    en: ({ brand, amountPaise, payee, lastDigits, dueDay }) =>
      `${formatPaise(amountPaise, 'en')} is due to ${payee} by ${dueDay}, for the account ending in ${lastDigits}. Pay it on ${brand}, under Bills.`,
    hi: ({ brand, amountPaise, payee, lastDigits, dueDay }) =>
      `${payee} के ••${lastDigits} खाते का ${formatPaise(amountPaise, 'hi')} का बिल ${dueDay} तक चुकाना है। ${brand} पर ‘बिल’ में चुकाएँ।`,
  },
  'bill-late': {
    group: 'reminders',
    en: ({ brand, amountPaise, payee, lastDigits, dueDay }) =>
      `${formatPaise(amountPaise, 'en')} was due to ${payee} on ${dueDay}, for the account ending in ${lastDigits}. If it is still unpaid, pay it on ${brand}, under Bills.`,
    hi: ({ brand, amountPaise, payee, lastDigits, dueDay }) =>
      `${payee} के ••${lastDigits} खाते का ${formatPaise(amountPaise, 'hi')} का बिल ${dueDay} को चुकाना था। अब तक न चुकाया हो, तो ${brand} पर ‘बिल’ में चुकाएँ।`,
  },
  'plan-ends': {
    group: 'reminders',
    en: ({ brand, payee, lastDigits, dueDay }) =>
      `The ${payee} plan of the number ending in ${lastDigits} ends on ${dueDay}. Recharge it on ${brand}, under Bills.`,
    hi: ({ brand, payee, lastDigits, dueDay }) =>
      `${payee} के ••${lastDigits} नंबर का प्लान ${dueDay} को ख़त्म होगा। ${brand} पर ‘बिल’ में रिचार्ज करें।`,
  },
  'plan-ended': {
    group: 'reminders',
    en: ({ brand, payee, lastDigits, dueDay }) =>
      `The ${payee} plan of the number ending in ${lastDigits} ended on ${dueDay}. Recharge it on ${brand}, under Bills.`,
    hi: ({ brand, payee, lastDigits, dueDay }) =>
      `${payee} के ••${lastDigits} नंबर का प्लान ${dueDay} को ख़त्म हो गया। ${brand} पर ‘बिल’ में रिचार्ज करें।`,
  },
} satisfies Partial<Templates<MessageKind>>
