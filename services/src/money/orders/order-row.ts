// Writes orders. An order and each of its state changes are written together with a line of its history.

import { readIntegerColumn } from '../../platform/store/broken-record.ts'
import { row, runTogether, type Steps, type Tx, write } from '../../platform/store/command.ts'
import { Refusal } from '../../platform/store/errors.ts'
import { prepare, prepareInsert } from '../../platform/store/prepare.ts'
import { canOrderBecome, type OrderState } from './order-states.ts'

export interface OrderToPlace {
  billerId: string
  /** The customer's account with the biller. */
  account: string
  amountPaise: number
}

export interface NewOrder extends OrderToPlace {
  id: string
  customerId: string
  at: number
}

/** Creates a pending order. */
export function* placeOrder(tx: Tx, order: NewOrder): Steps<void> {
  const { id, customerId, billerId, account, amountPaise, at } = order
  yield* write(
    insertOrder(tx, [
      {
        id,
        customer_id: customerId,
        biller_id: billerId,
        account,
        amount_paise: amountPaise,
        state: 'pending',
        placed_at: at,
      },
    ]),
  )
  yield* addEvent(tx, id, 1, 'pending', at)
}

/** Changes an order's state, or refuses with `order-state`. The caller moves the money. */
export function* moveOrder(tx: Tx, { id, to, at }: { id: string; to: OrderState; at: number }): Steps<void> {
  const [current, last] = yield* runTogether(row(stateOf(tx, { id })), row(lastEvent(tx, { id })))
  if (!current) throw new Refusal('unknown-order', 'There is no such order.')
  if (!canOrderBecome(current.state, to)) {
    throw new Refusal('order-state', `An order that is ${current.state} cannot become ${to}.`)
  }
  const lastNumber = readIntegerColumn('customer_order_event.number', id, last?.number ?? null)
  yield* write(becoming(tx, { id, to }))
  yield* addEvent(tx, id, lastNumber + 1, to, at)
}

function* addEvent(tx: Tx, orderId: string, number: number, state: OrderState, at: number): Steps<void> {
  yield* write(insertEvent(tx, [{ order_id: orderId, number, state, at }]))
}

const stateOf = prepare((query, { id }: { id: string }) =>
  query.selectFrom('customer_order').select('state').where('id', '=', id),
)

const lastEvent = prepare((query, { id }: { id: string }) =>
  query
    .selectFrom('customer_order_event')
    .select('number')
    .where('order_id', '=', id)
    .orderBy('number', 'desc')
    .limit(1),
)

const becoming = prepare((query, { id, to }: { id: string; to: OrderState }) =>
  query.updateTable('customer_order').set({ state: to }).where('id', '=', id),
)

const insertEvent = prepareInsert('customer_order_event')

const insertOrder = prepareInsert('customer_order')
