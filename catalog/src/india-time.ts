/** India keeps one time, five and a half hours ahead of UTC, without summer time. */
export const indiaOffsetMs = 5.5 * 60 * 60 * 1000

/** '2026-04-01': the order of such texts is the order of the days. */
export type IsoDate = `${number}-${number}-${number}`

/** The day it is in India at a moment, whatever the clock of the machine says. */
export function dayInIndia(at = Date.now()): IsoDate {
  return new Date(at + indiaOffsetMs).toISOString().slice(0, 10) as IsoDate
}

/** A day that a JSON file names. */
export function isoDate(text: string): IsoDate {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) throw new Error(`"${text}" is no day as year-month-day.`)
  return text as IsoDate
}
