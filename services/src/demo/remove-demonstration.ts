// A store that was opened as a demonstration before and is not one any more.

import { change, defineCommand, rows, type Steps, type Tx } from '../platform/store/command.ts'

/**
 * Nobody can sign in as a demonstration customer any longer, and nothing of theirs is left but the ledger's entries,
 * which never go: they name an id that belongs to nobody.
 */
export const removeDemonstration = defineCommand('remove-demonstration', function* (tx: Tx): Steps<void> {
  const { query } = tx
  const customers = yield* rows(
    query
      .selectFrom('customer')
      .select('id')
      .where('is_demonstration', '=', 1)
      .where('mobile', 'is not', null),
  )
  const ids = customers.map(({ id }) => id)
  if (ids.length === 0) return

  const tickets = query.selectFrom('care_ticket').select('id').where('customer_id', 'in', ids)
  const disputes = query.selectFrom('dispute').select('id').where('customer_id', 'in', ids)
  const payments = query.selectFrom('bill_payment').select('reference').where('customer_id', 'in', ids)
  const orders = query.selectFrom('customer_order').select('id').where('customer_id', 'in', ids)
  yield* change(query.deleteFrom('care_ticket_message').where('ticket_id', 'in', tickets))
  yield* change(query.deleteFrom('care_ticket').where('customer_id', 'in', ids))
  yield* change(query.deleteFrom('dispute_event').where('dispute_id', 'in', disputes))
  yield* change(query.deleteFrom('dispute').where('customer_id', 'in', ids))
  yield* change(query.deleteFrom('bill_payment_guard').where('reference', 'in', payments))
  yield* change(query.deleteFrom('bill_payment').where('customer_id', 'in', ids))
  yield* change(query.deleteFrom('customer_order_event').where('order_id', 'in', orders))
  yield* change(query.deleteFrom('customer_order').where('customer_id', 'in', ids))
  for (const table of ['session', 'passkey', 'mobile_change', 'saved_account'] as const) {
    yield* change(query.deleteFrom(table).where('customer_id', 'in', ids))
  }
  yield* change(query.updateTable('customer').set({ mobile: null, name: '' }).where('id', 'in', ids))
})
