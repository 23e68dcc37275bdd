/**
 * How much of a house rent allowance (HRA) is free of income tax in the old regime: the least of
 *
 *   the allowance received,
 *   the rent paid less 10% of salary,
 *   50% of salary in the cities that the year's rule names, 40% elsewhere.
 *
 * Salary is basic pay and dearness allowance that counts for retirement. Rounding: to the paisa.
 */
import type { HouseRentRules } from '@chowk/catalog'
import { shareOf } from './rate.ts'

/** Delhi, Mumbai, Kolkata and Chennai; Bengaluru, Hyderabad, Pune and Ahmedabad; anywhere else. */
export type City = 'metro' | 'added' | 'other'

export function cityShareBpsOf(city: City, rules: HouseRentRules): number {
  const isAtHalf = city === 'metro' || (city === 'added' && rules.halfSalaryCities === 'eight')
  return isAtHalf ? rules.cityShareBps : rules.elsewhereShareBps
}

export interface Rent {
  /** All amounts for the same length of time. */
  readonly salaryPaise: number
  readonly allowancePaise: number
  readonly rentPaise: number
  /** How much of salary counts where they live. */
  readonly cityShareBps: number
}

export interface RentExemption {
  readonly limits: {
    readonly allowancePaise: number
    readonly rentOverTenthPaise: number
    readonly salarySharePaise: number
  }
  readonly exemptPaise: number
  readonly taxablePaise: number
}

export function rentExemption({ salaryPaise, allowancePaise, rentPaise, cityShareBps }: Rent): RentExemption {
  const limits = {
    allowancePaise,
    rentOverTenthPaise: Math.max(0, rentPaise - shareOf(salaryPaise, 1000)),
    salarySharePaise: shareOf(salaryPaise, cityShareBps),
  }
  const exemptPaise = Math.min(...Object.values(limits))
  return { limits, exemptPaise, taxablePaise: allowancePaise - exemptPaise }
}
