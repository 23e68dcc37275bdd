// A customer's orders. Orders of other customers are answered as if they did not exist.

import { billIn, locales } from '@chowk/catalog'
import type { Kysely, Selectable } from 'kysely'
import { type Cursor, readCursor, writeCursor } from '../../platform/paging/cursor.ts'
import { wholeIn } from '../../platform/store/broken-record.ts'
import type { Database } from '../../platform/store/database.ts'
import { prepare } from '../../platform/store/prepare.ts'
import type { Store } from '../../platform/store/store.ts'
import type { OrderState } from './order-states.ts'

export interface Order {
  id: string
  billerId: string
  account: string
  amountPaise: number
  state: OrderState
  placedAt: Date
}

export interface OrderWithHistory extends Order {
  history: { state: OrderState; at: Date }[]
}

interface OrderQuery {
  /** Words that must all occur in the biller's name in any language, in the account or in the id. */
  search?: string | undefined
  state?: OrderState | undefined
  /** `next` of the previous page. An invalid cursor starts from the newest. */
  before?: string | undefined
  limit?: number | undefined
}

export interface OrderPage {
  orders: Order[]
  /** Absent on the last page. */
  next?: string
}

export interface Orders {
  list(customerId: string, query?: OrderQuery): Promise<OrderPage>
  byId(customerId: string, orderId: string): Promise<OrderWithHistory | undefined>
}

const defaultLimit = 20

const columns = ['id', 'biller_id', 'account', 'amount_paise', 'state', 'placed_at'] as const

interface AskedPage extends Cursor {
  readonly customerId: string
}

const newest: Cursor = { at: Number.MAX_SAFE_INTEGER, id: '' }

const page = (query: Kysely<Database>, { customerId, at, id }: AskedPage, limit: number) =>
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
const pageOfAll = prepare((query, value: AskedPage) => page(query, value, defaultLimit))

function narrowed(
  query: ReturnType<typeof page>,
  { words, billers }: { words: readonly string[]; billers: readonly string[] },
  state: OrderState | undefined,
) {
  let found = query
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
  return state === undefined ? found : found.where('state', '=', state)
}

/** The biller's name in every language. */
const namesOf = (billerId: string): string =>
  locales.map(locale => billIn(locale, billerId).toLowerCase()).join(' ')

export function createOrders({ store }: { store: Store }): Orders {
  const { db } = store

  async function wordsIn(customerId: string, search: string) {
    const words = searchWords(search)
    if (words.length === 0) return { words, billers: [] }
    const own = db.selectFrom('customer_order').select('biller_id').distinct()
    const paid = await own.where('customer_id', '=', customerId).execute()
    return { words, billers: paid.map(({ biller_id }) => biller_id) }
  }

  return {
    async list(customerId, { search = '', state, before = '', limit = defaultLimit } = {}) {
      const asked = { ...(readCursor(before) ?? newest), customerId }
      const isUsual = search === '' && state === undefined && limit === defaultLimit
      const found = isUsual
        ? await store.lookUp(pageOfAll, asked)
        : await narrowed(page(db, asked, limit), await wordsIn(customerId, search), state).execute()
      const orders = found.slice(0, limit).map(toOrder)
      const last = orders.at(-1)
      const hasMore = found.length > limit && last !== undefined
      return hasMore
        ? { orders, next: writeCursor({ at: last.placedAt.getTime(), id: last.id }) }
        : { orders }
    },

    async byId(customerId, orderId) {
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

function toOrder({ biller_id: billerId, amount_paise, placed_at, ...same }: OrderRow): Order {
  const amountPaise = wholeIn('customer_order.amount_paise', same.id, amount_paise)
  return { ...same, billerId, amountPaise, placedAt: new Date(placed_at) }
}
