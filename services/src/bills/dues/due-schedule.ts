// Decides when a biller is queried about a saved account, and when the customer is reminded. Days are days in India.
import { createHash } from 'node:crypto'
import { dayInIndia, indiaOffsetMs } from '@chowk/catalog'
import { dayMs, hourMs, minuteMs } from '../../platform/calendar/durations.ts'
import type { Bill } from '../billers/biller-gateway.ts'
import type { Due, DueFault } from './dues.tables.ts'

/** How long a claim lasts: another worker continues after a worker that was killed. */
export const claimMs = 15 * minuteMs
/** Accounts that were not paid or saved for this long are no longer queried. */
export const unusedMs = 182 * dayMs
/** The latest plausible time of a next query: a later one was planned by a wrong clock. */
const furthestDays = 60
export const latestQueryMs = (furthestDays + 2) * dayMs
/** How often an unused account is checked, since it may be used again. */
export const unusedRecheckMs = 30 * dayMs

/** Spreads the queries over the day, because a biller has many accounts, early enough to remind on it. */
const queryWindowMs = 18 * hourMs
const reminderWindowMs = 2 * hourMs
const remindFromHour = 8
const remindUntilHour = 21

/** Days before, on and after the due date on which a biller is queried again: on the days of reminders, then more rarely. */
const daysAroundDue = [-3, 0, 1, 8, 15, 30]
const usualGapDays = 30
const longPastDays = 90
/** A biller takes some days to record our payment. */
const notedWithinMs = 3 * dayMs

export const addDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)
const daysFrom = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / dayMs)

const beginOf = (day: string) => Date.parse(day) - indiaOffsetMs

/** A delay below `withinMs` from the account's id: the same on every day and server. */
const spread = (accountId: string, withinMs: number) =>
  createHash('sha256').update(accountId).digest().readUInt32BE(0) % withinMs

const queryTimeOn = (day: string, accountId: string) => beginOf(day) + spread(accountId, queryWindowMs)

/** A bill that was paid here before. */
export interface PaidBill {
  readonly at: number
  readonly amountPaise: number
  readonly bill: Bill | undefined
}

interface Known {
  readonly accountId: string
  readonly at: number
  readonly due: Due | undefined
  /** Newest first. */
  readonly paid: readonly PaidBill[]
}

/** When to query next after a clear answer. */
export function nextQueryAt({ accountId, at, due, paid }: Known): number {
  const today = dayInIndia(at)
  const furthest = addDays(today, furthestDays)
  if (due && !due.isPaidElsewhere) {
    const days = daysAroundDue.map(days => addDays(due.dueDate, days))
    const next = days.find(day => day > today) ?? addDays(today, usualGapDays)
    return queryTimeOn(next < furthest ? next : furthest, accountId)
  }
  const expected = usualBillDay(
    [due?.billDate, ...paid.map(({ bill }) => bill?.billDate)].filter(day => day !== undefined),
  )
  const inDays = expected === undefined ? 7 : daysFrom(today, expected)
  // Late bills come within days; an account without bills is queried once a week.
  const wait = inDays > 0 ? Math.min(inDays, furthestDays) : inDays > -10 ? 2 : 7
  return queryTimeOn(addDays(today, wait), accountId)
}

/** The last bill's day plus the usual interval between bills. */
export function usualBillDay(billDates: readonly string[]): string | undefined {
  const days = [...new Set(billDates)].toSorted()
  const last = days.at(-1)
  if (last === undefined) return undefined
  const gaps = days
    .slice(1)
    .map((day, index) => daysFrom(days[index] ?? day, day))
    .toSorted((one, other) => one - other)
  return addDays(last, gaps[Math.floor(gaps.length / 2)] ?? usualGapDays)
}

/** After no answer, or an invalid one. */
export function nextAttempt(timesFailed: number, fault: DueFault | null): number {
  const [first, maxMs] = fault === null || fault === 'no-answer' ? [claimMs, dayMs / 2] : [dayMs, 7 * dayMs]
  return Math.min(first * 2 ** Math.min(timesFailed - 1, 10), maxMs)
}

/** What is invalid in a bill, or undefined. */
export function dueFaultOf(bill: Bill, { at, paid }: { at: number; paid: readonly PaidBill[] }) {
  const today = dayInIndia(at)
  if (bill.billDate > bill.dueDate || bill.billDate > addDays(today, 1)) return 'makes-no-sense'
  if (bill.dueDate > addDays(today, 400)) return 'makes-no-sense'
  const names = new Set(paid.flatMap(each => (each.bill ? [each.bill.customerName] : [])))
  if (names.size > 0 && !names.has(bill.customerName)) return 'other-name'
  return bill.dueDate < addDays(today, -longPastDays) ? 'long-past' : undefined
}

/** A biller may report a bill that it has not yet recorded as paid. */
export function isPaidHere(bill: Bill, { at, paid }: { at: number; paid: readonly PaidBill[] }): boolean {
  const total = bill.amounts[0].amountPaise
  return paid.some(
    payment =>
      payment.bill?.billNumber === bill.billNumber &&
      payment.amountPaise >= total &&
      payment.at > at - notedWithinMs,
  )
}

/** 1 in the three days before, 2 on the day, 3 in the week after; 0 without a reminder. */
export function reminderOf({ dueDate, isPaidElsewhere }: Due, today: string): number {
  const left = daysFrom(today, dueDate)
  if (isPaidElsewhere || left > 3 || left < -7) return 0
  return left > 0 ? 1 : left === 0 ? 2 : 3
}

/** Spread from 8 am to 9 pm; null after that. */
export function remindAt(accountId: string, at: number): number | null {
  const today = beginOf(dayInIndia(at))
  const from = today + remindFromHour * hourMs + spread(accountId, reminderWindowMs)
  return mayRemindAt(Math.max(at, from)) ? Math.max(at, from) : null
}

/** A reminder that could not be delivered before night is dropped. */
export const remindedUntil = (at: number) => beginOf(dayInIndia(at)) + remindUntilHour * hourMs

export function mayRemindAt(at: number): boolean {
  const hour = new Date(at + indiaOffsetMs).getUTCHours()
  return hour >= remindFromHour && hour < remindUntilHour
}
