/** An order in one line, as its heading and its title say it: 'Paid: Rs. 250 to Jio'. */
import { billerIn, categoryOf } from '@chowk/catalog'
import {
  type ApprovedBillPayment,
  type Compensation,
  type Dispute,
  type MoneyReturn,
  type OrderWithHistory,
  type PaymentFailure,
  type Unpaid,
  unpaidOf,
  type WalletHold,
} from '@chowk/services'
import type { Locale } from '@chowk/shell'
import { formatDay } from '../../../account/dates.ts'
import { formatInText } from '../../../money/money.ts'
import type { CustomerContext, ViewProps } from '../../../page/page.ts'
import { fullStop } from '../../../ui/full-stop.ts'
import { ordersCopy } from './orders-copy.ts'

export interface OrderFacts {
  readonly order: OrderWithHistory
  /** Missing for an order that was placed before bills were paid here. */
  readonly payment?: ApprovedBillPayment | undefined
  /** What goes back to the UPI account it was paid from, or went. */
  readonly returns: readonly MoneyReturn[]
  /** What the wallet keeps aside for it. */
  readonly hold?: WalletHold | undefined
  /** What we owe for money that came back late. */
  readonly compensation?: Compensation | undefined
  /** What the customer has raised on it last. */
  readonly dispute?: Dispute | undefined
  /** What can be spent now, where the payment has just changed it. */
  readonly availablePaise?: number | undefined
  /** Its account is among the saved ones. */
  readonly isSaved: boolean
}

export type OrderViewProps = ViewProps<OrderFacts, CustomerContext>

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
  const { order } = facts
  const { sumFor } = ordersCopy[locale]
  // One name is enough here, and the sum stays in one line.
  const sum = { kind: 'sum', text: formatInText(movedPaise(facts), locale) } as const
  const name = billerIn(locale, order.billerId).replace(/ \(.*\)$/, '')
  const payee = {
    kind: 'payee',
    text: sumFor[order.state === 'refunded' ? 'back' : awaitsApproval(facts) ? 'asked' : 'out'](
      name,
      categoryOf(order.billerId)?.flow ?? 'bill',
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
function movedPaise({ order, returns }: Settled): number {
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

/** There is a receipt where the biller was paid, even when the money came back later; what failed has none. */
export function hasReceipt({ history }: OrderWithHistory): boolean {
  return history.some(({ state }) => state === 'paid')
}

/** What is heard when it changes: 'Paid: Rs. 250 to Jio. The payment is made. …' */
export function outcomeSentence(facts: OrderFacts, locale: Locale): string {
  const { word, what } = outcomeOf(facts, locale)
  return `${word}: ${what}${fullStop[locale]} ${meaningOf(facts, locale)} ${nowInWallet(facts, locale)}`.trim()
}

/** What is left to spend, where the payment is news. */
export function nowInWallet({ availablePaise }: OrderFacts, locale: Locale): string {
  return availablePaise === undefined
    ? ''
    : ordersCopy[locale].nowInWallet(formatInText(availablePaise, locale))
}

/** What the state means for this customer's money. */
export function meaningOf(facts: OrderFacts, locale: Locale): string {
  const { order, payment, returns, hold } = facts
  const copy = ordersCopy[locale]
  const money = (paise: number) => formatInText(paise, locale)
  if (payment?.stage === 'awaiting-money') return copy.awaiting
  if (payment?.money.source === 'upi' && order.state === 'pending')
    return `${copy.received} ${copy.states.pending.text}`
  if (payment?.stage === 'failed') {
    const isInWallet = payment.money.source === 'wallet'
    const where = isInWallet ? copy.inWallet(money(payment.cost.totalPaise)) : whereBack(facts, locale)
    return `${whyFailed(payment.failure, returns, locale)} ${where}`.trim()
  }
  if (returns.length > 0) {
    const given = backOnItsWay(facts) ? copy.beingGivenBack : copy.givenBack
    const why = order.state === 'paid' ? `${copy.states.paid.text} ${copy.cameMore}` : given
    return `${why} ${whereBack(facts, locale)}`
  }
  const aside = hold ? copy.setAside(money(hold.amountPaise)) : ''
  const message = payment && order.state === 'pending' ? copy.messageComes : ''
  // Of one that was placed before bills were paid here only its history tells why the money came back.
  const hasFailed = order.state === 'refunded' && order.history.some(({ state }) => state === 'failed')
  const why = hasFailed ? copy.wentWrong : ''
  return [why, copy.states[order.state].text, aside, message].filter(Boolean).join(' ')
}

function whyFailed(failure: PaymentFailure, returns: readonly MoneyReturn[], locale: Locale): string {
  const { cameLate, failed } = ordersCopy[locale]
  const isUnpaid = failure === 'money-not-received' || failure === 'cancelled'
  return isUnpaid && returns.length > 0 ? cameLate[failure] : failed[failure]
}

/** Where money is that does not stay here: a sentence for each return, and whether the passbook tells of it. */
function whereBack({ order, payment, returns }: OrderFacts, locale: Locale): string {
  const copy = ordersCopy[locale].back
  const wasInWallet = order.state !== 'paid' && payment && 'hold' in payment && payment.hold !== undefined
  const sentences = returns.map(({ amountPaise, state, returnedAt, bankReference }) => {
    const amount = formatInText(amountPaise, locale)
    if (returnedAt && bankReference)
      return copy.returned(amount, formatDay(returnedAt, locale), bankReference)
    return state === 'refused' ? copy.refused(amount) : copy.onItsWay(amount)
  })
  return [...sentences, ...(returns.length > 0 && !wasInWallet ? [copy.notInWallet] : [])].join(' ')
}
