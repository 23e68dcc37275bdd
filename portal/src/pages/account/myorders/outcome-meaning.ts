/** What an order's state means for its customer's money, in sentences. */

import type { MoneyReturn, PaymentFailure } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import { formatDay } from '../../../account/dates.ts'
import { formatInText } from '../../../money/money.ts'
import { fullStop } from '../../../ui/full-stop.ts'
import type { OrderFacts } from './order-view-props.ts'
import { ordersCopy } from './orders-copy.ts'
import { backOnItsWay, outcomeOf } from './outcome.ts'

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
