/**
 * The compound annual growth rate: the steady yearly growth that leads from the first value to the last.
 *
 *   CAGR = (final ÷ initial)^(1 ÷ years) − 1      months count as twelfths of a year
 *
 * Rounding: to a hundredth of a percent.
 */
import { Decimal } from './decimal.ts'

export interface Growth {
  readonly initialPaise: number
  readonly finalPaise: number
  readonly months: number
}

export interface GrowthRates {
  readonly cagrBps: number
  /** Gain over the whole time, as a share of the first value. */
  readonly absoluteBps: number
}

export function growthRates({ initialPaise, finalPaise, months }: Growth): GrowthRates {
  const ratio = Decimal.ratio(finalPaise, initialPaise)
  const perYear = ratio.root(months).power(12)
  return { cagrBps: toBps(perYear), absoluteBps: toBps(ratio) }
}

const toBps = (growth: Decimal): number => growth.minus(1).times(10_000).round()
