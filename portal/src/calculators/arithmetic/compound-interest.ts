/**
 * Compound interest on one sum, added a fixed number of times a year.
 *
 *   A = P × (1 + r ÷ n)^(n × t)      n = times a year, t = years
 *
 * With n = 1 this is also the growth of a one-time (lumpsum) mutual fund investment at an assumed yearly return, and of
 * a National Savings Certificate. Rounding: the balance of each year to the paisa.
 */
import { Decimal, periodicRate } from './decimal.ts'
import { type Savings, savingsOf } from './savings.ts'

interface CompoundDeposit {
  readonly principalPaise: number
  readonly annualRateBps: number
  readonly years: number
  /** Months beyond the full years, 0 to 11: each grows by the twelfth root of a year's growth. */
  readonly months?: number
  readonly timesPerYear?: number
}

/** One row for every year, the last one shorter if months are left over. */
export function compound({
  principalPaise,
  annualRateBps,
  years,
  months = 0,
  timesPerYear = 1,
}: CompoundDeposit): Savings {
  const growthOfYear = periodicRate(annualRateBps, timesPerYear).plus(1).power(timesPerYear)
  let balance = Decimal.of(principalPaise)
  return savingsOf(
    Array.from({ length: years + Math.sign(months) }, (_, index) => {
      const growth = index < years ? growthOfYear : growthOfYear.root(12).power(months)
      balance = balance.times(growth)
      return { depositPaise: index === 0 ? principalPaise : 0, balance }
    }),
  )
}

/** The rate that would earn the same if interest were added once a year: (1 + r ÷ n)^n − 1, in basis points. */
export function effectiveRateBps(annualRateBps: number, timesPerYear: number): number {
  return periodicRate(annualRateBps, timesPerYear).plus(1).power(timesPerYear).minus(1).times(10_000).round()
}

/**
 * The compound annual growth rate: the steady yearly growth that leads from the first value to the last.
 *
 *   CAGR = (final ÷ initial)^(1 ÷ years) − 1      months count as twelfths of a year
 *
 * Rounding: to a hundredth of a percent.
 */
interface Growth {
  readonly initialPaise: number
  readonly finalPaise: number
  readonly months: number
}

/** `absoluteBps` is the gain over the whole time, as a share of the first value. */
export function growthRates({ initialPaise, finalPaise, months }: Growth) {
  const ratio = Decimal.ratio(finalPaise, initialPaise)
  const perYear = ratio.root(months).power(12)
  return { cagrBps: toBps(perYear), absoluteBps: toBps(ratio) }
}

/** The value at the start and after every full year if it grew at that rate throughout, to the paisa. */
export function steadyPath({ initialPaise, finalPaise, months }: Growth): number[] {
  const perYear = Decimal.ratio(finalPaise, initialPaise).root(months).power(12)
  return Array.from({ length: Math.floor(months / 12) + 1 }, (_, year) =>
    perYear.power(year).times(initialPaise).round(),
  )
}

const toBps = (growth: Decimal): number => growth.minus(1).times(10_000).round()
