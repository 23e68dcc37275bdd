/** Days of travel as 'year-month-day', the format of a date input: the same in every time zone. */
import type { Locale } from '@chowk/shell'

export type Day = string

const msPerDay = 24 * 60 * 60 * 1000

/** Nobody sells seats further ahead; a later date is a typing error. */
const furthestDays = 366

export type DayProblem = 'not-a-day' | 'past' | 'too-far'

/** Parses a date: a day of travel that is not past, nothing, or a problem. */
export function readDay(
  typed: string,
  today: Day,
): { readonly day?: Day } | { readonly problem: DayProblem } {
  const day = typed.trim()
  if (day === '') return {}
  if (!isDay(day)) return { problem: 'not-a-day' }
  const ahead = daysBetween(today, day)
  if (ahead < 0) return { problem: 'past' }
  return ahead > furthestDays ? { problem: 'too-far' } : { day }
}

/** False for a 31st of February, which JavaScript would turn into the 3rd of March. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(day) + days * msPerDay).toISOString().slice(0, 10)
}

export function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / msPerDay)
}

/** 'Saturday, 5 December 2026'. */
export function formatTravelDay(day: Day, locale: Locale): string {
  const format = new Intl.DateTimeFormat(locale === 'hi' ? 'hi-IN' : 'en-IN', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return format.format(new Date(day))
}
