// By when the money of a failed payment must be back, and what is owed for each day after that.

import { dayInIndia, type IsoDate, rowToday, turnaround } from '@chowk/catalog'
import { dayMs } from '../../platform/calendar/durations.ts'

/** Where the money was taken from: each has its own deadline. */
export type TakenFrom = 'wallet' | 'upi'

/** The last day, in India, on which the return of money taken at this time is in time. */
export function refundDeadline(from: TakenFrom, takenAt: number): IsoDate {
  return dayInIndia(takenAt + timesAt(takenAt).backWithinDays[from] * dayMs)
}

/** Undefined when it came back in time. The rule is that of the day on which the money was taken. */
export function latenessOf(from: TakenFrom, takenAt: number, backAt: number) {
  const days = (Date.parse(dayInIndia(backAt)) - Date.parse(refundDeadline(from, takenAt))) / dayMs
  return days > 0 ? { days, paise: days * timesAt(takenAt).compensationPaisePerDay } : undefined
}

function timesAt(at: number) {
  return rowToday(turnaround, dayInIndia(at)).value
}
