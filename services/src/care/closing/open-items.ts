import type { Kysely } from 'kysely'
import { row, type Steps, type Tx } from '../../platform/store/command.ts'
import type { Database } from '../../platform/store/database.ts'

/** What must end before an account can be closed. */
export const openItemKinds = ['payment', 'return', 'dispute', 'compensation'] as const
export type OpenItem = (typeof openItemKinds)[number]

/** One query for each kind, which finds at most one row. */
export function openItemQueries(db: Kysely<Database>, customerId: string) {
  return {
    payment: db
      .selectFrom('bill_payment')
      .select('reference as id')
      .where('customer_id', '=', customerId)
      .where('stage', 'in', ['awaiting-money', 'held', 'sent'])
      .limit(1),
    return: db
      .selectFrom('source_return')
      .select('id')
      .where('customer_id', '=', customerId)
      .where('state', '<>', 'returned')
      .limit(1),
    dispute: db
      .selectFrom('dispute')
      .select('id')
      .where('customer_id', '=', customerId)
      .where('closed_at', 'is', null)
      .limit(1),
    compensation: db
      .selectFrom('compensation')
      .select('order_id as id')
      .where('customer_id', '=', customerId)
      .where('paid_at', 'is', null)
      .limit(1),
  } satisfies Record<OpenItem, unknown>
}

/** The kinds of which the customer has something open, inside a command. */
export function* remainingOpenItems(tx: Tx, customerId: string): Steps<OpenItem[]> {
  const queries = openItemQueries(tx.query, customerId)
  const open: OpenItem[] = []
  for (const kind of openItemKinds) if (yield* row(queries[kind])) open.push(kind)
  return open
}
