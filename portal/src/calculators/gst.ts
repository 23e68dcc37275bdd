/**
 * Goods and services tax on an amount, at the rates in force from 22 September 2025 (56th meeting of the GST Council).
 *
 *   added:      tax = amount × rate
 *   contained:  amount before tax = amount ÷ (1 + rate)
 *
 * Within a state the tax is half central (CGST) and half state (SGST); between states all of it is integrated (IGST).
 * Rounding: to the paisa; an odd paisa goes to the state's half.
 */
import { Decimal } from './decimal.ts'
import { share, shareOf } from './rate.ts'

/** The standard and merit rates, the rate for luxury and harmful goods, and those for gold, diamonds and rough stones. */
export const gstRatesBps = [0, 25, 150, 300, 500, 1800, 4000] as const
/** Rates that ended for most things on 21 September 2025; still met on older invoices. */
export const earlierGstRatesBps = [1200, 2800] as const

type Supply = 'within-state' | 'between-states'

export interface Sale {
  readonly amountPaise: number
  readonly rateBps: number
  /** Whether the amount already contains the tax. */
  readonly isInclusive: boolean
  readonly supply: Supply
}

export interface TaxedSale {
  readonly netPaise: number
  readonly taxPaise: number
  readonly grossPaise: number
  readonly centralPaise: number
  readonly statePaise: number
  readonly integratedPaise: number
}

export function taxSale({ amountPaise, rateBps, isInclusive, supply }: Sale): TaxedSale {
  const netPaise = isInclusive ? Decimal.of(amountPaise).over(share(rateBps).plus(1)).round() : amountPaise
  const taxPaise = isInclusive ? amountPaise - netPaise : shareOf(amountPaise, rateBps)
  const centralPaise = supply === 'within-state' ? Math.floor(taxPaise / 2) : 0
  const integratedPaise = supply === 'between-states' ? taxPaise : 0
  return {
    netPaise,
    taxPaise,
    grossPaise: netPaise + taxPaise,
    centralPaise,
    statePaise: taxPaise - centralPaise - integratedPaise,
    integratedPaise,
  }
}
