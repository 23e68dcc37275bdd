// A customer's orders. Another customer's order is not found.

import { billIn, indiaOffsetMs, locales } from '@chowk/catalog'
import type { Selectable } from 'kysely'
import { dayMs } from '../../platform/calendar/durations.ts'
import { type Cursor, readCursor, writeCursor } from '../../platform/paging/cursor.ts'
import { readIntegerColumn } from '../../platform/store/broken-record.ts'
import type { Database, Db } from '../../platform/store/database.ts'
import { prepare } from '../../platform/store/prepare.ts'
import type { Store } from '../../platform/store/store.ts'
import { walletOf } from '../ledger/accounts.ts'
import type { OrderState } from './order-states.ts'

export type Order = ReturnType<typeof toOrder>

export type OrderWithHistory = NonNullable<Awaited<ReturnType<Orders['byId']>>>

export interface OrderQuery {
  /** Words that must all occur in the biller's name in any language, in the account or in the id. */
  search?: string | undefined
  state?: OrderState | undefined
  /** The first and last day in India, as 2026-11-15. */
  from?: string | undefined
  to?: string | undefined
  billerId?: string | undefined
  account?: string | undefined
  /** `next` of the previous page. An invalid cursor starts from the newest. */
  before?: string | undefined
  limit?: number | undefined
}

export type OrderPage = Awaited<ReturnType<Orders['list']>>

export type PaidFor = Awaited<ReturnType<Orders['paidFor']>>[number]

export type Orders = ReturnType<typeof createOrders>

const defaultLimit = 20

const columns = ['id', 'biller_id', 'account', 'amount_paise', 'state', 'placed_at'] as const

type RequestedPage = Cursor & { readonly customerId: string }

const newest: Cursor = { at: Number.MAX_SAFE_INTEGER, id: '' }

const page = (query: Db, { customerId, at, id }: RequestedPage, limit: number) =>
  query
    .selectFrom('customer_order')
    .select(columns)
    .where('customer_id', '=', customerId)
    .where(({ eb, refTuple, tuple }) => eb(refTuple('placed_at', 'id'), '<', tuple(at, id)))
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    // One more than shown, to know whether there is a next page.
    .limit(limit + 1)

/** The most frequent query, prepared: all orders. */
const pageOfAll = prepare((query, value: RequestedPage) => page(query, value, defaultLimit))

function narrowed(
  query: ReturnType<typeof page>,
  { words, billers }: { words: readonly string[]; billers: readonly string[] },
  { state, from, to, billerId, account }: OrderQuery,
) {
  let found = query
  if (state !== undefined) found = found.where('state', '=', state)
  if (billerId !== undefined) found = found.where('biller_id', '=', billerId)
  if (account !== undefined) found = found.where('account', '=', account)
  if (from !== undefined) found = found.where('placed_at', '>=', startOf(from))
  if (to !== undefined) found = found.where('placed_at', '<', startOf(to) + dayMs)
  for (const word of words) {
    const named = billers.filter(billerId => namesOf(billerId).includes(word))
    found = found.where(({ eb, or, fn }) =>
      or([
        eb(fn<string>('lower', ['id']), 'like', `%${word}%`),
        eb(fn<string>('lower', ['account']), 'like', `%${word}%`),
        ...(named.length > 0 ? [eb('biller_id', 'in', named)] : []),
      ]),
    )
  }
  return found
}

const startOf = (day: string) => Date.parse(day) - indiaOffsetMs

/** The biller's name in every language. */
const namesOf = (billerId: string): string =>
  locales.map(locale => billIn(locale, billerId).toLowerCase()).join(' ')

export function createOrders({ store }: { store: Store }) {
  const { db } = store

  async function wordsIn(customerId: string, search: string) {
    const words = searchWords(search)
    if (words.length === 0) return { words, billers: [] }
    const own = db.selectFrom('customer_order').select('biller_id').distinct()
    const paid = await own.where('customer_id', '=', customerId).execute()
    return { words, billers: paid.map(({ biller_id }) => biller_id) }
  }

  return {
    /** `next` is absent on the last page. */
    async list(customerId: string, query: OrderQuery = {}) {
      const { search = '', before = '', limit = defaultLimit, ...rest } = query
      const values = { ...(readCursor(before) ?? newest), customerId }
      const isNarrow = search !== '' || Object.values(rest).some(value => value !== undefined)
      const found =
        isNarrow || limit !== defaultLimit
          ? await narrowed(page(db, values, limit), await wordsIn(customerId, search), rest).execute()
          : await store.lookUp(pageOfAll, values)
      const orders = found.slice(0, limit).map(toOrder)
      const last = found.length > limit ? orders.at(-1) : undefined
      return { orders, ...(last && { next: writeCursor({ at: last.placedAt.getTime(), id: last.id }) }) }
    },

    /** The accounts that there are orders for, each once, with the time of the first. */
    async paidFor(customerId: string) {
      const found = await db
        .selectFrom('customer_order')
        .select(({ fn }) => ['biller_id as billerId', 'account', fn.min('placed_at').as('since')])
        .where('customer_id', '=', customerId)
        .groupBy(['biller_id', 'account'])
        .execute()
      return found.map(({ since, ...paidFor }) => ({ ...paidFor, since: new Date(since) }))
    },

    /** What was paid and not given back, by the ledger, in each month since this one. */
    async spending(customerId: string, fromMonth: string) {
      const found = await db
        .selectFrom('ledger_line as line')
        .innerJoin('ledger_entry as entry', 'entry.id', 'line.entry_id')
        .innerJoin('customer_order as order', 'order.id', 'entry.reference')
        .select(['line.month', 'order.biller_id as billerId'])
        .select(({ fn }) => fn.sum<number>('line.amount_paise').as('paise'))
        .where('line.account_id', '=', walletOf(customerId))
        .where('line.account_position', 'is not', null)
        .where('line.month', '>=', fromMonth)
        .where('entry.kind', '=', 'payment')
        .where('order.state', '=', 'paid')
        .groupBy(['line.month', 'order.biller_id'])
        .execute()
      return found.map(({ paise, ...spent }) => ({
        ...spent,
        amountPaise: -readIntegerColumn('ledger_line.amount_paise', spent.month, Number(paise)),
      }))
    },

    async byId(customerId: string, orderId: string) {
      const order = await db
        .selectFrom('customer_order')
        .select(columns)
        .where('id', '=', orderId)
        .where('customer_id', '=', customerId)
        .executeTakeFirst()
      if (!order) return undefined
      const events = await db
        .selectFrom('customer_order_event')
        .select(['state', 'at'])
        .where('order_id', '=', orderId)
        .orderBy('number')
        .execute()
      return { ...toOrder(order), history: events.map(({ state, at }) => ({ state, at: new Date(at) })) }
    },
  }
}

/** Drops wildcards of LIKE instead of escaping them: order texts contain none. */
function searchWords(search: string): string[] {
  return search
    .toLowerCase()
    .replaceAll(/[%_\\]/g, ' ')
    .split(/\s+/)
    .filter(word => word !== '')
    .slice(0, 8)
}

type OrderRow = Omit<Selectable<Database['customer_order']>, 'customer_id'>

function toOrder({ biller_id: billerId, amount_paise, placed_at, ...same }: OrderRow) {
  const amountPaise = readIntegerColumn('customer_order.amount_paise', same.id, amount_paise)
  return { ...same, billerId, amountPaise, placedAt: new Date(placed_at) }
}
