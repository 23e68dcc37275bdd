/** An order in one line, for its heading and its title: 'Paid: Rs. 250 to Jio'. */

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
  /** Absent for the demonstration's orders, which have no payment. */
  readonly payment?: ApprovedBillPayment | undefined
  /** Returns to the UPI account it was paid from. */
  readonly returns: readonly MoneyReturn[]
  readonly hold?: WalletHold | undefined
  /** Compensation for money that came back late. */
  readonly compensation?: Compensation | undefined
  readonly dispute?: Dispute | undefined
  /** The available balance, if the payment has just changed it. */
  readonly availablePaise?: number | undefined
  readonly isSaved: boolean
}

export type OrderViewProps = ViewProps<OrderFacts, CustomerContext>

/** A piece of the heading's sentence; the heading is named by the ids of its pieces. */
interface Part {
  readonly id: 'outcome-word' | 'outcome-sum' | 'outcome-of' | 'outcome-end' | 'outcome-payee'
  readonly text: string
}

/** The postposition and the noun of a Hindi sentence: 'जियो पर ₹200 का रिचार्ज हो गया'. */
const flowWords = {
  bill: ['को', 'भुगतान'],
  recharge: ['पर', 'रिचार्ज'],
  rent: ['को', 'भुगतान'],
  offering: ['को', 'दान'],
} satisfies Record<PaymentFlow, readonly [string, string]>

type Settled = Pick<OrderFacts, 'order' | 'payment' | 'returns'>

/** The heading in reading order, a sentence in each language, and the same in one line: 'Paid: Rs. 250 to Jio'. */
export function outcomeOf(facts: Settled, locale: Locale) {
  const { order } = facts
  const copy = wordsOf('orders')[locale]
  const flow = categoryOf(order.billerId)?.flow ?? 'bill'
  const own = wordOf(facts, locale)
  // A short name, so that the sum stays on the same line.
  const name = billerIn(locale, order.billerId).replace(/ \(.*\)$/, '')
  const isMoved = order.state === 'paid' || (order.state === 'pending' && !awaitsApproval(facts))
  const isBack = order.state === 'refunded' && !leadsWithUnpaid(facts)
  const text = fill(copy.payee[isMoved ? 'out' : isBack ? 'back' : 'for'], { payee: name })
  const payee = { id: 'outcome-payee', text } as const
  const sum = { id: 'outcome-sum', text: formatInText(movedPaise(facts), locale) } as const
  if (locale === 'en' || !isMoved) {
    const parts: readonly Part[] = [{ id: 'outcome-word', text: own }, sum, payee]
    return { word: own, parts, line: `${own}: ${sum.text} ${payee.text}` }
  }
  const [to, noun] = flowWords[flow]
  // Without the fee, because this is the price of the recharge.
  const ofNoun = formatInText(facts.payment?.cost.amountPaise ?? order.amountPaise, locale)
  const isPaid = order.state === 'paid'
  const word = isPaid ? `${noun} हो गया` : own
  const parts: readonly Part[] = [
    { id: 'outcome-payee', text: `${name} ${to}` },
    { id: 'outcome-sum', text: `${ofNoun} का` },
    ...(isPaid ? [] : [{ id: 'outcome-of', text: noun } as const]),
    { id: 'outcome-word', text: word },
    ...(isPaid ? [] : [{ id: 'outcome-end', text: 'है' } as const]),
  ]
  return { word, parts, line: parts.map(({ text }) => text).join(' ') }
}

/** If less money arrived than requested, less is returned; the list of orders says the same. */
function movedPaise({ order, returns }: Settled): number {
  if (order.state !== 'refunded' || returns.length === 0) return order.amountPaise
  const backPaise = returns.reduce((sum, { amountPaise }) => sum + amountPaise, 0)
  return Math.min(backPaise, order.amountPaise)
}

/** 'Paid', or a more exact word than the state's: for an unpaid bill the returned money is not the main fact. */
function wordOf(facts: Settled, locale: Locale): string {
  const { order } = facts
  const copy = wordsOf('orders')[locale]
  const unpaid = unpaidReason(facts)
  if (unpaid) return unpaid === 'cancelled' ? copy.youCancelled : copy.unpaid[unpaid]
  if (awaitsApproval(facts)) return copy.waitsForYou
  if (leadsWithUnpaid(facts)) return copy.notPaid[categoryOf(order.billerId)?.flow ?? 'bill']
  return copy.states[order.state].name
}

/** The payment ended, and the biller never had the money. */
export function isNotPaid(order: OrderWithHistory): boolean {
  return (order.state === 'failed' || order.state === 'refunded') && !hasReceipt(order)
}

