/** /myorders/{id}: one order, how far it has come, and what can be done about it. */
import type { ApprovedBillPayment, MoneyReturn, OrderWithHistory, Services } from '@chowk/services'
import { customerPage } from '../../../page/page.ts'
import { actOnOrder } from './order-actions.ts'
import { OrderView } from './order-view.tsx'
import type { OrderFacts } from './order-view-props.ts'
import { ordersCopy } from './orders-copy.ts'
import { outcomeOf } from './outcome.ts'

/** What UPI brought may go back there; the wallet's own never leaves it. */
function returnsOf(
  { returns }: Services,
  customerId: string,
  payment: ApprovedBillPayment | undefined,
): Promise<readonly MoneyReturn[]> | [] {
  return payment?.money.source === 'upi'
    ? returns.of(customerId, { kind: 'payment', id: payment.reference })
    : []
}

export const orderPage = customerPage<OrderFacts>({
  pattern: '/myorders/:id',
  query: ['paid', 'cancel'],
  chrome: 'outcome',
  screenName: 'order',
  async load({ services, session, params }) {
    const customerId = session.customer.id
    const order = await services.orders.byId(customerId, params.id ?? '')
    if (!order) return undefined
    const [payment, holds, saved, compensation, disputes] = await Promise.all([
      services.payments.byOrder(customerId, order.id),
      order.state === 'pending' ? services.wallet.holds(customerId) : [],
      services.savedAccounts.list(customerId),
      services.compensations.ofOrder(customerId, order.id),
      services.disputes.list(customerId),
    ])
    return {
      order,
      payment,
      compensation,
      dispute: disputes.find(({ orderId }) => orderId === order.id),
      availablePaise:
        payment?.money.source === 'wallet' && isNews(order)
          ? (await services.wallet.balance(customerId)).availablePaise
          : undefined,
      returns: await returnsOf(services, customerId, payment),
      hold: holds.find(({ reference }) => reference === order.id),
      isSaved: saved.some(
        ({ billerId, account }) => billerId === payment?.billerId && account === payment.account,
      ),
    }
  },
  head: (facts, { locale }) => {
    const { word, what } = outcomeOf(facts, locale)
    return { title: `${word}: ${what}`, description: ordersCopy[locale].orderDescription }
  },
  View: OrderView,
  act: actOnOrder,
})

const newsForMs = 60 * 60_000

/** What the wallet holds belongs to a payment that was made just now, not to one of last month. */
function isNews({ state, history }: OrderWithHistory): boolean {
  const changedAt = history.at(-1)?.at.getTime() ?? 0
  return state !== 'pending' && changedAt > Date.now() - newsForMs
}
