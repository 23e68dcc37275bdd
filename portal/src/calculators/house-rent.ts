/**
 * How much of a house rent allowance (HRA) is free of income tax: section 10(13A) of the Income-tax Act, 1961 with rule
 * 2A, for the financial year 2025-26, in the old regime. The least of
 *
 *   the allowance received,
 *   the rent paid less 10% of salary,
 *   50% of salary in Delhi, Mumbai, Kolkata and Chennai, 40% elsewhere.
 *
 * Salary is basic pay and dearness allowance that counts for retirement. Rounding: to the paisa.
 */
import { shareOf } from './rate.ts'

type City = 'metro' | 'other'

export interface Rent {
  /** All amounts for the same length of time. */
  readonly salaryPaise: number
  readonly allowancePaise: number
  readonly rentPaise: number
  readonly city: City
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

export function rentExemption({ salaryPaise, allowancePaise, rentPaise, city }: Rent): RentExemption {
  const limits = {
    allowancePaise,
    rentOverTenthPaise: Math.max(0, rentPaise - shareOf(salaryPaise, 1000)),
    salarySharePaise: shareOf(salaryPaise, city === 'metro' ? 5000 : 4000),
  }
  const exemptPaise = Math.min(...Object.values(limits))
  return { limits, exemptPaise, taxablePaise: allowancePaise - exemptPaise }
}
