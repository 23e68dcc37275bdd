import { billerIn, formatPaise } from '@chowk/catalog'
import type { Cost, OrderState, Unpaid } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import { When } from '../../../account/date-time.tsx'
import { StateBadge, type StateTone } from '../../../account/state-badge.tsx'
import { fill, wordsOf } from '../../../content/words.ts'
import type { WithLocale } from '../../../page/page.ts'
import { accountLabel, accountText } from '../../../ui/account-text.ts'
import type { Fact } from '../../../ui/fact-list.tsx'
import { planFacts } from '../../paying/pay/plan-text.ts'
import { hasReceipt, type OrderFacts } from './outcome.ts'

type PaidOrder = Pick<OrderFacts, 'order' | 'payment'>

export function orderFacts({ order, payment }: PaidOrder, locale: Locale): readonly Fact[] {
  const copy = wordsOf('orders')[locale]
  const wasPaid = hasReceipt(order)
  const bill = payment?.bill
  return [
    { label: copy.biller, value: billerIn(locale, order.billerId) },
    { label: accountLabel(order.billerId, locale) ?? copy.account, value: accountText(order) },
    { label: wordsOf('pay')[locale].customerName, value: bill?.customerName },
    { label: wordsOf('pay')[locale].billNumber, value: bill?.billNumber },
    ...planFacts(payment?.plan, locale),
    {
      label: copy.amount,
      value: payment ? amountText(payment.cost, locale) : formatPaise(order.amountPaise, locale),
    },
    {
      label: wasPaid ? copy.paidFrom : wordsOf('pay')[locale].source,
      // The demonstration's orders, which have no payment, are paid from the wallet.
      value: wordsOf('pay')[locale].sources[payment?.money.source ?? 'wallet'],
    },
    { label: copy.placed, value: <When at={order.placedAt} locale={locale} /> },
  ]
}

/** All numbers of the order. Customers need one for a question; support staff may need the others. */
export function orderNumbers({ order, payment }: PaidOrder, locale: Locale): readonly Fact[] {
  const copy = wordsOf('orders')[locale]
  return [
    { label: copy.number, value: order.id },
    { label: copy.transaction, value: payment?.transactionId },
    { label: copy.reference, value: payment?.reference },
    {
      label: copy.approval,
      value: payment && 'approvalNumber' in payment ? payment.approvalNumber : undefined,
    },
  ]
}

function amountText({ amountPaise, feePaise }: Cost, locale: Locale): string {
  const amount = formatPaise(amountPaise, locale)
  return feePaise > 0
    ? fill(wordsOf('orders')[locale].amountAndFee, { amount, fee: formatPaise(feePaise, locale) })
    : amount
}

const tones: Record<OrderState, StateTone> = {
  pending: 'waiting',
  paid: 'good',
  failed: 'bad',
  refunded: 'neutral',
}

/** A payment that the customer cancelled, or that was refunded, is not shown as a failure. */
export const orderTone = (state: OrderState, unpaid?: Unpaid): StateTone =>
  unpaid === 'cancelled' ? 'neutral' : tones[state]

type OrderStateBadgeProps = WithLocale<{ state: OrderState; unpaid?: Unpaid | undefined }>

/** `unpaid` is set if a more exact reason than 'failed' is known. */
export function OrderStateBadge({ state, unpaid, locale }: OrderStateBadgeProps) {
  const copy = wordsOf('orders')[locale]
  return (
    <StateBadge tone={orderTone(state, unpaid)}>
      {unpaid ? copy.unpaid[unpaid] : copy.states[state].name}
    </StateBadge>
  )
}
