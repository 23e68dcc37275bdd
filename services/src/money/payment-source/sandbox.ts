// A payment source in which no money moves: the person at the sandbox's page decides what happens, faults included.
// What was decided is in the store, so that every server gives the same answer, also after a restart.
import { wholeIn } from '../../platform/store/broken-record.ts'
import type { Store } from '../../platform/store/store.ts'
import type { SandboxTables } from './payment-source.tables.ts'
import type { PaymentSource, PaymentStatus } from './payment-source.ts'
import { createSandboxReturns, type ReturnFault } from './sandbox-returns.ts'
import { upiLink } from './upi-link.ts'

/** Succeed or fail at once; succeed some seconds later; succeed at once and say so twice. */
export const sandboxChoices = ['succeed', 'fail', 'answer-later', 'answer-twice'] as const
export type SandboxChoice = (typeof sandboxChoices)[number]

export interface SandboxPayment {
  readonly reference: string
  readonly amountPaise: number
  readonly choice: SandboxChoice | null
}

export interface PaymentSandbox extends PaymentSource {
  readonly isSandbox: true
  /** What the sandbox's own page shows. */
  payment(reference: string): Promise<SandboxPayment | undefined>
  /** Decides a payment that is still open; the first decision stands. */
  choose(reference: string, choice: SandboxChoice, returns?: ReturnFault): Promise<void>
}

export interface PaymentSandboxOptions {
  readonly store: Store
  readonly now: () => Date
  /** The page where a payment is approved; the portal owns it. */
  readonly approvalUrl: (reference: string) => string
  readonly answerDelayMs?: number
}

const ANSWER_DELAY_MS = 8_000
/** No bank gives out this address, so that no UPI app finds anybody to pay behind it. */
const SANDBOX_PAYEE = { address: 'sandbox@invalid', name: 'Payment sandbox' }

export function createPaymentSandbox({
  store,
  now,
  approvalUrl,
  answerDelayMs = ANSWER_DELAY_MS,
}: PaymentSandboxOptions): PaymentSandbox {
  const listeners: ((reference: string) => Promise<void>)[] = []

  async function find(reference: string) {
    return store.db
      .selectFrom('sandbox_payment')
      .selectAll()
      .where('reference', '=', reference)
      .executeTakeFirst()
  }

  async function answer(reference: string): Promise<void> {
    for (const listener of listeners) await listener(reference)
  }

  async function status(reference: string): Promise<PaymentStatus> {
    const payment = await find(reference)
    if (!payment) return { state: 'unknown' }
    const at = now().getTime()
    switch (payment.choice) {
      case 'succeed':
      case 'answer-twice':
        return { state: 'succeeded' }
      case 'answer-later':
        return { state: at - chosenAt(payment) < answerDelayMs ? 'pending' : 'succeeded' }
      case 'fail':
        return { state: 'failed', reason: 'The payment was declined.' }
      case null:
        return at < payment.expires_at
          ? { state: 'pending' }
          : { state: 'failed', reason: 'The payment was not approved in time.' }
    }
  }

  async function arrivedPaise(reference: string): Promise<number> {
    const payment = await find(reference)
    if (!payment || (await status(reference)).state !== 'succeeded') return 0
    return wholeIn('sandbox_payment.amount_paise', reference, payment.amount_paise)
  }

  return {
    name: 'Payment sandbox',
    isSandbox: true,
    async begin({ reference, amountPaise, note, expiresAt }) {
      await store.db
        .insertInto('sandbox_payment')
        .values({
          reference,
          amount_paise: amountPaise,
          choice: null,
          begun_at: now().getTime(),
          chosen_at: null,
          expires_at: expiresAt.getTime(),
          return_fault: null,
        })
        .onConflict(conflict => conflict.doNothing())
        .execute()
      return {
        approvalUrl: approvalUrl(reference),
        upiLink: upiLink({ payee: SANDBOX_PAYEE, reference, amountPaise, note }),
      }
    },
    status,
    ...createSandboxReturns({ store, now, arrivedPaise }),
    onAnswer(listener) {
      listeners.push(listener)
    },
    async payment(reference) {
      const payment = await find(reference)
      if (!payment) return undefined
      const amountPaise = wholeIn('sandbox_payment.amount_paise', reference, payment.amount_paise)
      return { reference, amountPaise, choice: payment.choice }
    },
    async choose(reference, choice, returns) {
      const at = now().getTime()
      await store.db
        .updateTable('sandbox_payment')
        .set({ choice, chosen_at: at, return_fault: returns ?? null })
        .where('reference', '=', reference)
        .where('choice', 'is', null)
        .where('expires_at', '>', at)
        .execute()
      if (choice === 'succeed' || choice === 'fail' || choice === 'answer-twice') await answer(reference)
      if (choice === 'answer-twice') await answer(reference)
    },
  }
}

function chosenAt({ reference, chosen_at }: SandboxTables['sandbox_payment']): number {
  return wholeIn('sandbox_payment.chosen_at', reference, chosen_at)
}
