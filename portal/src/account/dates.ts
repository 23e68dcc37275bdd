/** Dates and times in Indian time and notation, whatever the server's time zone. */
import { indiaOffsetMs } from '@chowk/catalog'
import type { Locale } from '@chowk/shell'

const languages: Record<Locale, string> = { en: 'en-IN', hi: 'hi-IN-u-nu-latn' }

function formatsOf(options: Intl.DateTimeFormatOptions): Record<Locale, Intl.DateTimeFormat> {
  const format = (locale: Locale) =>
    new Intl.DateTimeFormat(languages[locale], { timeZone: 'Asia/Kolkata', ...options })
  return { en: format('en'), hi: format('hi') }
}

const days = formatsOf({ dateStyle: 'medium' })
const shortDays = formatsOf({ day: 'numeric', month: 'short' })
const clocks = {
  en: formatsOf({ timeStyle: 'short' }).en,
  // Hindi names the part of the day: 'रात 8:45 बजे'.
  hi: formatsOf({ hour: 'numeric', minute: '2-digit', dayPeriod: 'long' }).hi,
}
const months = formatsOf({ month: 'long', year: 'numeric' })

const minuteMs = 60_000
const minutesOfDay = 24 * 60
const maxEntries = 2_000

/** Caches formatted texts: all rows share few days, and a day has few minutes. */
function onceEach<Of>(write: (of: Of, locale: Locale) => string): Record<Locale, (of: Of) => string> {
  const inLanguage = (locale: Locale) => {
    const written = new Map<Of, string>()
    return (of: Of) => {
      const known = written.get(of)
      if (known !== undefined) return known
      if (written.size >= maxEntries) written.clear()
      const text = write(of, locale)
      written.set(of, text)
      return text
    }
  }
  return { en: inLanguage('en'), hi: inLanguage('hi') }
}

const minuteInIndia = (at: Date) => Math.floor((at.getTime() + indiaOffsetMs) / minuteMs)
const beginOf = (minute: number) => minute * minuteMs - indiaOffsetMs

const dayTexts = onceEach((day: number, locale) => days[locale].format(beginOf(day * minutesOfDay)))
const shortDayTexts = onceEach((day: string, locale) =>
  shortDays[locale].format(new Date(`${day}T12:00:00Z`)),
)
const clockTexts = onceEach((minute: number, locale) => {
  const clock = clocks[locale].format(beginOf(minute))
  return (locale === 'hi' ? `${clock} बजे` : clock).replace(/\s/g, '\u00a0')
})
const monthTexts = onceEach((month: string, locale) =>
  months[locale].format(new Date(`${month}-15T00:00:00Z`)),
)

/** '15 Nov 2026' */
export const formatDay = (at: Date, locale: Locale) =>
  dayTexts[locale](Math.floor(minuteInIndia(at) / minutesOfDay))

/** '15 Nov' for the day 2026-11-15 in India. */
export const formatShortDay = (day: string, locale: Locale) => shortDayTexts[locale](day)

/** '15 Nov 2026, 5:20 pm' */
export const formatMoment = (at: Date, locale: Locale) =>
  `${formatDay(at, locale)}, ${formatClock(at, locale)}`

/** '5:20 pm', with non-breaking spaces. */
export const formatClock = (at: Date, locale: Locale) => clockTexts[locale](minuteInIndia(at) % minutesOfDay)

/** 'November 2026' for '2026-11'. */
export const formatMonth = (month: string, locale: Locale) => monthTexts[locale](month)

/** The first day of the next month, when a month's limits start again. */
export function formatFirstDayAfter(month: string, locale: Locale): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return formatDay(new Date(Date.UTC(year, number, 1)), locale)
}
