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

type Offered = Readonly<Partial<Record<NumberCategory, readonly [icon: IconName, field: string]>>>

const mobile: Offered = {
  'mobile-recharge': ['smartphone', 'mobileNumber'],
  'postpaid-bill-payment': ['receipt-text', 'mobileNumber'],
}
const bill: Offered = {
  'electricity-bill-payment': ['zap', 'consumerNumber'],
  'gas-bill-payment': ['flame', 'customerNumber'],
  'water-bill-payment': ['droplets', 'consumerNumber'],
  'landline-bill-payment': ['phone', 'landlineNumber'],
}

/** None when the query is not a number. */
export function numberOffers(question: string, locale: Locale): readonly NumberOffer[] {
  const number = digitsOf(question)
  if (number === undefined) return []
  const mobileNumber = /^(?:\+?91|0)?([6-9]\d{9})$/.exec(number)?.[1]
  const shown = mobileNumber ? `${mobileNumber.slice(0, 5)} ${mobileNumber.slice(5)}` : number
  return Object.entries(mobileNumber ? mobile : bill).map(([category, [icon, field]]) => ({
    name: searchCopy[locale].number(category as NumberCategory, shown),
    icon,
    fields: { category, [field]: mobileNumber ?? number },
  }))
}

/** Eight digits or more, with any spacing. */
function digitsOf(question: string): string | undefined {
  const plain = question
    .replace(/[०-९]/g, digit => String(digit.charCodeAt(0) - 0x966))
    .replace(/[\s()-]/g, '')
  return /^\+?\d{8,20}$/.test(plain) ? plain : undefined
}
