import type { ApprovedBillPayment, Order, SavedAccount, Services } from '@chowk/services'

export interface RecentPayment {
  readonly order: Order
  /** Absent for the demonstration's orders, which have no payment. */
  readonly payment: ApprovedBillPayment | undefined
}

const maxShown = 4

/** Accounts paid recently and not saved, each once, the latest first. */
export async function recentPayments(
  { payments }: Services,
  customerId: string,
  saved: readonly SavedAccount[],
  orders: readonly Order[],
): Promise<readonly RecentPayment[]> {
  const known = new Set(saved.map(({ account }) => account))
  const recent = orders
    .filter(({ state, account }) => state === 'paid' && !known.has(account) && known.add(account))
    .slice(0, maxShown)
  return Promise.all(
    recent.map(async order => ({ order, payment: await payments.byOrder(customerId, order.id) })),
  )
}

/** A payment to the account that may still succeed: paying again could pay twice. */
export function pendingOrderOf(orders: readonly Order[], of: Pick<Order, 'billerId' | 'account'>) {
  return orders.find(
    ({ state, billerId, account }) =>
      state === 'pending' && billerId === of.billerId && account === of.account,
  )
}
