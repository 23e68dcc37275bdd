// India keeps one time, five and a half hours ahead of UTC, without summer time.
const IST_OFFSET_MS = 5.5 * 60 * 60 * 1000

/** The day in India at a moment, as 2026-11-15. */
export function istDay(at: number): string {
  return new Date(at + IST_OFFSET_MS).toISOString().slice(0, 10)
}

/** The month in India at a moment, as 2026-11. Every posting asks: a whole day takes seven times as long to write. */
export function istMonth(at: number): string {
  const inIndia = new Date(at + IST_OFFSET_MS)
  return `${inIndia.getUTCFullYear()}-${String(inIndia.getUTCMonth() + 1).padStart(2, '0')}`
}

export function isMonth(text: string): boolean {
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(text)
}

/** The last millisecond of a month in India. */
export function endOfMonth(month: string): number {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return Date.UTC(year, number) - IST_OFFSET_MS - 1
}

/** Every month from the first to the last, the last one first. */
export function monthsBackFrom(last: string, first: string): string[] {
  const months: string[] = []
  for (let month = last; month >= first; month = monthBefore(month)) months.push(month)
  return months
}

function monthBefore(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 2)).toISOString().slice(0, 7)
}

/** The first moment of the next financial year. */
export function endOfFinancialYear(at: number): number {
  const month = istMonth(at)
  const year = Number(month.slice(0, 4)) + (month.slice(5) < '04' ? 0 : 1)
  return Date.UTC(year, 3) - IST_OFFSET_MS
}

/** The financial year of a month, from April to March, as 2026-27. */
export function financialYearOf(month: string): string {
  const year = Number(month.slice(0, 4)) - (month.slice(5) < '04' ? 1 : 0)
  return `${year}-${String(year + 1).slice(2)}`
}
