/** /myorders/{id}/receipt: what became of an order, to print or to save as a PDF. */
import { type BillPayment, formatMobile, type OrderWithHistory } from '@chowk/services'
import { brand } from '@chowk/shell'
import type { ReactNode } from 'react'
import { Island } from '../../islands/island.tsx'
import { type CustomerContext, customerPage } from '../../page/page.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { FactList } from '../../ui/fact-list.tsx'
import { href } from '../../ui/link.ts'
import { Money } from '../../ui/money.tsx'
import { AccountWatch } from '../account/account-watch.island.tsx'
import { When } from '../account/when.tsx'
import { PrintButton } from '../passbook/print-button.island.tsx'
import statement from '../passbook/statement.module.css'
import { SandboxNotice } from '../sandbox/sandbox-notice.tsx'
import { orderFacts } from './order-facts.tsx'
import { orderName } from './order-name.ts'
import { OrderStateBadge } from './order-state.tsx'
import styles from './orders.module.css'
import { receiptCopy } from './receipt-copy.ts'

interface ReceiptFacts {
  readonly order: OrderWithHistory
  readonly payment?: BillPayment | undefined
}

const contentId = 'receipt'

export const receiptPage = customerPage<ReceiptFacts>({
  access: 'customer',
  pattern: '/myorders/:id/receipt',
  screenName: 'receipt',
  chrome: 'none',
  async load({ services, session, params, locale }) {
    const order = await services.orders.byId(session.customer.id, params.id ?? '')
    if (!order) return undefined
    if (order.state === 'pending') return { elsewhere: href(`/myorders/${order.id}`, locale) }
    return { order, payment: await services.payments.byOrder(session.customer.id, order.id) }
  },
  head: ({ order }, { locale }) => ({
    title: receiptCopy[locale].title(order.id),
    description: receiptCopy[locale].description,
    noindex: true,
  }),
  View({ facts, context }) {
    const { locale, session } = context
    return (
      <div className={statement.page}>
        <Island
          component={AccountWatch}
          when="load"
          props={{ locale, customerId: session.customer.id, contentId, home: href('/', locale) }}
        />
        <div id={contentId}>
          <Tools facts={facts} context={context} />
          <Receipt facts={facts} context={context} />
        </div>
      </div>
    )
  },
})

interface ReceiptProps {
  readonly facts: ReceiptFacts
  readonly context: CustomerContext
}

function Tools({ facts: { order }, context: { locale } }: ReceiptProps): ReactNode {
  const copy = receiptCopy[locale]
  return (
    <div className={statement.tools}>
      <ButtonLink variant="quiet" href={href(`/myorders/${order.id}`, locale)}>
        {copy.back}
      </ButtonLink>
      <Island component={PrintButton} when="load" props={{ label: copy.print }} />
      <noscript>{copy.printWithoutScript}</noscript>
    </div>
  )
}

function Receipt({ facts: { order, payment }, context }: ReceiptProps): ReactNode {
  const { locale, session, services } = context
  const copy = receiptCopy[locale]
  const { name, mobile } = session.customer
  const last = order.history.at(-1)
  return (
    <>
      <p className={statement.brand}>{brand.name}</p>
      <h1 className={statement.title}>{orderName(order, locale)}</h1>
      {payment && <SandboxNotice billers={services.billers} locale={locale} />}
      <div className={styles.state}>
        <Money paise={order.amountPaise} locale={locale} size="large" />
        <OrderStateBadge state={order.state} locale={locale} />
      </div>
      <p className={styles.meaning}>{copy.meaning[order.state === 'paid' ? 'paid' : 'notPaid']}</p>
      <FactList
        facts={[
          ...(name ? [{ label: copy.customer, value: name }] : []),
          { label: copy.mobile, value: formatMobile(mobile) },
          ...orderFacts(order, payment, locale),
          ...(last ? [{ label: copy.ended, value: <When at={last.at} locale={locale} /> }] : []),
        ]}
      />
    </>
  )
}
