/**
 * A systematic withdrawal plan (SWP): the money stays invested, and at the end of every month a fixed amount is taken.
 *
 *   balance = balance × (1 + i) − withdrawal      i = yearly return ÷ 12
 *
 * When the balance no longer covers the amount, what is left is paid and the plan ends. Rounding: balances to the paisa.
 */
import { Decimal } from './decimal.ts'
import { monthly } from './rate.ts'

export interface WithdrawalPlan {
  readonly investedPaise: number
  readonly withdrawalPaise: number
  readonly annualReturnBps: number
  readonly months: number
}

export interface WithdrawalMonth {
  readonly month: number
  readonly withdrawnPaise: number
  readonly earnedPaise: number
  readonly balancePaise: number
}

export interface Withdrawals {
  readonly withdrawnPaise: number
  readonly earnedPaise: number
  readonly balancePaise: number
  /** The month in which the money ran out, if it did. */
  readonly exhaustedInMonth?: number
  readonly months: readonly WithdrawalMonth[]
}

export function withdraw(plan: WithdrawalPlan): Withdrawals {
  const growth = monthly(plan.annualReturnBps).plus(1)
  const months: WithdrawalMonth[] = []
  let balance = Decimal.of(plan.investedPaise)
  let balancePaise = plan.investedPaise
  let withdrawnPaise = 0
  for (let month = 1; month <= plan.months && balancePaise > 0; month++) {
    const grown = balance.times(growth)
    const paid = grown.isMoreThan(plan.withdrawalPaise) ? Decimal.of(plan.withdrawalPaise) : grown
    balance = grown.minus(paid)
    const before = balancePaise
    balancePaise = balance.round()
    const paidPaise = paid.round()
    withdrawnPaise += paidPaise
    months.push({
      month,
      withdrawnPaise: paidPaise,
      earnedPaise: balancePaise + paidPaise - before,
      balancePaise,
    })
  }
  return {
    withdrawnPaise,
    earnedPaise: balancePaise + withdrawnPaise - plan.investedPaise,
    balancePaise,
    ...(balancePaise === 0 && { exhaustedInMonth: months.length }),
    months,
  }
}

/** The same plan, a row for every year. */
export function withdrawalYears(months: readonly WithdrawalMonth[]): WithdrawalMonth[] {
  const years: WithdrawalMonth[] = []
  for (const { month, withdrawnPaise, earnedPaise, balancePaise } of months) {
    const year = Math.ceil(month / 12)
    const sum = years[year - 1] ?? { withdrawnPaise: 0, earnedPaise: 0 }
    years[year - 1] = {
      month: year,
      withdrawnPaise: sum.withdrawnPaise + withdrawnPaise,
      earnedPaise: sum.earnedPaise + earnedPaise,
      balancePaise,
    }
  }
  return years
}
