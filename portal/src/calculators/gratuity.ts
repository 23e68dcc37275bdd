/**
 * Gratuity, under the Code on Social Security, 2020 (in force since 21 November 2025; before it the Payment of Gratuity
 * Act, 1972, with the same formula).
 *
 *   covered by the law:       last monthly wage × 15 ÷ 26 × years      more than six months count as a year
 *   fixed-term employment:    the same, with every month counting as a twelfth of a year
 *   not covered by the law:   last monthly wage × 15 ÷ 30 × years      completed years only
 *
 * Due after five years of service (one year in fixed-term employment), without that wait on death or disablement; see
 * `dueAfter` for the last months of the fifth year.
 * Rounding: to the paisa.
 */
import { gratuityRules, latestRow } from '@chowk/catalog'
import { Decimal } from './decimal.ts'

const { ceilingPaise, yearsNeeded, yearsNeededFixedTerm } = latestRow(gratuityRules).value

export type Employment = 'covered' | 'fixed-term' | 'not-covered'

export interface Service {
  /** Basic pay and dearness allowance of the last month. */
  readonly monthlyWagePaise: number
  readonly years: number
  /** Months beyond the full years, 0 to 11. */
  readonly months: number
  readonly employment: Employment
}

export interface Gratuity {
  readonly gratuityPaise: number
  /** What the formula gives before the ceiling; an employer may pay it. */
  readonly beforeCeilingPaise: number
  readonly countedMonths: number
  /** Whether the length of service is enough by itself; 'disputed' where High Courts differ. */
  readonly due: 'yes' | 'no' | 'disputed'
}

export function gratuity({ monthlyWagePaise, years, months, employment }: Service): Gratuity {
  const countedMonths = 12 * years + countedBeyondYears(employment, months)
  const daysInMonth = employment === 'not-covered' ? 30 : 26
  const beforeCeilingPaise = Decimal.of(monthlyWagePaise)
    .times(15 * countedMonths)
    .over(12 * daysInMonth)
    .round()
  return {
    gratuityPaise: Math.min(beforeCeilingPaise, ceilingPaise),
    beforeCeilingPaise,
    countedMonths,
    due: dueAfter(years, months, employment),
  }
}

/**
 * 240 days worked in a year (190 in a week of fewer than six days) count as a year of continuous service. The Madras
 * High Court let them complete the fifth year (Mettur Beardsell, 1996); the Andhra Pradesh High Court had not.
 */
function dueAfter(years: number, months: number, employment: Employment): Gratuity['due'] {
  if (years >= (employment === 'fixed-term' ? yearsNeededFixedTerm : yearsNeeded)) return 'yes'
  const isNearlyFive = employment === 'covered' && years === yearsNeeded - 1 && months >= 7
  return isNearlyFive ? 'disputed' : 'no'
}

function countedBeyondYears(employment: Employment, months: number): number {
  if (employment === 'fixed-term') return months
  return employment === 'covered' && months > 6 ? 12 : 0
}
