/**
 * How much of a home's price a bank may lend, by the size of the loan. Stamp duty and registration are not part of the
 * price, unless the home costs Rs. 10 lakh or less.
 */
import { loanToValue, rowToday } from '@chowk/catalog'
import { Decimal } from './decimal.ts'

export function loanToValueLimitBps(loanPaise: number): number {
  const { bands } = rowToday(loanToValue).value
  return bands.find(({ upToPaise = Number.POSITIVE_INFINITY }) => loanPaise <= upToPaise)?.shareBps ?? 0
}

/** The loan as a share of the price. */
export function loanToValueBps(loanPaise: number, pricePaise: number): number {
  return Decimal.ratio(loanPaise, pricePaise).times(10_000).round()
}
