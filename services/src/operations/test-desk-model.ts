// A model of operators beside the model of payments: who requested which act, and its effect when another operator
// approves or refuses it, now or after the payment has changed.

import type { ModelPayment, PaymentsModel } from '../bills/payments/test-payments-model.ts'
import { dayMs } from '../platform/calendar/durations.ts'
import { isRefusal } from '../platform/store/errors.ts'
import type { Desk } from './desk/desk.ts'
import type { SignedStatement } from './log/operator-log.ts'
import type { Intent } from './log/statement.ts'
import { evidence, type TestOperator } from './test-operators.ts'

export const modelDeeds = [
  'end-paid',
  'end-failed',
  'refund',
  'settle',
  'adjust-give',
  'adjust-take',
] as const
export type ModelDeed = (typeof modelDeeds)[number]

export interface ModelAct {
  readonly does: ModelDeed
  /** Which of the two operators. */
  readonly by: number
  readonly payment: ModelPayment
  readonly orderId: string | undefined
  /** The customer, for acts that move a wallet. */
  readonly who: number
  readonly paise: number
}

interface SubmittedAct extends ModelAct {
  readonly id: string
  state: 'waiting' | 'done' | 'refused'
}

/** More than this within a day needs two operators: per operator, and per customer. */
const alonePaise = 500_00

export interface MovedAlone {
  readonly by: number
  /** Undefined if it is a biller's. */
  readonly customerId: string | undefined
  readonly paise: number
  readonly at: number
}

export interface DeskModelOptions {
  readonly model: PaymentsModel
  readonly operators: readonly [TestOperator, TestOperator]
  readonly feePaise: number
  readonly balanceLimitPaise: number
  now(): number
  customerOf(who: number): string
  /** What the two have moved alone, also in earlier runs. */
  readonly movedAlone: MovedAlone[]
}

/** Each method performs an act in the model and at the desk, and returns both answers. */
export function createDeskModel({
  model,
  operators,
  feePaise,
  balanceLimitPaise,
  now,
  customerOf,
  movedAlone,
}: DeskModelOptions) {
  const acts: SubmittedAct[] = []
  const operator = (by: number) => operators[by % 2] as TestOperator

  function movedPaise({ does, payment, paise }: ModelAct): number {
    if (does === 'adjust-give' || does === 'adjust-take') return paise
    return does === 'settle' ? payment.totalPaise - feePaise : payment.totalPaise
  }

  function movedBy(act: ModelAct): MovedAlone {
    const { does, by, payment, who } = act
    const isOfWallet = does === 'adjust-give' || does === 'adjust-take'
    const customerId = does === 'settle' ? undefined : customerOf(isOfWallet ? who : payment.who)
    return { by: by % 2, customerId, paise: movedPaise(act), at: now() }
  }

  function takesTwo(act: ModelAct): boolean {
    const { by, customerId, paise, at } = movedBy(act)
    const lately = movedAlone.filter(moved => moved.at > at - dayMs)
    const ofOperator = lately.filter(moved => moved.by === by)
    const ofCustomer = lately.filter(moved => customerId !== undefined && moved.customerId === customerId)
    return [ofOperator, ofCustomer].some(
      moves => moves.reduce((sum, moved) => sum + moved.paise, paise) > alonePaise,
    )
  }

  /** Why the act is refused now, given the present state of its subject. */
  function refusalOf({ does, payment, who, paise }: ModelAct): string | undefined {
    const { balancePaise, heldPaise, passingPaise } = model.moneyOf(who)
    switch (does) {
      case 'end-paid':
      case 'end-failed':
        return payment.stage === 'sent' ? undefined : 'payment-not-sent'
      case 'refund':
        return payment.stage === 'paid' ? undefined : 'nothing-to-refund'
      case 'settle':
        if (payment.stage !== 'refunded') return 'unknown-claim'
        return payment.isClaimSettled ? 'claim-settled' : undefined
      case 'adjust-give':
        return balancePaise - passingPaise + paise > balanceLimitPaise ? 'limit-exceeded' : undefined
      case 'adjust-take':
        return balancePaise - heldPaise < paise ? 'insufficient-balance' : undefined
    }
  }

  /** Acts on a wallet are checked when they are performed, the others also when they are requested. */
  function refusalOnSubmit(act: ModelAct): string | undefined {
    const isOfWallet = act.does === 'adjust-give' || act.does === 'adjust-take'
    return isOfWallet && takesTwo(act) ? undefined : refusalOf(act)
  }

  function carryOut({ does, payment, who, paise }: ModelAct): void {
    if (does === 'adjust-give') model.credit(who, paise)
    if (does === 'adjust-take') model.credit(who, -paise)
    if (does === 'settle') payment.isClaimSettled = true
    if (does === 'refund') payment.stage = 'refunded'
    if (does !== 'end-paid' && does !== 'end-failed') return
    payment.stage = does === 'end-paid' ? 'paid' : 'failed'
    payment.isEndedByHand = true
  }

  return {
    acts,

    async submit(act: ModelAct): Promise<Answers> {
      const expected = refusalOnSubmit(act) ?? (takesTwo(act) ? 'waiting' : 'done')
      const { outcome, again, actId } = await twice(operator(act.by), intentOf(act, customerOf(act.who)))
      if (expected === 'done') {
        movedAlone.push(movedBy(act))
        carryOut(act)
      }
      if (actId !== undefined) acts.push({ ...act, id: actId, state: expected as SubmittedAct['state'] })
      return answers(act.does, expected, outcome, again)
    },

    async decide(by: number, act: SubmittedAct, does: 'approve' | 'refuse'): Promise<Answers> {
      const expected = verdict(by, act, does)
      const { outcome, again } = await twice(operator(by), { does, act: act.id })
      if (expected === 'done' || expected === 'refused') act.state = expected
      if (expected === 'done') carryOut(act)
      return answers(`${does} ${act.does}`, expected, outcome, again)
    },
  }

  function verdict(by: number, act: SubmittedAct, does: 'approve' | 'refuse'): string {
    if (act.state !== 'waiting') return 'act-ended'
    if (does === 'refuse') return 'refused'
    return act.by % 2 === by % 2 ? 'same-operator' : (refusalOf(act) ?? 'done')
  }
}

