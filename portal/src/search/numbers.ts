/** Offers payments for a number typed into the search: a recharge for a mobile number, a bill for others. */
import type { Locale } from '@chowk/shell/behaviour'
import type { IconName } from '../icons/icons.ts'
import { type NumberCategory, searchCopy } from './search-copy.ts'

/** Offers a form to /quick-pay, which asks for the provider. */
export interface NumberOffer {
  readonly name: string
  readonly icon: IconName
  readonly fields: Readonly<Record<string, string>>
}

/** The field for the number, by category. */
const mobile = { 'mobile-recharge': 'smartphone', 'postpaid-bill-payment': 'receipt-text' } as const
const bill = {
  'electricity-bill-payment': 'zap',
  'gas-bill-payment': 'flame',
  'water-bill-payment': 'droplets',
  'landline-bill-payment': 'phone',
} as const

const fieldOf: Readonly<Record<NumberCategory, string>> = {
  'mobile-recharge': 'mobileNumber',
  'postpaid-bill-payment': 'mobileNumber',
  'electricity-bill-payment': 'consumerNumber',
  'gas-bill-payment': 'customerNumber',
  'water-bill-payment': 'consumerNumber',
  'landline-bill-payment': 'landlineNumber',
}

/** Undefined when the query is not a number. */
export function numberOffers(question: string, locale: Locale): readonly NumberOffer[] {
  const number = digitsOf(question)
  if (number === undefined) return []
  const mobileNumber = /^(?:\+?91|0)?([6-9]\d{9})$/.exec(number)?.[1]
  const shown = mobileNumber ? `${mobileNumber.slice(0, 5)} ${mobileNumber.slice(5)}` : number
  const icons: Partial<Record<NumberCategory, IconName>> = mobileNumber ? mobile : bill
  return Object.entries(icons).map(([slug, icon]) => {
    const category = slug as NumberCategory
    return {
      name: searchCopy[locale].number(category, shown),
      icon,
      fields: { category, [fieldOf[category]]: mobileNumber ?? number },
    }
  })
}

/** Eight digits or more, with any spacing. */
function digitsOf(question: string): string | undefined {
  const plain = question
    .replace(/[०-९]/g, digit => String(digit.charCodeAt(0) - 0x966))
    .replace(/[\s()-]/g, '')
  return /^\+?\d{8,20}$/.test(plain) ? plain : undefined
}
