/** /myorders/{id}/receipt: what became of an order, to print or to save as a PDF. */
import type { ApprovedBillPayment, OrderWithHistory } from '@chowk/services'
import type { ReactNode } from 'react'
import { type CustomerContext, customerPage } from '../../page/page.ts'
import { FactList } from '../../ui/fact-list.tsx'
import { href } from '../../ui/link.ts'
import { Money } from '../../ui/money.tsx'
import { ownerFacts, PrintedPage } from '../account/printed-page.tsx'
import { When } from '../account/when.tsx'
import { SandboxNotice } from '../sandbox/sandbox-notice.tsx'
import { orderFacts } from './order-facts.tsx'
import { orderName } from './order-name.ts'
import { OrderStateBadge } from './order-state.tsx'
import styles from './orders.module.css'
import { hasReceipt } from './outcome.ts'
import { receiptCopy } from './receipt-copy.ts'

interface ReceiptFacts {
  readonly order: OrderWithHistory
  readonly payment?: ApprovedBillPayment | undefined
}

export const receiptPage = customerPage<ReceiptFacts>({
  pattern: '/myorders/:id/receipt',
  screenName: 'receipt',
  chrome: 'none',
  async load({ services, session, params, locale }) {
    const order = await services.orders.byId(session.customer.id, params.id ?? '')
    if (!order) return undefined
    if (!hasReceipt(order)) return { redirect: href(`/myorders/${order.id}`, locale) }
    return { order, payment: await services.payments.byOrder(session.customer.id, order.id) }
  },
  head: ({ order }, { locale }) => ({
    title: receiptCopy[locale].title(order.id),
    description: receiptCopy[locale].description,
    noindex: true,
  }),
  View: Receipt,
})

function Receipt({
  facts: { order, payment },
  context,
}: {
  readonly facts: ReceiptFacts
  readonly context: CustomerContext
}): ReactNode {
  const { locale, session, services } = context
  const copy = receiptCopy[locale]
  const last = order.history.at(-1)
  return (
    <PrintedPage
      context={context}
      title={orderName(order, locale)}
      back={{ href: href(`/myorders/${order.id}`, locale), label: copy.back }}
    >
      {payment && <SandboxNotice billers={services.billers} locale={locale} />}
      <div className={styles.state}>
        <Money paise={order.amountPaise} locale={locale} size="large" />
        <OrderStateBadge state={order.state} locale={locale} />
      </div>
      <p className={styles.meaning}>{copy.meaning[order.state === 'paid' ? 'paid' : 'notPaid']}</p>
      <FactList
        facts={[
          ...ownerFacts(session.customer, locale),
          ...orderFacts(order, payment, locale),
          ...(last ? [{ label: copy.ended, value: <When at={last.at} locale={locale} /> }] : []),
        ]}
      />
    </PrintedPage>
  )
}
