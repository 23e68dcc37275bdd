/** An order in one line, as its heading and its title say it: 'Paid: Rs. 250 to Jio'. */
import { billerName, findBiller, findCategory, payeeIn } from '@chowk/catalog'
import {
  type ApprovedBillPayment,
  type Order,
  type OrderWithHistory,
  type Unpaid,
  unpaidOf,
} from '@chowk/services'
import type { Locale } from '@chowk/shell'
import { formatInText } from '../../../money/money.ts'
import type { OrderFacts } from './order-view-props.ts'
import { ordersCopy } from './orders-copy.ts'

interface Outcome {
  /** 'Paid' */
  readonly word: string
  /** 'Rs. 250' and 'to Jio', in the language's order. */
  readonly parts: readonly { readonly kind: 'sum' | 'payee'; readonly text: string }[]
  /** 'Rs. 250 to Jio' */
  readonly what: string
}

type Settled = Pick<OrderFacts, 'order' | 'payment' | 'returns'>

export function outcomeOf(facts: Settled, locale: Locale): Outcome {
  const { order, payment } = facts
  const { sumFor } = ordersCopy[locale]
  // One name is enough here, and the sum stays in one line.
  const sum = { kind: 'sum', text: formatInText(movedPaise(facts), locale) } as const
  const name = payeeOf(order, payment, locale).replace(/ \(.*\)$/, '')
  const payee = {
    kind: 'payee',
    text: sumFor[order.state === 'refunded' ? 'back' : awaitsApproval(facts) ? 'asked' : 'out'](
      name,
      findCategory(order.category)?.flow ?? 'bill',
    ),
  } as const
  const parts = locale === 'hi' ? [payee, sum] : [sum, payee]
  return {
    word: wordOf(facts, locale),
    parts,
    what: parts.map(({ text }) => text).join(' '),
  }
}

/** Where less came than was asked for, less goes back. */
export function movedPaise({ order, returns }: Settled): number {
  if (order.state !== 'refunded' || returns.length === 0) return order.amountPaise
  const backPaise = returns.reduce((sum, { amountPaise }) => sum + amountPaise, 0)
  return Math.min(backPaise, order.amountPaise)
}

/** 'Paid', or what is truer of it than the state's own word. */
function wordOf(facts: Settled, locale: Locale): string {
  const copy = ordersCopy[locale]
  const back = backOnItsWay(facts)
  const unpaid = stillUnpaid(facts)
  if (unpaid) return unpaid === 'cancelled' ? copy.youCancelled : copy.unpaid[unpaid]
  if (awaitsApproval(facts)) return copy.waitsForYou
  return back ? copy.stillBack[back] : copy.states[facts.order.state].name
}

/** Nothing is on its way before the customer has approved it in the app. */
export function awaitsApproval({ payment }: Pick<Settled, 'payment'>): boolean {
  return payment?.stage === 'awaiting-money'
}

/** The customer ended it or let it lapse, and no money came: more is to be said than that it failed. */
export function stillUnpaid({ payment, returns }: Settled): Unpaid | undefined {
  return payment && returns.length === 0 ? unpaidOf(payment) : undefined
}

export type Collect = NonNullable<ReturnType<typeof collectOf>>

/** How to bring the money by UPI while it is awaited; undefined for a moment before the payment source was asked. */
export function collectOf(payment: ApprovedBillPayment | undefined) {
  if (payment?.stage !== 'awaiting-money') return undefined
  const { collect, collectBefore } = payment.money
  return collect && { ...collect, expiresAt: new Date(collectBefore) }
}

/** What keeps a refund from being the payer's again: it is on its way, or their bank did not take it. */
export function backOnItsWay({ order, returns }: Settled): 'sent' | 'refused' | undefined {
  const open = order.state === 'refunded' ? returns.filter(({ state }) => state !== 'returned') : []
  if (open.length === 0) return undefined
  return open.some(({ state }) => state === 'refused') ? 'refused' : 'sent'
}

/** More will happen by itself. */
export function isOpen(facts: Settled): boolean {
  return facts.order.state === 'pending' || backOnItsWay(facts) === 'sent'
}

export function payeeOf(order: Order, payment: ApprovedBillPayment | undefined, locale: Locale): string {
  const biller = payment && findBiller(payment.billerId)
  return biller ? billerName(biller, locale) : payeeIn(locale, order.provider)
}

/** There is a receipt where the biller was paid, even when the money came back later; what failed has none. */
export function hasReceipt({ history }: OrderWithHistory): boolean {
  return history.some(({ state }) => state === 'paid')
}
