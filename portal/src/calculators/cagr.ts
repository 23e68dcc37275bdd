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

/** The value at the start and after every full year, had it grown at that one rate throughout; to the paisa. */
export function steadyPath({ initialPaise, finalPaise, months }: Growth): number[] {
  const perYear = Decimal.ratio(finalPaise, initialPaise).root(months).power(12)
  return Array.from({ length: Math.floor(months / 12) + 1 }, (_, year) =>
    perYear.power(year).times(initialPaise).round(),
  )
}

const toBps = (growth: Decimal): number => growth.minus(1).times(10_000).round()
