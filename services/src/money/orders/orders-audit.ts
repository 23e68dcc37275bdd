// Audits orders: an order's state is that of the last line of its history, from the time of the first.
import { categoryOf } from '@chowk/catalog'
import type { Selectable } from 'kysely'
import { listDifferences } from '../../platform/store/audit/audit-checks.ts'
import type { Database, Db } from '../../platform/store/database.ts'
import { readRows } from '../../platform/store/in-pages.ts'
import { canOrderBecome, orderStates } from './order-states.ts'

/**
 * `db` is a snapshot. Returns one line per difference. Orders placed before `since` are covered by the audit of
 * payments, whenever their payment changed.
 */
export async function auditOrders(db: Db, since: number): Promise<string[]> {
  const differences = since === 0 ? await auditEvents(db) : []
  const orders = db.selectFrom('customer_order')
  const known = since === 0 ? undefined : orders.select('id').where('placed_at', '>=', since)
  for await (const page of readRows(orders.selectAll(), { key: 'id', known }, rows => rows.execute())) {
    const histories = await historiesOf(db, page)
    differences.push(...page.flatMap(order => differencesOf(order, histories.get(order.id) ?? [])))
  }
  return differences
}

async function auditEvents(db: Db): Promise<string[]> {
  const strays = await db
    .selectFrom('customer_order_event as event')
    .leftJoin('customer_order as order', 'order.id', 'event.order_id')
    .select('event.order_id')
    .distinct()
    .where('order.id', 'is', null)
    .execute()
  return strays.map(({ order_id }) => `order ${order_id}: it has a history, but there is none`)
}

type Audited = Selectable<Database['customer_order']>

type Event = Omit<Database['customer_order_event'], 'order_id'>

async function historiesOf(db: Db, page: readonly Audited[]) {
  if (page.length === 0) return new Map<string, Event[]>()
  const ids = page.map(({ id }) => id)
  const events = await db
    .selectFrom('customer_order_event')
    .selectAll()
    .where('order_id', 'in', ids)
    .orderBy('number')
    .execute()
  return Map.groupBy(events, event => event.order_id)
}

/** Whether each state may follow the one before, at the same time or later. */
function isHistory(events: readonly Event[]): boolean {
  return events.every(({ number, state, at }, nth) => {
    const before = events[nth - 1]
    if (!orderStates.includes(state)) return false
    return number === nth + 1 && (!before || (at >= before.at && canOrderBecome(before.state, state)))
  })
}

function differencesOf(order: Audited, history: readonly Event[]): string[] {
  return listDifferences(`order ${order.id}:`, [
    ['that its sum is positive', order.amount_paise > 0, true],
    ['that its biller’s category is one', categoryOf(order.biller_id) !== undefined, true],
    ['its state', order.state, history.at(-1)?.state],
    ['that its history is one', isHistory(history), true],
    ['its time', order.placed_at, history.at(0)?.at],
  ])
}
