import type { Dispute, DisputeTypeId, Order, Unpaid } from '@chowk/services'
import type { CustomerContext } from '../../../page/page.ts'
import type { FieldError } from '../../../ui/error-summary.tsx'
import type { TypedDispute } from './dispute-form.ts'

export interface DisputesFacts {
  readonly disputes: readonly Dispute[]
  /** The latest, to choose from. */
  readonly orders: readonly Order[]
  /** The one that was chosen. */
  readonly chosen?: ChosenOrder | undefined
}

export interface ChosenOrder {
  readonly order: Order
  /** Its own id, where it ended before any money came. */
  readonly unpaid: ReadonlyMap<string, Unpaid>
  /** The id of the dispute that is open on it. */
  readonly openDispute?: string | undefined
  /** What most likely went wrong with it. */
  readonly suggested?: DisputeTypeId | undefined
  readonly typed: TypedDispute
  readonly errors: readonly FieldError[]
}

const ordersToChooseFrom = 50

export async function disputesFacts(
  { services, session }: CustomerContext,
  order: Order | undefined,
  typed: TypedDispute | undefined,
  errors: readonly FieldError[],
): Promise<DisputesFacts> {
  const customerId = session.customer.id
  const [disputes, suggested, unpaid, { orders }] = await Promise.all([
    services.disputes.list(customerId),
    order && services.disputes.suggestedType(customerId, order.id),
    services.payments.unpaidAmong(customerId, order ? [order.id] : []),
    services.orders.list(customerId, { limit: ordersToChooseFrom }),
  ])
  const open = disputes.find(({ orderId, isClosed }) => orderId === order?.id && !isClosed)
  const chosen = order && typed && { order, unpaid, openDispute: open?.id, suggested, typed, errors }
  return { disputes, orders, chosen }
}
