// A payment source without money: the person at the sandbox's page decides each outcome, including faults. Decisions
// are stored, so that every server gives the same answer, also after a restart.
import { hash } from 'node:crypto'
import { minuteMs } from '../../platform/calendar/durations.ts'
import { readIntegerColumn } from '../../platform/store/broken-record.ts'
import type { Database, Db } from '../../platform/store/database.ts'
import type { Store } from '../../platform/store/store.ts'
import type { PaymentSource, PaymentStatus, ReceivedMoney } from './payment-source.ts'
import { type SourceLine, totalOf } from './statement.ts'
import { upiPaymentLink } from './upi-link.ts'

/** Succeed or fail at once; succeed seconds later; answer twice; bring another amount; fail, and succeed minutes later. */
export const sandboxChoices = [
  'succeed',
  'fail',
  'answer-later',
  'answer-twice',
  'pay-less',
  'pay-more',
  'pay-twice',
  'pay-late',
] as const
export type SandboxChoice = (typeof sandboxChoices)[number]

/** 'slow' takes a minute; 'refused-once' refuses the first time. */
export type ReturnFault = 'slow' | 'refused-once'

export interface SandboxPayment {
  readonly reference: string
  readonly amountPaise: number
  readonly choice: SandboxChoice | null
}

export interface PaymentSandbox extends PaymentSource {
  readonly isSandbox: true
  /** What the sandbox's own page shows. */
  payment(reference: string): Promise<SandboxPayment | undefined>
  /** The holder of a UPI id; undefined for an unknown one. */
  holderOf(upiId: string): string | undefined
  /** Decides an open payment; only the first decision counts. */
  choose(reference: string, choice: SandboxChoice, returns?: ReturnFault): Promise<void>
}

interface PaymentSandboxOptions {
  readonly store: Store
  readonly now: () => Date
  /** Divides the delay of late answers. */
  readonly speed?: number | undefined
}

const answerDelayMs = 8_000
const lateMs = 2 * minuteMs
const slowReturnMs = minuteMs
/** Ten rupees. */
const morePaise = 10_00
/** No bank issues this address, so no UPI app finds a payee for it. */
const sandboxPayee = { address: 'sandbox@invalid', name: 'Payment sandbox' }

export function createPaymentSandbox({ store, now, speed = 1 }: PaymentSandboxOptions): PaymentSandbox {
  const listeners: ((reference: string) => Promise<void>)[] = []

  const find = (reference: string) =>
    store.db.selectFrom('sandbox_payment').selectAll().where('reference', '=', reference).executeTakeFirst()

  async function answer(reference: string): Promise<void> {
    for (const listener of listeners) await listener(reference)
  }

  async function status(reference: string): Promise<PaymentStatus> {
    const payment = await find(reference)
    if (!payment) return { state: 'unknown' }
    const at = now().getTime()
    if (payment.choice === null) {
      return at < payment.expires_at
        ? { state: 'pending' }
        : { state: 'failed', reason: 'The payment was not approved in time.' }
    }
    const arrival = arrivalOf(payment, speed)
    if (arrival && arrival.at <= at) return { state: 'succeeded', arrival }
    return payment.choice === 'answer-later'
      ? { state: 'pending' }
      : { state: 'failed', reason: 'The payment was declined.' }
  }

  async function arrivedPaise(reference: string): Promise<number> {
    const found = await status(reference)
    return found.state === 'succeeded' ? found.arrival.amountPaise : 0
  }

  return {
    isSandbox: true,
    async begin({ reference, amountPaise, note, expiresAt }) {
      await store.db
        .insertInto('sandbox_payment')
        .values({
          reference,
          amount_paise: amountPaise,
          begun_at: now().getTime(),
          expires_at: expiresAt.getTime(),
        })
        .onConflict(conflict => conflict.doNothing())
        .execute()
      return {
        approvalUrl: sandboxPath(reference),
        upiLink: upiPaymentLink({ payee: sandboxPayee, reference, amountPaise, note }),
      }
    },
    status,
    ...createSandboxReturns({ store, now }, arrivedPaise),
    onAnswer(listener) {
      listeners.push(listener)
    },
    async payment(reference) {
      const payment = await find(reference)
      if (!payment) return undefined
      const amountPaise = readIntegerColumn('sandbox_payment.amount_paise', reference, payment.amount_paise)
      return { reference, amountPaise, choice: payment.choice }
    },
    holderOf,
    async choose(reference, choice, returns) {
      const at = now().getTime()
      await store.db
        .updateTable('sandbox_payment')
        .set({ choice, chosen_at: at, return_fault: returns ?? null })
        .where('reference', '=', reference)
        .where('choice', 'is', null)
        .where('expires_at', '>', at)
        .execute()
      if (choice !== 'answer-later') await answer(reference)
      if (choice === 'answer-twice') await answer(reference)
    },
  }
}

/** Invents 'ASHA VERMA' for asha.verma@okdemo, as banks write names. Ids that begin with 'nobody' are unknown. */
function holderOf(upiId: string): string | undefined {
  const [, own = ''] = /^([a-z0-9][a-z0-9._-]{1,49})@[a-z][a-z0-9]{1,29}$/.exec(upiId) ?? []
  if (!own || own.startsWith('nobody')) return undefined
  const words = own.split(/[^a-z]+/).filter(Boolean)
  return words.length > 0 ? words.join(' ').toUpperCase() : 'DEMO CUSTOMER'
}

