/** Apart from the search's other words, since no browser needs them: the server makes the offers. */
import type { Locale } from '@chowk/shell'

export type NumberCategory = keyof typeof numberWords.en

/** What is paid with a number, before or after it. */
const numberWords = {
  en: {
    'mobile-recharge': 'Recharge',
    'postpaid-bill-payment': 'Postpaid bill of',
    'electricity-bill-payment': 'Electricity bill of',
    'gas-bill-payment': 'Gas bill of',
    'water-bill-payment': 'Water bill of',
    'landline-bill-payment': 'Landline bill of',
  },
  hi: {
    'mobile-recharge': 'मोबाइल रिचार्ज',
    'postpaid-bill-payment': 'पोस्टपेड बिल',
    'electricity-bill-payment': 'बिजली बिल',
    'gas-bill-payment': 'गैस बिल',
    'water-bill-payment': 'पानी बिल',
    'landline-bill-payment': 'लैंडलाइन बिल',
  },
} as const

export const numberOffer: Record<Locale, (category: NumberCategory, number: string) => string> = {
  en: (category, number) => `${numberWords.en[category]} ${number}`,
  hi: (category, number) => `${number}: ${numberWords.hi[category]}`,
}
