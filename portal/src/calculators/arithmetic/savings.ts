/** The table of every savings plan: for each period the deposits, the interest and the closing balance. */
import type { Decimal } from './decimal.ts'

export interface SavingsRow {
  /** The month or the year, from 1. */
  readonly period: number
  readonly depositPaise: number
  readonly interestPaise: number
  readonly balancePaise: number
}

export interface Savings {
  readonly investedPaise: number
  readonly interestPaise: number
  readonly valuePaise: number
  readonly rows: readonly SavingsRow[]
}

export interface SavingsPeriod {
  readonly depositPaise: number
  /** Exact; only its row rounds it to the paisa. */
  readonly balance: Decimal
}

/** Rounds each balance to the paisa; the interest is the rest after deposits, so that the rows add up. */
export function savingsOf(periods: Iterable<SavingsPeriod>): Savings {
  const rows: SavingsRow[] = []
  let investedPaise = 0
  let valuePaise = 0
  for (const { depositPaise, balance } of periods) {
    const balancePaise = balance.round()
    const interestPaise = balancePaise - valuePaise - depositPaise
    rows.push({ period: rows.length + 1, depositPaise, interestPaise, balancePaise })
    investedPaise += depositPaise
    valuePaise = balancePaise
  }
  return { investedPaise, interestPaise: valuePaise - investedPaise, valuePaise, rows }
}

/** Monthly rows, twelve to a year; the last year may be shorter. */
export function yearsOf(months: readonly SavingsRow[]): SavingsRow[] {
  const years: SavingsRow[] = []
  for (const { period: month, depositPaise, interestPaise, balancePaise } of months) {
    const year = Math.ceil(month / 12)
    const sum = years[year - 1] ?? { depositPaise: 0, interestPaise: 0 }
    years[year - 1] = {
      period: year,
      depositPaise: sum.depositPaise + depositPaise,
      interestPaise: sum.interestPaise + interestPaise,
      balancePaise,
    }
  }
  return years
}
