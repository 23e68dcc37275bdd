/**
 * Converts one currency to another through the rupee, at the rates of the catalogue. Amounts are integers in the
 * currency's smallest unit (cents, fils, or the yen itself); the result is rounded once, to the smallest unit.
 */
import {
  type Currency,
  type CurrencyCode,
  currencies,
  currencyRates,
  dateText,
  groupIndian,
} from '@chowk/catalog'
import type { Locale } from '@chowk/shell'
import { Decimal } from '../../../calculators/arithmetic/decimal.ts'
import { latinDigits } from '../../../money/money.ts'

export type KnownCurrency = Currency & { readonly code: CurrencyCode }

export function convert(minorUnits: number, from: KnownCurrency, to: KnownCurrency): number {
  return Decimal.of(minorUnits)
    .times(microRupees(from))
    .times(10 ** to.decimals)
    .over(microRupees(to))
    .over(10 ** from.decimals)
    .round()
}

/**
 * The rate of one unit of a currency in another, with enough digits to be useful: '96.4251', '0.010371'. An estimated
 * rate has three digits: '314'.
 */
export function rateText(from: KnownCurrency, to: KnownCurrency): string {
  if ([from, to].some(({ code }) => currencyRates.rates[code].basis === 'estimate'))
    return String(Number((microRupees(from) / microRupees(to)).toPrecision(3)))
  const places = microRupees(from) >= microRupees(to) ? 4 : 6
  const scaled = Decimal.of(microRupees(from))
    .over(microRupees(to))
    .times(10 ** places)
    .round()
  return decimalText(scaled, places)
}

const microRupees = ({ code }: KnownCurrency): number => currencyRates.rates[code].microRupees

export function currencyByCode(code: string | undefined): KnownCurrency | undefined {
  return currencies.find(currency => currency.code === code)
}

/** The converter's pages start from these two. */
export const rupee = currencyOrThrow('INR')
export const dollar = currencyOrThrow('USD')

function currencyOrThrow(code: string): KnownCurrency {
  const currency = currencyByCode(code)
  if (!currency) throw new Error(`The catalogue has no ${code}: the currency converter starts from it.`)
  return currency
}

/**
 * '9,642.51 USD', whole amounts without decimals: '100 USD'. Rupees have Indian grouping, other currencies groups of
 * three.
 */
export function amountText(minorUnits: number, { code, decimals }: KnownCurrency): string {
  const text = decimalText(minorUnits, decimals, code === 'INR' ? groupIndian : groupByThree)
  return `${text.replace(/\.0+$/, '')} ${code}`
}

function decimalText(scaled: number, places: number, group: (whole: bigint) => string = groupByThree) {
  const digits = String(scaled).padStart(places + 1, '0')
  const whole = BigInt(digits.slice(0, digits.length - places))
  return places === 0 ? group(whole) : `${group(whole)}.${digits.slice(-places)}`
}

const groupByThree = (whole: bigint): string => String(whole).replace(/\B(?=(\d{3})+$)/g, ',')

export type AmountProblem = 'empty' | 'not-a-number' | 'no-decimals' | 'too-precise' | 'too-large'

/** At most a trillion units, which stays exact. */
const digitsAllowed = 12

/** Reads an amount as typed into the currency's smallest unit. */
export function readAmount(
  text: string,
  decimals: number,
): { minorUnits: number } | { problem: AmountProblem } {
  const bare = latinDigits(text).trim().replaceAll(',', '')
  if (bare === '') return { problem: 'empty' }
  const match = /^(\d*)(?:\.(\d*))?$/.exec(bare)
  const [, whole = '', fraction = ''] = match ?? []
  if (!match || whole + fraction === '') return { problem: 'not-a-number' }
  const minor = fraction.replace(/0+$/, '')
  if (minor.length > decimals) return { problem: decimals === 0 ? 'no-decimals' : 'too-precise' }
  if (whole.replace(/^0+/, '').length > digitsAllowed) return { problem: 'too-large' }
  return { minorUnits: Number(whole + minor.padEnd(decimals, '0')) }
}

/** The day of the rates, in words: '6 October 2026', '6 अक्टूबर 2026'. */
export const rateDate = (locale: Locale) => dateText(currencyRates.asOf)[locale]
