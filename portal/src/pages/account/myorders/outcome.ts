/** An order in one line, as its heading and its title say it: 'Paid: Rs. 250 to Jio'. */

import { billerIn, categoryOf, type PaymentFlow } from '@chowk/catalog'
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
import { fill, wordsOf } from '../../../content/words.ts'
import { formatInText } from '../../../money/money.ts'
import type { CustomerContext, ViewProps } from '../../../page/page.ts'
import { fullStop } from '../../../ui/full-stop.ts'

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

/** A piece of the heading's sentence; `id` names the heading by its pieces. */
interface Part {
  readonly id: 'outcome-word' | 'outcome-sum' | 'outcome-of' | 'outcome-end' | 'outcome-payee'
  readonly text: string
}

interface Outcome {
  /** 'Paid' */
  readonly word: string
  /** The heading in reading order: a sentence of its own in each language. */
  readonly parts: readonly Part[]
  /** The same in one line: 'Paid: Rs. 250 to Jio'. */
  readonly line: string
}

/** What is done, in a Hindi sentence. */
const flowNouns = {
  bill: 'भुगतान',
  recharge: 'रिचार्ज',
  rent: 'किराये का भुगतान',
  offering: 'दान',
} satisfies Record<PaymentFlow, string>

type Settled = Pick<OrderFacts, 'order' | 'payment' | 'returns'>

export function outcomeOf(facts: Settled, locale: Locale): Outcome {
  const { order } = facts
  const copy = wordsOf('orders')[locale]
  const flow = categoryOf(order.billerId)?.flow ?? 'bill'
  const word = wordOf(facts, locale)
  // One name is enough here, and the sum stays in one line.
  const name = billerIn(locale, order.billerId).replace(/ \(.*\)$/, '')
  const isMoved = order.state === 'paid' || (order.state === 'pending' && !awaitsApproval(facts))
  const isBack = order.state === 'refunded' && !isNotPaid(order)
  const text = fill(copy.payee[isMoved ? 'out' : isBack ? 'back' : 'for'], { payee: name })
  const payee = { id: 'outcome-payee', text } as const
  const sum = { id: 'outcome-sum', text: formatInText(movedPaise(facts), locale) } as const
  if (locale === 'en' || !isMoved)
    return {
      word,
      parts: [{ id: 'outcome-word', text: word }, sum, payee],
      line: `${word}: ${sum.text} ${payee.text}`,
    }
  const [of, end] = order.state === 'paid' ? ['का', ''] : [`का ${flowNouns[flow]}`, 'है']
  return {
    word,
    parts: [
      sum,
      { id: 'outcome-of', text: of },
      { id: 'outcome-word', text: word },
      ...(end ? [{ id: 'outcome-end', text: end } as const] : []),
      payee,
    ],
    line: `${[sum.text, of, word, end].filter(Boolean).join(' ')}, ${payee.text}`,
  }
}

/** Where less came than was asked for, less goes back; the list of orders says the same. */
function movedPaise({ order, returns }: Settled): number {
  if (order.state !== 'refunded' || returns.length === 0) return order.amountPaise
  const backPaise = returns.reduce((sum, { amountPaise }) => sum + amountPaise, 0)
  return Math.min(backPaise, order.amountPaise)
}

/** 'Paid', or what is truer of it than the state's own word: that money came back is not the news of a bill that is unpaid. */
function wordOf(facts: Settled, locale: Locale): string {
  const { order } = facts
  const copy = wordsOf('orders')[locale]
  const unpaid = stillUnpaid(facts)
  if (unpaid) return unpaid === 'cancelled' ? copy.youCancelled : copy.unpaid[unpaid]
  if (awaitsApproval(facts)) return copy.waitsForYou
  if (isNotPaid(order)) return copy.notPaid[categoryOf(order.billerId)?.flow ?? 'bill']
  return copy.states[order.state].name
}

/** It ended, and the biller never had it. */
export function isNotPaid(order: OrderWithHistory): boolean {
  return (order.state === 'failed' || order.state === 'refunded') && !hasReceipt(order)
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
function backOnItsWay({ order, returns }: Settled): 'sent' | 'refused' | undefined {
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
  const { line } = outcomeOf(facts, locale)
  const { first, rest } = meaningOf(facts, locale)
  return [`${line}${fullStop[locale]}`, first, rest, nowInWallet(facts, locale)].filter(Boolean).join(' ')
}

/** What is left to spend, where the payment is news. */
export function nowInWallet({ availablePaise }: OrderFacts, locale: Locale): string {
  return availablePaise === undefined
    ? ''
    : fill(wordsOf('orders')[locale].nowInWallet, { amount: formatInText(availablePaise, locale) })
}

interface Meaning {
  /** What matters most, on a line of its own: not to pay again, or where the money is. */
  readonly first: string
  readonly rest: string
}

/** What the state means for this customer's money. */
export function meaningOf(facts: OrderFacts, locale: Locale): Meaning {
  const { order, payment, returns, hold } = facts
  const copy = wordsOf('orders')[locale]
  const { state } = order
  if (payment?.stage === 'awaiting-money') return { first: '', rest: copy.awaiting }
  if (state === 'pending') {
    const received = payment?.money.source === 'upi' && copy.received
    const aside = hold && fill(copy.setAside, { amount: formatInText(hold.amountPaise, locale) })
    const rest = [received, copy.states.pending.text, aside, payment && copy.messageComes]
    return { first: copy.doNotPayAgain, rest: rest.filter(Boolean).join(' ') }
  }
  if (payment?.stage === 'failed') {
    const isInWallet = payment.money.source === 'wallet'
    const sum = formatInText(payment.cost.totalPaise, locale)
    return {
      first: isInWallet ? fill(copy.inWallet, { amount: sum }) : whereBack(facts, locale),
      rest: whyFailed(payment.failure, returns, locale),
    }
  }
  if (returns.length > 0) {
    const given = backOnItsWay(facts) ? copy.beingGivenBack : copy.givenBack
    const why = state === 'paid' ? `${copy.states.paid.text} ${copy.cameMore}` : given
    return { first: whereBack(facts, locale), rest: why }
  }
  // Of one that was placed before bills were paid here only its history tells why the money came back.
  const hasFailed = state === 'refunded' && order.history.some(({ state }) => state === 'failed')
  const { text } = copy.states[state]
  if (state === 'refunded') return { first: text, rest: hasFailed ? copy.wentWrong : '' }
  return { first: '', rest: text }
}

function whyFailed(failure: PaymentFailure, returns: readonly MoneyReturn[], locale: Locale): string {
  const { cameLate, failed } = wordsOf('orders')[locale]
  const isUnpaid = failure === 'money-not-received' || failure === 'cancelled'
  return isUnpaid && returns.length > 0 ? cameLate[failure] : failed[failure]
}

/** Where money is that does not stay here: a sentence for each return, and whether the passbook tells of it. */
function whereBack({ order, payment, returns }: OrderFacts, locale: Locale): string {
  const copy = wordsOf('orders')[locale].back
  const wasInWallet = order.state !== 'paid' && payment && 'hold' in payment && payment.hold !== undefined
  const sentences = returns.map(({ amountPaise, state, returnedAt, bankReference }) => {
    const amount = formatInText(amountPaise, locale)
    if (returnedAt && bankReference)
      return fill(copy.returned, { amount, day: formatDay(returnedAt, locale), reference: bankReference })
    return state === 'refused' ? fill(copy.refused, { amount }) : fill(copy.onItsWay, { amount })
  })
  return [...sentences, ...(returns.length > 0 && !wasInWallet ? [copy.notInWallet] : [])].join(' ')
}
