/** The amounts that a page offers, each with its cost. */

import {
  type AmountFault,
  type BillerDescription,
  type Cost,
  costOf,
  type DraftBillPayment,
  minimumTopUpPaise,
} from '@chowk/services'
import type { Locale } from '@chowk/shell'
import { formatMoment } from '../../../account/dates.ts'
import { fill, wordsOf } from '../../../content/words.ts'
import { formatInText, parseRupees } from '../../../money/money.ts'
import type { Submission } from '../../../page/page.ts'
import type { PayFacts } from './pay-facts.ts'

export interface AmountChoice extends Cost {
  readonly title: string
}

type Payable = Partial<Pick<DraftBillPayment, 'bill' | 'cost'>>

/** The amounts of the bill, and an amount confirmed beside them. */
export function amountChoices({ bill, cost }: Payable, terms: BillerDescription, locale: Locale) {
  const copy = wordsOf('pay')[locale]
  const onTheBill = payableAmounts(bill).map(({ kind, amountPaise }) => ({
    title: copy.amountKinds[kind],
    amountPaise,
  }))
  const isOwn = cost !== undefined && onTheBill.every(({ amountPaise }) => amountPaise !== cost.amountPaise)
  const own = isOwn ? [{ title: copy.yourAmount, amountPaise: cost.amountPaise }] : []
  return [...onTheBill, ...own].map(amount => ({ ...amount, ...costOf(amount.amountPaise, terms) }))
}

/** The words before the total beside the button: 'Rs. 299 + Rs. 1 fee, total'. */
export function feeText({ amountPaise, feePaise }: Cost, locale: Locale): string {
  const copy = wordsOf('pay')[locale]
  const money = (paise: number) => formatInText(paise, locale)
  return feePaise > 0
    ? fill(copy.feeAndTotal, { amount: money(amountPaise), fee: money(feePaise) })
    : copy.noFeeTotal
}

/** The fee beside a price; undefined without one. */
export function feeBeside({ feePaise }: Cost, locale: Locale): string | undefined {
  if (feePaise === 0) return undefined
  return fill(wordsOf('pay')[locale].plusFee, { fee: formatInText(feePaise, locale) })
}

/** The fee on an unknown amount: 'Fee: Rs. 1 from Rs. 100, Rs. 2 from Rs. 500'. */
export function feesText({ fees }: BillerDescription, locale: Locale): string | undefined {
  const copy = wordsOf('pay')[locale]
  const money = (paise: number) => formatInText(paise, locale)
  const first = fees.findIndex(({ flatPaise, basisPoints }) => flatPaise + basisPoints > 0)
  if (first === -1) return undefined
  const each = fees.slice(first).map(({ fromPaise, flatPaise, basisPoints }) => {
    const parts = [flatPaise > 0 && money(flatPaise), basisPoints > 0 && `${basisPoints / 100}%`]
    const fee = parts.filter(Boolean).join(' + ') || copy.noFee
    return fromPaise > 0 ? fill(copy.feeFrom, { fee, from: money(fromPaise) }) : fee
  })
  return `${copy.fee}: ${each.join(', ')}`
}

/** The amounts to choose from, and whether there is a choice. */
export function amountsToPay(payment: Payable, terms: BillerDescription, locale: Locale) {
  const choices = amountChoices(payment, terms, locale)
  const hint = typedAmountHint(payment, terms, locale)
  const mayType = payment.bill !== undefined && hint !== undefined
  return { choices, hint, mayType, isSingle: choices.length === 1 && !mayType }
}

/** The choice whose missing money the page offers to add: the chosen one, or the first. */
export function chosenOf(choices: readonly AmountChoice[], chosen: string): AmountChoice | undefined {
  return choices.find(({ amountPaise }) => String(amountPaise) === chosen) ?? choices[0]
}

/** The limits of a typed amount, and its fee; undefined if the biller accepts only the bill's amounts. */
export function typedAmountHint(payable: Payable, terms: BillerDescription, locale: Locale) {
  const range = typedRange(payable, terms, locale)
  return range && [range, feesText(terms, locale)].filter(Boolean).join(' · ')
}

function typedRange(
  { bill }: Payable,
  { exactness, minimumPaise, maximumPaise }: BillerDescription,
  locale: Locale,
): string | undefined {
  const copy = wordsOf('pay')[locale]
  const money = (paise: number) => formatInText(paise, locale)
  const onTheBill = payableAmounts(bill).map(({ amountPaise }) => amountPaise)
  const range = fill(copy.between, { least: money(minimumPaise), most: money(maximumPaise) })
  if (!bill || exactness === 'ADHOC') return range
  if (exactness === 'EXACT') return undefined
  return exactness === 'EXACT UP'
    ? fill(copy.atLeast, { least: money(Math.min(...onTheBill)) })
    : fill(copy.atMost, { most: money(Math.max(...onTheBill)) })
}

/** A bill also names later amounts, which cannot be paid today. */
function payableAmounts(bill: Payable['bill']) {
  return (bill?.amounts ?? []).filter(({ from }) => from === undefined)
}

/** The amount of a submitted form, or the error in how it was typed. */
export function amountIn({ form, locale }: Submission & { readonly locale: Locale }) {
  if (form.amount !== 'other') return { paise: Number(form.amount) }
  const parsed = parseRupees(form.otherAmount ?? '')
  return 'problem' in parsed ? { error: wordsOf('pay')[locale].amountProblems[parsed.problem] } : parsed
}

export function amountFaultText(fault: AmountFault, terms: BillerDescription, locale: Locale): string {
  const least = formatInText(terms.minimumPaise, locale)
  const range = { least, most: formatInText(terms.maximumPaise, locale) }
  return fill(wordsOf('pay')[locale].amountFaults, range)[fault]
}

type Spendable = Pick<PayFacts, 'limit' | 'newDevice' | 'wallet'>

export function limitLeft({ limit, newDevice }: Omit<Spendable, 'wallet'>): number {
  return Math.min(limit.leftPaise, newDevice?.leftPaise ?? limit.leftPaise)
}

/** The amount to add so that the wallet can pay; 0 if a limit would still refuse it. */
export function missingPaise({ wallet, ...limits }: Spendable, totalPaise: number): number {
  const missing = totalPaise - wallet.availablePaise
  return missing <= 0 || totalPaise > limitLeft(limits) ? 0 : Math.max(minimumTopUpPaise, missing)
}

/**
 * The limit, if it allows the wallet to pay less than its balance or than is due, and the reason of a new device's
 * limit.
 */
export function walletNote({ limit, newDevice, wallet }: Spendable, totalPaise: number, locale: Locale) {
  const copy = wordsOf('pay')[locale]
  const leftPaise = limitLeft({ limit, newDevice })
  if (leftPaise >= Math.max(wallet.availablePaise, totalPaise)) return undefined
  const left = formatInText(leftPaise, locale)
  if (newDevice && newDevice.leftPaise < limit.leftPaise) {
    const { until } = newDevice
    return until
      ? fill(copy.newDeviceLeft.until, { left, until: formatMoment(until, locale) })
      : fill(copy.newDeviceLeft.unknown, { left })
  }
  return limit.measure === 'payment' ? fill(copy.atOnce, { limit: left }) : fill(copy.limitLeft, { left })
}
