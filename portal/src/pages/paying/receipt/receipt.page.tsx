/** /myorders/{id}/receipt: what was paid, as a voucher to print or to save as a PDF, with a code that proves it. */
import { billIn, dayInIndia, feeGst } from '@chowk/catalog'
import type { Receipt } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { formatMoment } from '../../../account/dates.ts'
import { mobileFact, PrintedPage } from '../../../account/printed-page.tsx'
import { When } from '../../../account/when.tsx'
import { type CustomerContext, customerPage, type ViewProps } from '../../../page/page.ts'
import { FactList } from '../../../ui/fact-list.tsx'
import { href } from '../../../ui/link.ts'
import { Money } from '../../../ui/money.tsx'
import { QrCode } from '../../../ui/qr-code.tsx'
import { RulesInForce } from '../../../ui/rules-in-force.tsx'
import { OrderStateBadge, orderFacts, orderNumbers } from '../../account/myorders/order-facts.tsx'
import { ordersCopy } from '../../account/myorders/orders-copy.ts'
import { SandboxNotice } from '../sandbox/sandbox-notice.tsx'
import { CostLines } from './cost-lines.tsx'
import styles from './receipt.module.css'
import { receiptCopy } from './receipt-copy.ts'

export const receiptPage = customerPage<Receipt>({
  pattern: '/myorders/:id/receipt',
  screenName: 'receipt',
  chrome: 'none',
  async load({ services, session, params, locale }) {
    const orderId = params.id ?? ''
    const receipt = await services.receipts.of(session.customer.id, orderId)
    if (receipt) return receipt
    const order = await services.orders.byId(session.customer.id, orderId)
    return order && { redirect: href(`/myorders/${order.id}`, locale) }
  },
  head: ({ order }, { locale }) => ({
    title: receiptCopy[locale].headTitle(order.id),
    description: receiptCopy[locale].description,
  }),
  View: Voucher,
})

function Voucher({ facts: receipt, context }: ViewProps<Receipt, CustomerContext>): ReactNode {
  const { order, payment, paidAt } = receipt
  const { locale, session, services } = context
  const copy = receiptCopy[locale]
  const feePaise = payment?.cost.feePaise ?? 0
  return (
    <PrintedPage
      context={context}
      title={copy.title}
      back={{ href: href(`/myorders/${order.id}`, locale), label: copy.back }}
    >
      {payment && <SandboxNotice billers={services.billers} locale={locale} />}
      <div>
        <p className={styles.sum}>
          <Money paise={order.amountPaise} locale={locale} size="large" />
          <OrderStateBadge state={order.state} locale={locale} />
        </p>
        <p className={styles.meaning}>{meaningOf(receipt, locale)}</p>
      </div>
      <CostLines
        what={billIn(locale, order.billerId)}
        amountPaise={payment?.cost.amountPaise ?? order.amountPaise}
        feePaise={feePaise}
        totalPaise={order.amountPaise}
        paidAt={paidAt}
        locale={locale}
      />
      <div className={styles.proven}>
        <FactList
          facts={[
            { label: copy.paidOn, value: <When at={paidAt} locale={locale} /> },
            mobileFact(session.customer, locale),
            ...orderFacts(order, payment, locale).filter(({ label }) => !isSaidAbove(label, locale)),
            ...orderNumbers(order, payment, locale),
          ]}
        />
        <Proof path={receipt.path} context={context} />
      </div>
      {feePaise > 0 && <TaxRule paidAt={paidAt} locale={locale} />}
    </PrintedPage>
  )
}

/** The lines say what it cost, and when it was paid matters more than when it was ordered. */
function isSaidAbove(label: string, locale: Locale): boolean {
  const { amount, placed } = ordersCopy[locale]
  return label === amount || label === placed
}

function meaningOf({ refundedAt }: Receipt, locale: Locale): string {
  const copy = receiptCopy[locale]
  return refundedAt ? copy.refunded(formatMoment(refundedAt, locale)) : copy.paid
}

function Proof({ path, context: { locale, origin } }: { path: string; context: CustomerContext }): ReactNode {
  const copy = receiptCopy[locale]
  const address = new URL(href(path, locale), origin).href
  return (
    <div className={styles.proof}>
      <QrCode text={address} label={copy.code} />
      <p>
        {copy.scan} <a href={address}>{copy.check}</a>
      </p>
    </div>
  )
}

function TaxRule({ paidAt, locale }: { readonly paidAt: Date; readonly locale: Locale }): ReactNode {
  return (
    <div className={styles.rule}>
      <p>{receiptCopy[locale].taxRule}</p>
      <ul>
        <RulesInForce rules={[feeGst]} locale={locale} today={dayInIndia(paidAt.getTime())} />
      </ul>
    </div>
  )
}
