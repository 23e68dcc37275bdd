/**
 * The National Pension System (NPS): monthly contributions until exit, of which part must buy an annuity.
 *
 * The savings grow as a monthly investment does. The monthly pension is annuity × yearly annuity rate ÷ 12. Rounding: to
 * the paisa.
 */
import { pensionExit, rowToday } from '@chowk/catalog'
import { Decimal, monthlyRate, shareOf } from './decimal.ts'
import { investMonthly, type MonthlyInvestment } from './monthly-investment.ts'

export const pensionRules = { ...rowToday(pensionExit).value, exitAge: 60, latestAge: 85 } as const

export type ExitBand = 'whole' | 'in-parts' | 'annuity'

/** Whether savings may be withdrawn in full, in part now and the rest later, or must buy an annuity. */
export function exitBand(savingsPaise: number): ExitBand {
  if (savingsPaise <= pensionRules.wholePaise) return 'whole'
  return savingsPaise <= pensionRules.bandPaise ? 'in-parts' : 'annuity'
}

interface PensionPlan {
  readonly investment: MonthlyInvestment
  readonly annuityShareBps: number
  readonly annuityRateBps: number
}

export function pension({ investment, annuityShareBps, annuityRateBps }: PensionPlan) {
  const savings = investMonthly(investment)
  const annuityPaise = shareOf(savings.valuePaise, annuityShareBps)
  return {
    savings,
    annuityPaise,
    lumpsumPaise: savings.valuePaise - annuityPaise,
    monthlyPensionPaise: Decimal.of(annuityPaise).times(monthlyRate(annuityRateBps)).round(),
  }
}
