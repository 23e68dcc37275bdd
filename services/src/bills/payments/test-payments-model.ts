// A model of payments: which payments are allowed, and what each wallet must hold. The model has no time: it reads a
// payment's stage from the real one, checks whether that stage is possible, and computes the money.

import type { SandboxChoice } from '../../money/payment-source/sandbox.ts'
import {
  canPaymentMove,
  type MoneySource,
  type PaymentStage,
  paymentStages,
} from './payment/payment-stages.ts'

/** What the biller does with a payment. */
export interface BillersPart {
  readonly reply: 'at once' | 'pending' | 'lost' | 'never arrives' | 'not sent' | 'contradicts'
  readonly final: 'paid' | 'failed'
  /** How long its status has no outcome, unless the reply came at once. */
  readonly silentMs: number
}

interface WantedPayment {
  readonly reference: string
  readonly who: number
  readonly isBill: boolean
  /** Payments with the same key pay the same thing. */
  readonly guardKey: string
  readonly totalPaise: number
  readonly source: MoneySource
}

export interface ModelPayment extends WantedPayment {
  readonly part: BillersPart
  readonly draftedAt: number
  approvedAt?: number
  stage: PaymentStage
  hasMoneyCome: boolean
  /** By operators, whatever the biller reports. */
  isEndedByHand?: boolean
  /** The biller has settled the claim for the refund. */
  isClaimSettled?: boolean
}

type Refused = 'already-paid' | 'limit-exceeded' | 'insufficient-balance'

/** The lifetime of the code for the wallet; an app needs no code, so the draft's lifetime applies. */
const LIFETIME_MS: Record<MoneySource, number> = { wallet: 5 * 60_000, upi: 30 * 60_000 }

export type PaymentsModel = ReturnType<typeof createPaymentsModel>

export function createPaymentsModel({ people, limitPaise }: { people: number; limitPaise: number }) {
  const credits = new Array<number>(people).fill(0)
  const payments: ModelPayment[] = []
  /** By the guard's key: the latest approval, or the payment whose money came since. */
  const holders = new Map<string, ModelPayment>()

  function totalOf(who: number, counts: (payment: ModelPayment) => boolean): number {
    const counted = payments.filter(payment => payment.who === who && counts(payment))
    return counted.reduce((sum, { totalPaise }) => sum + totalPaise, 0)
  }

  function moneyOf(who: number) {
    // UPI money counts here while it is on hold, then with the biller or as a return.
    const passingPaise = totalOf(who, payment => payment.source === 'upi' && isHeld(payment))
    const wentOut = totalOf(who, ({ source, stage }) => source === 'wallet' && stage === 'paid')
    return {
      balancePaise: (credits[who] ?? 0) + passingPaise - wentOut,
      heldPaise: totalOf(who, isHeld),
      passingPaise,
      spentPaise: totalOf(who, payment => payment.source === 'wallet' && isSpent(payment)),
    }
  }

  function refusal({ reference, who, guardKey, totalPaise, source }: WantedPayment): Refused | undefined {
    const holder = holders.get(guardKey)
    if (holder && holder.reference !== reference && guards(holder, who)) return 'already-paid'
    if (payments.some(other => other.reference !== reference && isOwnAwaited(other, who, guardKey))) {
      return 'already-paid'
    }
    if (source === 'upi') return undefined
    const { balancePaise, heldPaise, spentPaise } = moneyOf(who)
    if (spentPaise + totalPaise > limitPaise) return 'limit-exceeded'
    return totalPaise > balancePaise - heldPaise ? 'insufficient-balance' : undefined
  }

  return {
    payments,
    moneyOf,
    refusal,
    acquireGuard(payment: ModelPayment): void {
      holders.set(payment.guardKey, payment)
    },
    credit(who: number, paise: number): void {
      credits[who] = (credits[who] ?? 0) + paise
    },
    approval(payment: ModelPayment, at: number): 'approved' | 'expired' | Refused {
      if (payment.stage !== 'draft') return 'approved'
      if (at >= payment.draftedAt + LIFETIME_MS[payment.source]) return 'expired'
      return refusal(payment) ?? 'approved'
    },
  }
}

export function isOpen({ stage }: ModelPayment): boolean {
  return stage === 'draft' || stage === 'awaiting-money' || isHeld({ stage })
}