/** The money of a decided payment and when it arrives; undefined if it was declined. */
function arrivalOf(payment: Database['sandbox_payment'], speed = 1): ReceivedMoney | undefined {
  const { reference, choice } = payment
  if (choice === null || choice === 'fail') return undefined
  const requestedPaise = readIntegerColumn('sandbox_payment.amount_paise', reference, payment.amount_paise)
  const delayMs = choice === 'answer-later' ? answerDelayMs / speed : choice === 'pay-late' ? lateMs : 0
  const payerReference = bankReferenceOf(reference)
  const chosenAt = readIntegerColumn('sandbox_payment.chosen_at', reference, payment.chosen_at)
  return { amountPaise: paidFor(requestedPaise, choice), payerReference, at: chosenAt + delayMs }
}

function paidFor(requestedPaise: number, choice: SandboxChoice): number {
  if (choice === 'pay-less') return Math.floor(requestedPaise / 2)
  if (choice === 'pay-more') return requestedPaise + morePaise
  return choice === 'pay-twice' ? 2 * requestedPaise : requestedPaise
}

/** The portal's page where a payment is approved. */
export function sandboxPath(reference: string): string {
  return `/sandbox/payments/${reference}`
}

/** Returns at most the paid amount, with the configured delay or refusal. `arrivedPaise` is what a payment has brought so far. */
function createSandboxReturns(
  { store: { db }, now }: Pick<PaymentSandboxOptions, 'store' | 'now'>,
  arrivedPaise: (reference: string) => Promise<number>,
): Pick<PaymentSource, 'returnMoney' | 'returnStatus'> {
  async function faultOf(sourceReference: string): Promise<ReturnFault | undefined> {
    const payment = await db
      .selectFrom('sandbox_payment')
      .select('return_fault')
      .where('reference', '=', sourceReference)
      .executeTakeFirst()
    return payment?.return_fault ?? undefined
  }

  async function refusalOf(sourceReference: string, amountPaise: number): Promise<string | null> {
    const earlier = await db
      .selectFrom('sandbox_return')
      .select(['reference', 'amount_paise', 'refusal'])
      .where('source_reference', '=', sourceReference)
      .execute()
    if (earlier.length === 0 && (await faultOf(sourceReference)) === 'refused-once') {
      return 'The payer’s bank does not answer.'
    }
    const givenPaise = earlier
      .filter(({ refusal }) => refusal === null)
      .reduce((sum, back) => sum + amountOf(back), 0)
    const leftPaise = (await arrivedPaise(sourceReference)) - givenPaise
    return amountPaise > leftPaise ? `Only ${leftPaise} paise are left of what was paid.` : null
  }

  return {
    async returnMoney({ reference, sourceReference, amountPaise }) {
      const known = db.selectFrom('sandbox_return').select('reference').where('reference', '=', reference)
      if (await known.executeTakeFirst()) return
      await db
        .insertInto('sandbox_return')
        .values({
          reference,
          source_reference: sourceReference,
          amount_paise: amountPaise,
          begun_at: now().getTime(),
          refusal: await refusalOf(sourceReference, amountPaise),
        })
        .onConflict(conflict => conflict.doNothing())
        .execute()
    },
    async returnStatus(reference) {
      const back = await db
        .selectFrom('sandbox_return')
        .selectAll()
        .where('reference', '=', reference)
        .executeTakeFirst()
      if (!back) return { state: 'unknown' }
      if (back.refusal !== null) return { state: 'refused', reason: back.refusal }
      const at = returnArrivesAt(back.begun_at, await faultOf(back.source_reference))
      if (now().getTime() < at) return { state: 'pending' }
      return { state: 'returned', bankReference: bankReferenceOf(reference), at }
    },
  }
}

const returnArrivesAt = (begunAt: number, fault: ReturnFault | null | undefined) =>
  begunAt + (fault === 'slow' ? slowReturnMs : 0)

const amountOf = (back: Pick<Database['sandbox_return'], 'reference' | 'amount_paise'>) =>
  readIntegerColumn('sandbox_return.amount_paise', back.reference, back.amount_paise)

/** A twelve-digit reference in the format of banks. */
function bankReferenceOf(reference: string): string {
  return (BigInt(`0x${hash('sha256', reference).slice(0, 16)}`) % 10n ** 12n).toString().padStart(12, '0')
}

/** The sandbox's statement of the money it moved, from its own tables. */
export async function sandboxStatement(db: Db, { from, to }: { readonly from: Date; readonly to: Date }) {
  const lines = [...(await receivedMoney(db)), ...(await returnedMoney(db))].filter(
    ({ at }) => Date.parse(at) >= from.getTime() && Date.parse(at) < to.getTime(),
  )
  return { lines, total: totalOf(lines) }
}

async function receivedMoney(db: Db): Promise<SourceLine[]> {
  const payments = await db
    .selectFrom('sandbox_payment')
    .selectAll()
    .where('chosen_at', 'is not', null)
    .orderBy('chosen_at')
    .execute()
  return payments.flatMap(payment => {
    const arrival = arrivalOf(payment)
    if (!arrival) return []
    const { amountPaise, payerReference: bankReference, at } = arrival
    const { reference } = payment
    return [{ kind: 'in', reference, amountPaise, bankReference, at: new Date(at).toISOString() }]
  })
}

async function returnedMoney(db: Db): Promise<SourceLine[]> {
  const returns = await db
    .selectFrom('sandbox_return as back')
    .leftJoin('sandbox_payment as payment', 'payment.reference', 'back.source_reference')
    .select(['back.reference', 'back.amount_paise', 'back.begun_at', 'payment.return_fault'])
    .where('back.refusal', 'is', null)
    .orderBy('back.begun_at')
    .execute()
  return returns.map(({ return_fault, ...back }) => ({
    kind: 'out',
    reference: back.reference,
    amountPaise: amountOf(back),
    bankReference: bankReferenceOf(back.reference),
    at: new Date(returnArrivesAt(back.begun_at, return_fault)).toISOString(),
  }))
}
