// Orders without a payment, for tests: the services create and change one only inside a payment's command, with its
// money.
import { newReadableId } from '../../platform/ids/readable-id.ts'
import { defineCommand } from '../../platform/store/command.ts'
import type { Store } from '../../platform/store/store.ts'
import { moveOrder, type OrderToPlace, placeOrder } from './order-row.ts'
import type { OrderState } from './order-states.ts'

const placeOrderAlone = defineCommand.readCommitted('test.place-order', placeOrder)
const moveOrderAlone = defineCommand('test.move-order', moveOrder)

export const orderCommands = [placeOrderAlone, moveOrderAlone]

interface TestStore {
  readonly store: Store
  readonly clock: { now(): Date }
}

/** Creates a pending order and returns its id. */
export async function placeTestOrder(
  { store, clock }: TestStore,
  customerId: string,
  order: OrderToPlace,
): Promise<string> {
  const id = newReadableId('ORD')
  await store.run(placeOrderAlone, { ...order, id, customerId, at: clock.now().getTime() })
  return id
}

export async function moveTestOrder({ store, clock }: TestStore, id: string, to: OrderState): Promise<void> {
  await store.run(moveOrderAlone, { id, to, at: clock.now().getTime() })
}
