/** Which rules somebody should look up again, and why. */
import type { IsoDate } from '../india-time.ts'
import { latestRow, type Rule, ruleOn } from './rule.ts'

export interface DueRule {
  readonly rule: Rule
  readonly why: 'no row for today' | 'ends soon' | 'unconfirmed' | 'checked long ago'
  /** The day it has been due since, or will be. */
  readonly since: IsoDate
}

/** A row that ends within these days is looked up now. */
const noticeDays = 30
/** Rules without an end are read again this often. */
const checkEveryDays = 180

export function dueRules(rules: readonly Rule[], today: IsoDate): DueRule[] {
  return rules.flatMap(rule => {
    const due = dueReason(rule, today)
    return due ? [{ rule, ...due }] : []
  })
}

function dueReason(rule: Rule, today: IsoDate): Omit<DueRule, 'rule'> | undefined {
  const state = ruleOn(rule, today)
  if (!state.isInForce) return { why: 'no row for today', since: state.latest.until ?? today }
  const { row } = state
  const isLast = row === latestRow(rule)
  if (isLast && row.until && row.until < daysAfter(today, noticeDays))
    return { why: 'ends soon', since: row.until }
  if (row.unconfirmed) return { why: 'unconfirmed', since: row.checkedOn }
  const nextCheck = daysAfter(row.checkedOn, checkEveryDays)
  return nextCheck <= today ? { why: 'checked long ago', since: nextCheck } : undefined
}

function daysAfter(day: IsoDate, days: number): IsoDate {
  const date = new Date(day)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10) as IsoDate
}
