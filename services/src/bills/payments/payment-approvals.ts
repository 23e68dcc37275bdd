// The customer's word for it: a code or a passkey that is good for this amount from this source to this biller, and
// nothing else.
import { randomUUIDv7 } from 'node:crypto'
import { findBiller } from '@chowk/catalog'
import { z } from 'zod'
import type { CodeRefusal } from '../../identity/one-time-code/code-challenge.ts'
import type { CodeAsked, CodeSent, OneTimeCodes, Visit } from '../../identity/one-time-code/one-time-codes.ts'
import type { AuthenticationResponseJSON, Passkeys } from '../../identity/passkeys/passkeys.ts'
import type { CurrentSession } from '../../identity/session/sessions.ts'
import { newReadableId } from '../../platform/ids/readable-id.ts'
import { isRefusal } from '../../platform/store/errors.ts'
import type { Store } from '../../platform/store/store.ts'
import { approvalSubject, approvePayment, type PaymentToApprove, passkeyBinding } from './approve-payment.ts'
import { alreadyPaid, findOwn, type PaymentRefusal } from './own-payment.ts'
import { payableOf, payeeOf } from './payment.ts'
import { newTransactionId } from './payment-ids.ts'
import type { MoneySource } from './payment-stages.ts'
import { type ApprovedBillPayment, approvedView } from './payment-view.ts'

export type ApproveOutcome =
  | { outcome: 'approved'; payment: ApprovedBillPayment }
  | { outcome: 'malformed-code' }
  | { outcome: 'passkey-refused' | 'unknown-payment' }
  | CodeRefusal
  | PaymentRefusal

export interface PaymentApprovals {
  /** Sends a code that approves this payment as it was confirmed; undefined when there is nothing to approve. */
  sendCode(
    visit: Visit,
    session: Pick<CurrentSession, 'customer'>,
    reference: string,
  ): Promise<CodeAsked | undefined>
  /** The same with a passkey's challenge. */
  passkeyOptions(
    visit: Visit,
    session: CurrentSession,
    reference: string,
  ): Promise<Awaited<ReturnType<Passkeys['authenticationOptions']>> | undefined>
  /**
   * From the wallet: holds the money and sends the payment; answers as soon as its outcome is known, or after some
   * seconds without. By UPI: asks for the money, and the payment says how to bring it.
   */
  approve(
    visit: Visit,
    session: Pick<CurrentSession, 'customer'>,
    reference: string,
    typed: Pick<CodeSent, 'challenge'> & { code: string },
  ): Promise<ApproveOutcome>
  approveWithPasskey(
    visit: Visit,
    session: Pick<CurrentSession, 'customer'>,
    reference: string,
    response: AuthenticationResponseJSON,
  ): Promise<ApproveOutcome>
  /** By UPI alone: the approval is given in the app, and needs no code of ours. */
  leaveToApp(session: Pick<CurrentSession, 'customer'>, reference: string): Promise<ApproveOutcome>
}

export interface PaymentApprovalsOptions {
  readonly store: Store
  readonly codes: OneTimeCodes
  readonly passkeys: Pick<Passkeys, 'authenticationOptions' | 'confirm'>
  readonly sources: readonly MoneySource[]
  /** Takes an approved payment as far as it goes now; resolves when that is known or was waited for long enough. */
  readonly proceed: (reference: string) => Promise<void>
  readonly now: () => Date
}

/** What the refusals of an approval carry with them. */
const firstPayment = z.object({ reference: z.string().optional() })
const limitLeft = z.object({ leftPaise: z.int() })
const moneyThere = z.object({ availablePaise: z.int() })

