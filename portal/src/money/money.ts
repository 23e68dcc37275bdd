// Amounts as pages round them, and amounts as people type them. Exact amounts become text in the catalogue's money.ts, which
// messages use as well.
import { formatPaise, groupIndian, moneyParts, wholePaise } from '@chowk/catalog'
import type { Locale } from '@chowk/shell'

const paisePerRupee = 100

/** As formatPaise, for running text: no line ends between 'Rs.' and its number. */
export function formatInText(amountPaise: number, locale: Locale = 'en'): string {
  return formatPaise(amountPaise, locale).replace(' ', '\u00a0')
}

/** The amount to the nearest rupee, 'Rs. 8,678', for estimates, whose paise are not known. */
export function formatRupees(amountPaise: number, locale: Locale = 'en'): string {
  return formatPaise(nearestRupee(amountPaise), locale)
}

const bigUnits = [
  { paise: 1_00_00_000_00, name: { en: 'crore', hi: 'करोड़' } },
  { paise: 1_00_000_00, name: { en: 'lakh', hi: 'लाख' } },
] as const

/** The size of an amount at a glance: 'Rs. 20.83 lakh', 'Rs. 1.14 crore'; below a lakh to the rupee. */
export function formatBrief(amountPaise: number, locale: Locale = 'en'): string {
  const { sign, symbol } = moneyParts(amountPaise, locale)
  const size = Math.abs(amountPaise)
  const unit = bigUnits.find(({ paise }) => size >= paise)
  if (!unit) return formatRupees(amountPaise, locale)
  const hundredths = Math.round(size / (unit.paise / 100))
  const number = `${groupIndian(Math.floor(hundredths / 100))}.${String(hundredths % 100).padStart(2, '0')}`
  return `${sign}${symbol}${number.replace(/\.?0+$/, '')} ${unit.name[locale]}`
}

/** Half a rupee and more counts as one. */
export function nearestRupee(amountPaise: number): number {
  const size = Math.floor((Math.abs(wholePaise(amountPaise)) + paisePerRupee / 2) / paisePerRupee)
  return Math.sign(amountPaise) * size * paisePerRupee || 0
}

export type RupeesProblem = 'empty' | 'not-a-number' | 'negative' | 'too-precise' | 'too-large'
export type ParsedRupees = { readonly paise: number } | { readonly problem: RupeesProblem }

/**
 * Reads an amount as people type it: '1,23,456.50', 'Rs. 500', '₹500/-', '५००'. Never guesses: what is not clearly an
 * amount is a problem, and so is a third decimal, since dropping it would change what was typed, or a comma that groups
 * neither as India does nor as the world does: '10,50' may be ten and a half.
 */
export function parseRupees(text: string): ParsedRupees {
  const bare = latinDigits(text)
    .trim()
    .replace(/^(₹|rs\.?|inr|रु\.?)\s*/i, '')
    .replace(/\s*\/-$/, '')
  if (bare === '') return { problem: 'empty' }
  const match = /^([-−]?)(\d+|\d{1,3}(?:,\d{2,3})*,\d{3}|)(?:\.(\d*))?$/.exec(bare)
  const [, minus, grouped = '', decimals = ''] = match ?? []
  const rupees = grouped.replaceAll(',', '')
  if (!match || rupees + decimals === '') return { problem: 'not-a-number' }
  if (minus) return { problem: 'negative' }
  const paise = decimals.replace(/0+$/, '')
  if (paise.length > 2) return { problem: 'too-precise' }
  const amount = Number(rupees) * paisePerRupee + Number(paise.padEnd(2, '0'))
  return Number.isSafeInteger(amount) ? { paise: amount } : { problem: 'too-large' }
}

/** Devanagari digits, which a Hindi keyboard types, as the digits the rest of the program reads. */
export function latinDigits(text: string): string {
  return text.replace(/[०-९]/g, digit => String(digit.charCodeAt(0) - '०'.charCodeAt(0)))
}
