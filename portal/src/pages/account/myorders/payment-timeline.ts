/** The history of a payment's money, and the next step with its time, in the customer's words. */

import { formatPaise } from '@chowk/catalog'
import type { ApprovedBillPayment, MoneyReturn } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import { formatClock } from '../../../account/dates.ts'
import type { StateTone } from '../../../account/state-badge.tsx'
import type { TimelineStep } from '../../../account/timeline.tsx'
import { fill, wordsOf } from '../../../content/words.ts'
import type { OrderFacts } from './outcome.ts'

const tones = {
  'awaiting-money': 'waiting',
  received: 'neutral',
  held: 'neutral',
  sent: 'waiting',
  paid: 'good',
  failed: 'bad',
  released: 'neutral',
  refunded: 'neutral',
} satisfies Record<string, StateTone>
type PaymentStep = keyof typeof tones

export function paymentTimeline(
  payment: ApprovedBillPayment,
  returns: readonly MoneyReturn[],
  locale: Locale,
): readonly TimelineStep[] {
  const copy = wordsOf('paymentTimeline')[locale]
  const sum = formatPaise(payment.cost.totalPaise, locale)
  const failure = payment.stage === 'failed' ? payment.failure : undefined
  const isUndelivered = failure === 'never-arrived' || failure === 'biller-unavailable'
  const approvalNumber = 'approvalNumber' in payment ? payment.approvalNumber : undefined
  const titleOf = (step: PaymentStep) => {
    // Later steps show that the payment was only tried, and that the money was missing only for a while.
    if (step === 'sent' && isUndelivered) return copy.triedToSend
    if (step === 'failed' && failure === 'money-not-received' && returns.length > 0) return copy.moneyTooLate
    if (step === 'failed' && failure) return copy.failures[failure]
    if (step === 'held') return fill(copy.heldFromWallet, { sum })
    if (step === 'received') return fill(copy.receivedByUpi, { sum })
    return step === 'refunded' && returns.length > 0 ? copy.refundDecided : copy.steps[step]
  }
  const happened = stepsOf(payment).map(({ step, at }) => ({
    title: titleOf(step),
    text: step === 'paid' && approvalNumber ? fill(copy.approval, { number: approvalNumber }) : undefined,
    at,
    tone: step === 'failed' && failure === 'cancelled' ? 'neutral' : tones[step],
  }))
  const next = nextStep(payment, locale)
  const steps = [...happened, ...returns.flatMap(back => returnSteps(back, locale))]
  return next ? [...steps, next] : steps
}

/** The same for an order of the demonstration, which has no payment. */
export function holdSteps({ hold }: Pick<OrderFacts, 'hold'>, locale: Locale): readonly TimelineStep[] {
  if (!hold) return []
  const copy = wordsOf('paymentTimeline')[locale]
  const sum = formatPaise(hold.amountPaise, locale)
  return [
    { title: fill(copy.heldFromWallet, { sum }), at: hold.at, tone: 'neutral' },
    { title: copy.next.confirm, tone: 'neutral' },
  ]
}

/** The steps of the money so far, oldest first. */
function stepsOf(payment: ApprovedBillPayment): readonly { readonly step: PaymentStep; readonly at: Date }[] {
  const isByUpi = payment.money.source === 'upi'
  const heldAt = 'hold' in payment ? payment.hold?.heldAt : undefined
  const steps: [PaymentStep, number | undefined][] = [
    ['awaiting-money', isByUpi ? payment.approvedAt : undefined],
    ['received', isByUpi ? heldAt : undefined],
    ['held', isByUpi ? undefined : heldAt],
    ['sent', 'sentAt' in payment ? payment.sentAt : undefined],
    ['paid', payment.stage === 'paid' || payment.stage === 'refunded' ? payment.endedAt : undefined],
    ['refunded', payment.stage === 'refunded' ? payment.refundedAt : undefined],
    ['failed', payment.stage === 'failed' ? payment.endedAt : undefined],
    ['released', payment.stage === 'failed' && !isByUpi ? payment.endedAt : undefined],
  ]
  return steps.flatMap(([step, at]) => (at === undefined ? [] : [{ step, at: new Date(at) }]))
}

function returnSteps(back: MoneyReturn, locale: Locale): TimelineStep[] {
  const copy = wordsOf('paymentTimeline')[locale].back
  const amount = formatPaise(back.amountPaise, locale)
  const { startedAt: at, returnedAt, bankReference } = back
  if (!returnedAt || !bankReference) return [{ title: fill(copy.started, { amount }), at, tone: 'waiting' }]
  return [
    { title: fill(copy.sent, { amount }), at, tone: 'neutral' },
    {
      title: fill(copy.returned, { amount }),
      text: fill(copy.reference, { number: bankReference }),
      at: returnedAt,
      tone: 'good',
    },
  ]
}

function nextStep(payment: ApprovedBillPayment, locale: Locale): TimelineStep | undefined {
  const copy = wordsOf('paymentTimeline')[locale]
  const next = (title: string, text: string | undefined) => ({ title, text, tone: 'neutral' }) as const
  const clock = (at: number) => formatClock(new Date(at), locale)
  switch (payment.stage) {
    case 'awaiting-money': {
      const { collect, collectBefore } = payment.money
      return next(copy.next.pay, collect && fill(copy.approveBy, { time: clock(collectBefore) }))
    }
    case 'held':
      return next(copy.next.send, copy.withinSeconds)
    case 'sent':
      return next(copy.next.confirm, fill(copy.askAgain, { time: clock(payment.dueAt) }))
    default:
      return undefined
  }
}