function isHeld({ stage }: Pick<ModelPayment, 'stage'>): boolean {
  return stage === 'held' || stage === 'sent'
}

/** A payment refunded after a dispute counts as spent; a failed one does not. */
function isSpent({ stage }: ModelPayment): boolean {
  return isHeld({ stage }) || stage === 'paid' || stage === 'refunded'
}

/** Also a payment that lost the guard. */
function isOwnAwaited({ stage, who, guardKey }: ModelPayment, payer: number, key: string): boolean {
  return stage === 'awaiting-money' && who === payer && guardKey === key
}

/** Of another customer's payments only those whose money has arrived. */
function guards({ stage, isBill, who }: ModelPayment, payer: number): boolean {
  return (stage === 'awaiting-money' && who === payer) || isHeld({ stage }) || (isBill && stage === 'paid')
}

/** Why a refund is refused, or undefined when it is allowed. */
export function refundInModel({ stage }: ModelPayment): 'outcome-unknown' | 'nothing-to-refund' | undefined {
  if (stage === 'paid') return undefined
  return stage === 'awaiting-money' || isHeld({ stage }) ? 'outcome-unknown' : 'nothing-to-refund'
}

/** Whether the biller finally has the money of a sent payment. */
export function endsPaid({ reply, final }: BillersPart): boolean {
  if (reply === 'contradicts') return true
  return reply !== 'never arrives' && reply !== 'not sent' && final === 'paid'
}

/** In time, and at least the requested amount. */
export function bringsEnough(choice: SandboxChoice | undefined): boolean {
  return choice !== undefined && choice !== 'fail' && choice !== 'pay-less' && choice !== 'pay-late'
}

/** The total that an app brings, in time or late. */
export function broughtPaise(
  { totalPaise }: Pick<ModelPayment, 'totalPaise'>,
  choice: SandboxChoice | undefined,
): number {
  if (choice === undefined || choice === 'fail') return 0
  if (choice === 'pay-less') return Math.floor(totalPaise / 2)
  if (choice === 'pay-more') return totalPaise + 10_00
  return choice === 'pay-twice' ? 2 * totalPaise : totalPaise
}

export interface SeenPayment {
  readonly stage: PaymentStage
  readonly failure: string | null
  readonly orderState: string | null
}

export interface World {
  readonly choice: SandboxChoice | undefined
  /** From when on the biller reports the outcome; undefined if the payment never arrived. */
  readonly knownAt: number | undefined
  readonly now: number
}

/** Whether the observed stage is possible by the table of moves and by what happened. */
export function mayHaveBecome(payment: ModelPayment, seen: SeenPayment, world: World): boolean {
  const { stage, failure, orderState } = seen
  if (!leadsTo(payment.stage, stage) || orderState !== orderOf(seen, payment.source)) return false
  const isMoneyHere = payment.source === 'wallet' || bringsEnough(world.choice)
  if (stage === 'draft' || stage === 'awaiting-money') return true
  if (failure === 'money-not-received') return payment.source === 'upi' && !isMoneyHere
  if (failure === 'paid-too-little') return world.choice === 'pay-less'
  if (!isMoneyHere) return false
  const isKnown = world.knownAt !== undefined && world.now >= world.knownAt
  if (stage === 'paid') return endsPaid(payment.part) && isKnown
  if (stage !== 'failed') return true
  if (failure === 'paid-by-another') return payment.source === 'upi' && payment.isBill
  if (failure === 'never-arrived') return payment.part.reply === 'never arrives'
  if (failure === 'biller-unavailable') return payment.part.reply === 'not sent'
  const mayRefuse = payment.part.final === 'failed' || payment.part.reply === 'contradicts'
  return failure === 'refused-by-biller' && mayRefuse && isKnown
}

function leadsTo(from: PaymentStage, to: PaymentStage): boolean {
  return from === to || paymentStages.some(next => canPaymentMove(from, next) && leadsTo(next, to))
}

function orderOf({ stage, failure }: SeenPayment, source: MoneySource): string | null {
  switch (stage) {
    case 'draft':
      return null
    case 'awaiting-money':
    case 'held':
    case 'sent':
      return 'pending'
    case 'paid':
    case 'refunded':
      return stage
    case 'failed':
      return failure === 'money-not-received' || source === 'wallet' ? 'failed' : 'refunded'
  }
}
