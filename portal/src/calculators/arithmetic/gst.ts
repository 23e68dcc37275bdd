/**
 * Goods and services tax on an amount.
 *
 *   added:      tax = amount × rate
 *   contained:  amount before tax = amount ÷ (1 + rate)
 *
 * Within a state the tax is central (CGST) and state (SGST) tax, each at half the rate on the same value, so each is
 * rounded to the paisa alone and both are always equal; between states all of it is integrated (IGST).
 */
import { Decimal, shareFromBps } from './decimal.ts'

interface Sale {
  readonly amountPaise: number
  readonly rateBps: number
  /** Whether the amount already contains the tax. */
  readonly isInclusive: boolean
  readonly supply: 'within-state' | 'between-states'
}

export function taxSale({ amountPaise, rateBps, isInclusive, supply }: Sale) {
  const rate = shareFromBps(rateBps)
  const amount = Decimal.of(amountPaise)
  const exactTax = isInclusive ? amount.minus(amount.over(rate.plus(1))) : amount.times(rate)
  const halfPaise = supply === 'within-state' ? exactTax.over(2).round() : 0
  const integratedPaise = supply === 'between-states' ? exactTax.round() : 0
  const taxPaise = 2 * halfPaise + integratedPaise
  const netPaise = isInclusive ? amountPaise - taxPaise : amountPaise
  return {
    netPaise,
    taxPaise,
    grossPaise: netPaise + taxPaise,
    centralPaise: halfPaise,
    statePaise: halfPaise,
    integratedPaise,
  }
}
