// Months and financial years in Indian time.
import { indiaOffsetMs } from '@chowk/catalog'

/** The month in India, as 2026-11. Every posting needs it, and formatting a whole day takes seven times as long. */
export function monthInIndia(at: number): string {
  const inIndia = new Date(at + indiaOffsetMs)
  return `${inIndia.getUTCFullYear()}-${String(inIndia.getUTCMonth() + 1).padStart(2, '0')}`
}

export function isMonth(text: string): boolean {
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(text)
}

/** The last millisecond of a month in India. */
export function endOfMonth(month: string): number {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return Date.UTC(year, number) - indiaOffsetMs - 1
}

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
  const month = monthInIndia(at)
  const year = Number(month.slice(0, 4)) + (month.slice(5) < '04' ? 0 : 1)
  return Date.UTC(year, 3) - indiaOffsetMs
}

/** The financial year of a month, from April to March, as 2026-27. */
export function financialYearOf(month: string): string {
  const year = Number(month.slice(0, 4)) - (month.slice(5) < '04' ? 1 : 0)
  return `${year}-${String(year + 1).slice(2)}`
}
