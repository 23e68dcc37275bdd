/**
 * How much of a home's price a bank may lend: Reserve Bank of India, Master Circular on Housing Finance, by the size of the
 * loan. Stamp duty and registration are not part of the price, unless the home costs Rs. 10 lakh or less.
 */
import { Decimal } from './decimal.ts'

const lakh = 100_000_00

export function loanToValueLimitBps(loanPaise: number): number {
  if (loanPaise <= 30 * lakh) return 9000
  return loanPaise <= 75 * lakh ? 8000 : 7500
}

/** The loan as a share of the price. */
export function loanToValueBps(loanPaise: number, pricePaise: number): number {
  return Decimal.ratio(loanPaise, pricePaise).times(10_000).round()
}
