/** India has one time zone, five and a half hours ahead of UTC, without summer time. */
export const indiaOffsetMs = 5.5 * 60 * 60 * 1000

/** '2026-04-01': sorting these texts sorts the days. */
export type IsoDate = `${number}-${number}-${number}`

/** The date in India at a moment, whatever the machine's time zone. */
export function dayInIndia(at = Date.now()): IsoDate {
  return new Date(at + indiaOffsetMs).toISOString().slice(0, 10) as IsoDate
}

/** The day so many days later, or earlier for a negative number. */
export const daysAfter = (day: IsoDate, days: number) =>
  new Date(Date.parse(day) + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10) as IsoDate

/** Parses a day of a JSON file. */
export function isoDate(text: string): IsoDate {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) throw new Error(`"${text}" is no day as year-month-day.`)
  return text as IsoDate
}
