// Formats amounts, which are integer paise, with Indian grouping (1,23,456.50).
import type { Locale } from './language.ts'

const symbols: Record<Locale, string> = { en: 'Rs. ', hi: '₹' }

const minus = '−'
const paisePerRupee = 100

interface MoneyParts {
  readonly sign: '' | typeof minus
  readonly symbol: string
  /** '1,23,456' */
  readonly rupees: string
  /** '50', always two digits. */
  readonly paise: string
}

/** The parts of an amount, for pages that show the paise smaller. */
export function moneyParts(amountPaise: number, locale: Locale = 'en'): MoneyParts {
  const whole = wholePaise(amountPaise)
  const size = Math.abs(whole)
  return {
    sign: whole < 0 ? minus : '',
    symbol: symbols[locale],
    rupees: groupIndian(Math.floor(size / paisePerRupee)),
    paise: String(size % paisePerRupee).padStart(2, '0'),
  }
}

/** 'Rs. 1,23,456.50'; whole rupees without the zeros: 'Rs. 500'. In Hindi '₹1,23,456.50'. */
export function formatPaise(amountPaise: number, locale: Locale = 'en'): string {
  const { sign, symbol } = moneyParts(amountPaise, locale)
  return `${sign}${symbol}${formatAmount(Math.abs(amountPaise))}`
}

/** As formatPaise, without the currency: '1,23,456.50'. For columns whose heading names it, and for form fields. */
export function formatAmount(amountPaise: number): string {
  const { sign, rupees, paise } = moneyParts(amountPaise)
  return paise === '00' ? `${sign}${rupees}` : `${sign}${rupees}.${paise}`
}

/** 1234567 is '12,34,567': the last three digits, then pairs. */
export function groupIndian(whole: number | bigint): string {
  const digits = String(whole)
  if (digits.length <= 3) return digits
  const pairs = digits.slice(0, -3).replace(/\B(?=(\d\d)+$)/g, ',')
  return `${pairs},${digits.slice(-3)}`
}

/** Throws for a fraction of a paisa, which formatting would hide. */
export function wholePaise(amountPaise: number): number {
  if (Number.isSafeInteger(amountPaise)) return amountPaise
  throw new RangeError(
    `An amount must be a whole number of paise, not ${amountPaise}: round it where it is made.`,
  )
}