interface Answers {
  /** The expected and actual answers, of the act and of a second submission of the same signature. */
  readonly expected: readonly [string, string]
  readonly outcome: readonly [string, string]
  readonly said: string
}

function answers(reported: string, expected: string, outcome: string, again: string): Answers {
  // An accepted statement has moved the log on, so that its signature is no longer valid; a refused one is refused
  // again.
  const isTaken = ['waiting', 'done', 'refused'].includes(expected)
  return {
    expected: [expected, isTaken ? 'log-moved' : expected],
    outcome: [outcome, again],
    said: `${reported}: ${expected}`,
  }
}

async function twice(
  operator: TestOperator,
  intent: Intent,
): Promise<{ outcome: string; again: string; actId?: string }> {
  let signed: SignedStatement
  try {
    signed = await operator.sign(intent)
  } catch (error) {
    return { outcome: codeOf(error), again: codeOf(error) }
  }
  const first = await submit(operator.desk, signed)
  return { ...first, again: (await submit(operator.desk, signed)).outcome }
}

async function submit(desk: Desk, signed: SignedStatement): Promise<{ outcome: string; actId?: string }> {
  try {
    const { state, actId } = await desk.submit(signed)
    return { outcome: state, actId }
  } catch (error) {
    return { outcome: codeOf(error) }
  }
}

function codeOf(error: unknown): string {
  if (isRefusal(error)) return error.code
  throw error
}

function intentOf({ does, payment, orderId = '', paise }: ModelAct, customerId: string): Intent {
  const { reference } = payment
  switch (does) {
    case 'end-paid':
      return { does, reference, approvalNumber: 'BL-7', evidence }
    case 'end-failed':
    case 'settle':
      return { does, reference, evidence }
    case 'refund':
      return { does, orderId }
    case 'adjust-give':
    case 'adjust-take':
      return { does, customerId, paise }
  }
}
