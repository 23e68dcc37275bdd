/** When seats for a day open, by the railways' rules: the one thing about a train ticket that needs no live data. */
import { addDays, type Day, daysBetween } from '../../../travel/travel-day.ts'

/** Without the day of travel itself; since November 2024. */
const advanceDays = 60

export interface BookingWindow {
  /** Sale opens at 8 in the morning of this day. */
  readonly opensOn: Day
  /** Tatkal opens at 10 (air-conditioned classes) and 11 (the others) in the morning of this day. */
  readonly tatkalOn: Day
  readonly state: 'not-open' | 'open' | 'tatkal-today' | 'leaves-today'
}

/** Both are counted from the day the train leaves its first station. */
export function bookingWindow(day: Day, today: Day): BookingWindow {
  const daysLeft = daysBetween(today, day)
  return { opensOn: addDays(day, -advanceDays), tatkalOn: addDays(day, -1), state: stateOf(daysLeft) }
}

function stateOf(daysLeft: number): BookingWindow['state'] {
  if (daysLeft > advanceDays) return 'not-open'
  if (daysLeft > 1) return 'open'
  return daysLeft === 1 ? 'tatkal-today' : 'leaves-today'
}