/** That it was not paid is the first fact, until its money is back and the outcome is no longer news. */
export function leadsWithUnpaid(facts: Settled): boolean {
  const { order } = facts
  const isBack = order.state === 'refunded' && !pendingReturnState(facts) && !isRecentOutcome(order)
  return isNotPaid(order) && !isBack
}

const recentForMs = 60 * 60_000

/** Whether the order has just ended: the balance is shown after a recent payment only. */
export function isRecentOutcome({ state, history }: OrderWithHistory): boolean {
  const changedAt = history.at(-1)?.at.getTime() ?? 0
  return state !== 'pending' && changedAt > Date.now() - recentForMs
}

/** The customer has not approved it in the app yet, so nothing was sent. */
export const awaitsApproval = ({ payment }: Pick<Settled, 'payment'>) => payment?.stage === 'awaiting-money'

/** Whether the customer cancelled the payment or let it expire without money: the page then says more than 'failed'. */
export function unpaidReason({ payment, returns }: Settled): Unpaid | undefined {
  return payment && returns.length === 0 ? unpaidOf(payment) : undefined
}

export type Collect = NonNullable<ReturnType<typeof collectOf>>

/** How to pay by UPI while the money is awaited; undefined until the payment source was called. */
export function collectOf(payment: ApprovedBillPayment | undefined) {
  if (payment?.stage !== 'awaiting-money') return undefined
  const { collect, collectBefore } = payment.money
  return collect && { ...collect, expiresAt: new Date(collectBefore) }
}

/** Why refunded money has not reached the payer: it is on its way, or their bank refused it. */
function pendingReturnState({ order, returns }: Settled): 'sent' | 'refused' | undefined {
  const open = order.state === 'refunded' ? returns.filter(({ state }) => state !== 'returned') : []
  if (open.length === 0) return undefined
  return open.some(({ state }) => state === 'refused') ? 'refused' : 'sent'
}

/** The outcome is still to come. */
export function isOpen(facts: Settled): boolean {
  return facts.order.state === 'pending' || pendingReturnState(facts) === 'sent'
}

/** Only an order whose biller was paid has a receipt, even when the money was refunded later. */
export const hasReceipt = ({ history }: OrderWithHistory) => history.some(({ state }) => state === 'paid')

/** The announcement of a change: 'Paid: Rs. 250 to Jio. The payment is made. …' */
export function outcomeSentence(facts: OrderFacts, locale: Locale): string {
  const { line } = outcomeOf(facts, locale)
  const { first, rest } = meaningOf(facts, locale)
  return [`${line}${fullStop[locale]}`, first, rest, newBalanceText(facts, locale)].filter(Boolean).join(' ')
}

/** The balance left, after a recent payment. */
export function newBalanceText({ availablePaise }: OrderFacts, locale: Locale): string {
  return availablePaise === undefined
    ? ''
    : fill(wordsOf('orders')[locale].nowInWallet, { amount: formatInText(availablePaise, locale) })
}

/**
 * What the state means for this customer's money. `first` is the most important fact, on a line of its own: do not pay
 * again, or where the money is.
 */
export function meaningOf(facts: OrderFacts, locale: Locale) {
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
      first: isInWallet ? fill(copy.inWallet, { amount: sum }) : returnText(facts, locale),
      rest: failureReason(payment.failure, returns, locale),
    }
  }
  if (returns.length > 0) {
    const given = pendingReturnState(facts) ? copy.beingGivenBack : copy.givenBack
    const why = state === 'paid' ? `${copy.states.paid.text} ${copy.cameMore}` : given
    return { first: returnText(facts, locale), rest: why }
  }
  // For an order without a payment only its history has the reason of a refund.
  const hasFailed = state === 'refunded' && order.history.some(({ state }) => state === 'failed')
  const { text } = copy.states[state]
  if (state === 'refunded') return { first: text, rest: hasFailed ? copy.wentWrong : '' }
  return { first: '', rest: text }
}

function failureReason(failure: PaymentFailure, returns: readonly MoneyReturn[], locale: Locale): string {
  const { cameLate, failed } = wordsOf('orders')[locale]
  const isUnpaid = failure === 'money-not-received' || failure === 'cancelled'
  return isUnpaid && returns.length > 0 ? cameLate[failure] : failed[failure]
}

/** Where money is that leaves the portal: a sentence for each return. */
function returnText({ returns }: OrderFacts, locale: Locale): string {
  const copy = wordsOf('orders')[locale].back
  return returns
    .map(({ amountPaise, state, returnedAt, bankReference }) => {
      const amount = formatInText(amountPaise, locale)
      if (returnedAt && bankReference)
        return fill(copy.returned, { amount, day: formatDay(returnedAt, locale), reference: bankReference })
      return state === 'refused' ? fill(copy.refused, { amount }) : fill(copy.onItsWay, { amount })
    })
    .join(' ')
}
