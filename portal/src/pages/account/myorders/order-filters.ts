/** The filters of the orders from the address, and the periods that customers can download. */
import { dayInIndia } from '@chowk/catalog'
import { type OrderQuery, orderStates } from '@chowk/services'
import type { Words } from '../../../content/words.ts'

type Query = Readonly<Record<string, string | undefined>>

export interface OrderFilters {
  readonly filters: Pick<OrderQuery, 'state' | 'from' | 'to' | 'billerId' | 'account'>
  /** Invalid filters, which are ignored, with an explanation by field. */
  readonly faults: { readonly state?: string; readonly from?: string; readonly to?: string }
}

export function filtersIn(query: Query, copy: Words['orderFilters']['faults']): OrderFilters {
  const state = orderStates.find(state => state === query.state)
  const [from, to] = [dayIn(query.from), dayIn(query.to)]
  const isTurned = from !== undefined && to !== undefined && from > to
  return {
    filters: {
      state,
      from,
      to: isTurned ? undefined : to,
      billerId: query.biller || undefined,
      account: query.account || undefined,
    },
    faults: {
      ...(query.state && !state && { state: copy.state }),
      ...(query.from && !from && { from: copy.day }),
      ...(query.to && !to && { to: copy.day }),
      ...(isTurned && { to: copy.turned }),
    },
  }
}

/** An existing day of this millennium as 2026-11-19. */
function dayIn(text = ''): string | undefined {
  if (!/^2\d{3}-\d{2}-\d{2}$/.test(text)) return undefined
  const at = Date.parse(text)
  return Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== text ? undefined : text
}

/** Months as 2026-11, then financial years as FY2026-27, newest first. */
export function periodsSince(at: number, now: number = Date.now()): readonly string[] {
  const first = dayInIndia(at).slice(0, 7)
  const months = monthsBack(now, maxMonths).filter(month => month >= first)
  return [...new Set(months.map(yearOf)), ...months]
}

const maxMonths = 120

/** This many months in India, newest first. */
export function monthsBack(now: number, count: number): readonly string[] {
  const [year = 0, month = 1] = dayInIndia(now).split('-').map(Number)
  return Array.from({ length: count }, (_, ago) =>
    new Date(Date.UTC(year, month - 1 - ago)).toISOString().slice(0, 7),
  )
}

/** Undefined for an invalid period. */
export function daysOf(period: string): { readonly from: string; readonly to: string } | undefined {
  const [, year = ''] = /^FY(2\d{3})-\d{2}$/.exec(period) ?? []
  if (year && period === yearOf(`${year}-04`))
    return { from: `${year}-04-01`, to: `${Number(year) + 1}-03-31` }
  if (!dayIn(`${period}-01`)) return undefined
  const next = new Date(Date.UTC(Number(period.slice(0, 4)), Number(period.slice(5)), 0))
  return { from: `${period}-01`, to: next.toISOString().slice(0, 10) }
}

function yearOf(month: string): string {
  const year = Number(month.slice(0, 4)) - (month.slice(5) < '04' ? 1 : 0)
  return `FY${year}-${String(year + 1).slice(2)}`
}
