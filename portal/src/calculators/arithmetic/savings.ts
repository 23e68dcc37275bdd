/** The schedule of every plan: for each period the amounts and the closing balance. */
import type { Decimal } from './decimal.ts'

/** A row of a schedule: a month or a year, from 1, with its amounts and the closing balance. */
export type Period<Amount extends string> = Record<Amount | 'period' | 'balancePaise', number>

type SavingsRow = Period<'depositPaise' | 'interestPaise'>

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

/** Adds the amounts of twelve months to a year; the last year may be shorter. */
export function yearsOf<Amount extends string>(
  months: readonly Period<NoInfer<Amount>>[],
  amounts: readonly Amount[],
): Period<Amount>[] {
  const years: Period<Amount>[] = []
  for (const month of months) {
    const index = Math.ceil(month.period / 12) - 1
    const before = years[index]
    const year: Period<Amount> = { ...month, period: index + 1 }
    for (const amount of amounts) year[amount] += before?.[amount] ?? 0
    years[index] = year
  }
  return years
}
