/**
 * The National Pension System (NPS): monthly contributions until exit, of which part must buy an annuity.
 *
 * The savings grow as a monthly investment does. The monthly pension is annuity × yearly annuity rate ÷ 12. How much must
 * go into an annuity at a normal exit is the PFRDA (Exits and Withdrawals under the NPS) Amendment Regulations, 2025, of
 * December 2025. Rounding: to the paisa.
 */

import { Decimal } from './decimal.ts'
import { investMonthly, type MonthlyInvestment } from './monthly-investment.ts'
import { monthly, shareOf } from './rate.ts'
import type { Savings } from './savings.ts'

export type Sector = 'non-government' | 'government'

export const pensionRules = {
  minAnnuityShareBps: { 'non-government': 2000, government: 4000 } satisfies Record<Sector, number>,
  /** Up to this much may be taken out whole. */
  smallCorpusPaise: 8_00_000_00,
  exitAge: 60,
  latestAge: 85,
} as const

export interface PensionPlan {
  readonly investment: MonthlyInvestment
  readonly annuityShareBps: number
  readonly annuityRateBps: number
}

export interface Pension {
  readonly savings: Savings
  readonly annuityPaise: number
  readonly lumpsumPaise: number
  readonly monthlyPensionPaise: number
}

export function pension({ investment, annuityShareBps, annuityRateBps }: PensionPlan): Pension {
  const savings = investMonthly(investment)
  const annuityPaise = shareOf(savings.valuePaise, annuityShareBps)
  return {
    savings,
    annuityPaise,
    lumpsumPaise: savings.valuePaise - annuityPaise,
    monthlyPensionPaise: Decimal.of(annuityPaise).times(monthly(annuityRateBps)).round(),
  }
}
