/** Days of travel, which a date input formats in the same way. */
import type { IsoDate, Locale } from '@chowk/catalog'

const msPerDay = 24 * 60 * 60 * 1000

/** Nobody sells seats further ahead; a later date is a typing error. */
const furthestDays = 366

export type DayProblem = 'not-a-day' | 'past' | 'too-far'

/** Parses a date: a day of travel that is not past, nothing, or a problem. */
export function readDay(
  typed: string,
  today: IsoDate,
): { readonly day?: IsoDate } | { readonly problem: DayProblem } {
  const day = typed.trim()
  if (day === '') return {}
  if (!isDay(day)) return { problem: 'not-a-day' }
  const ahead = daysBetween(today, day)
  if (ahead < 0) return { problem: 'past' }
  return ahead > furthestDays ? { problem: 'too-far' } : { day }
}

/** False for a 31st of February, which JavaScript would turn into the 3rd of March. */
function isDay(text: string): text is IsoDate {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

export const daysBetween = (from: IsoDate, to: IsoDate) =>
  Math.round((Date.parse(to) - Date.parse(from)) / msPerDay)

/** 'Saturday, 5 December 2026'. */
export function formatTravelDay(day: IsoDate, locale: Locale): string {
  const format = new Intl.DateTimeFormat(locale === 'hi' ? 'hi-IN' : 'en-IN', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return format.format(new Date(day))
}