export function createPaymentApprovals(options: PaymentApprovalsOptions): PaymentApprovals {
  const { store, codes, passkeys, sources, proceed, now } = options
  const { db } = store

  /** A draft that has its amount, whose money can come, and which is not too old. */
  async function approvable(customerId: string, reference: string) {
    const payment = await findOwn(db, customerId, reference)
    const payable = payment?.stage === 'draft' ? payableOf(payment, now().getTime()) : undefined
    if (!payable || !sources.includes(payable.source)) return undefined
    return {
      subject: approvalSubject(payable),
      about: { amountPaise: payable.cost.totalPaise, payee: payeeOf(payable) },
    }
  }

  async function approveBy(
    customerId: string,
    reference: string,
    by: PaymentToApprove['by'],
  ): Promise<ApproveOutcome> {
    const payment = await findOwn(db, customerId, reference)
    const biller = payment && findBiller(payment.billerId)
    if (!biller) return { outcome: 'unknown-payment' }
    const at = now()
    try {
      const approval = await store.run(approvePayment, {
        reference,
        customerId,
        by,
        orderId: newReadableId('ORD'),
        holdId: randomUUIDv7(),
        transactionId: newTransactionId(at),
        order: { category: biller.category.slug, title: biller.category.name, provider: biller.name },
        at: at.getTime(),
      })
      if (approval.outcome !== 'approved') return approval
    } catch (error) {
      return refusalOf(customerId, error)
    }
    await proceed(reference)
    const approved = await findOwn(db, customerId, reference)
    if (!approved || approved.stage === 'draft') {
      throw new Error(
        `Payment ${reference} was approved and is not to be found so: look for it in the store.`,
      )
    }
    return { outcome: 'approved', payment: approvedView(approved) }
  }

  async function refusalOf(customerId: string, error: unknown): Promise<PaymentRefusal> {
    if (isRefusal(error, 'already-paid')) {
      return alreadyPaid(db, customerId, firstPayment.parse(error.details).reference)
    }
    if (isRefusal(error, 'account-locked')) return { outcome: 'account-locked' }
    if (isRefusal(error, 'limit-exceeded')) {
      return { outcome: 'limit-exceeded', ...limitLeft.parse(error.details) }
    }
    if (isRefusal(error, 'insufficient-balance')) {
      return { outcome: 'insufficient-balance', ...moneyThere.parse(error.details) }
    }
    throw error
  }

  return {
    async sendCode(visit, { customer }, reference) {
      const approval = await approvable(customer.id, reference)
      return (
        approval && codes.send(visit, { mobile: customer.mobile, purpose: 'approve-payment', ...approval })
      )
    },

    async passkeyOptions(visit, session, reference) {
      const approval = await approvable(session.customer.id, reference)
      if (!approval) return undefined
      const asked = await passkeys.authenticationOptions(visit, session)
      await db
        .updateTable('bill_payment')
        .set({ passkey_binding: passkeyBinding(asked.options.challenge, approval.subject) })
        .where('reference', '=', reference)
        .where('stage', '=', 'draft')
        .execute()
      return asked
    },

    async approve(visit, { customer }, reference, typed) {
      const code = codes.attempt(visit, { ...typed, purpose: 'approve-payment' })
      return code ? approveBy(customer.id, reference, { code }) : { outcome: 'malformed-code' }
    },

    async approveWithPasskey(visit, { customer }, reference, response) {
      const passkeyChallenge = challengeIn(response)
      if (passkeyChallenge === undefined || !(await passkeys.confirm(visit, customer.id, response))) {
        return { outcome: 'passkey-refused' }
      }
      return approveBy(customer.id, reference, { passkeyChallenge })
    },

    async leaveToApp({ customer }, reference) {
      if (!sources.includes('upi')) return { outcome: 'expired' }
      return approveBy(customer.id, reference, { app: 'upi' })
    },
  }
}

const clientData = z.object({ challenge: z.string() })

/** The challenge that a passkey says it signed; whether it did is for `passkeys.confirm` to say. */
function challengeIn({ response }: AuthenticationResponseJSON): string | undefined {
  try {
    const client = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString('utf8'))
    return clientData.safeParse(client).data?.challenge
  } catch {
    return undefined
  }
}
