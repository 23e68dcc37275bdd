// The customer's word for it: a code or a passkey that is good for this amount from this source to this biller, and
// nothing else.
import { randomUUIDv7 } from 'node:crypto'
import { findBiller } from '@chowk/catalog'
import type { CodeRefusal } from '../../identity/one-time-code/code-challenge.ts'
import type { CodeAsked, CodeSent, OneTimeCodes, Visit } from '../../identity/one-time-code/one-time-codes.ts'
import type { AuthenticationResponseJSON, Passkeys } from '../../identity/passkeys/passkeys.ts'
import type { CurrentSession } from '../../identity/session/sessions.ts'
import { newReadableId } from '../../platform/ids/readable-id.ts'
import { isRefusal } from '../../platform/store/errors.ts'
import type { Store } from '../../platform/store/store.ts'
import { approvePayment, type PaymentToApprove, passkeyBinding } from './approve-payment.ts'
import { alreadyPaid, findOwn, type PaymentRefusal } from './own-payment.ts'
import { newTransactionId } from './payment-ids.ts'
import { approvalSubject, payableOf } from './payment-row.ts'
import type { MoneySource } from './payment-stages.ts'
import { type BillPayment, paymentOf } from './payment-view.ts'

export type ApproveOutcome =
  | { outcome: 'approved'; payment: BillPayment }
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

export function createPaymentApprovals(options: PaymentApprovalsOptions): PaymentApprovals {
  const { store, codes, passkeys, sources, proceed, now } = options
  const { db } = store

  /** A draft that has its amount, whose money can come, and which is not too old. */
  async function approvable(customerId: string, reference: string) {
    const payment = await findOwn(db, customerId, reference)
    if (payment?.stage !== 'draft' || !sources.includes(payment.source)) return undefined
    const payable = payableOf(payment, now().getTime())
    return payable && { subject: approvalSubject(payable) }
  }

  async function approveBy(
    customerId: string,
    reference: string,
    by: PaymentToApprove['by'],
  ): Promise<ApproveOutcome> {
    const payment = await findOwn(db, customerId, reference)
    const biller = payment && findBiller(payment.biller_id)
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
    return approved ? { outcome: 'approved', payment: paymentOf(approved) } : { outcome: 'unknown-payment' }
  }

  async function refusalOf(customerId: string, error: unknown): Promise<PaymentRefusal> {
    if (isRefusal(error, 'already-paid')) return alreadyPaid(db, customerId, String(error.details.reference))
    if (isRefusal(error, 'limit-exceeded')) {
      return { outcome: 'limit-exceeded', leftPaise: Number(error.details.leftPaise) }
    }
    if (isRefusal(error, 'insufficient-balance')) {
      return { outcome: 'insufficient-balance', availablePaise: Number(error.details.availablePaise) }
    }
    throw error
  }

  return {
    async sendCode(visit, { customer }, reference) {
      const approval = await approvable(customer.id, reference)
      return (
        approval &&
        codes.send(visit, { mobile: customer.mobile, purpose: 'approve-payment', subject: approval.subject })
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
  }
}

/** The challenge that a passkey says it signed; whether it did is for `passkeys.confirm` to say. */
function challengeIn(response: AuthenticationResponseJSON): string | undefined {
  try {
    const client: unknown = JSON.parse(
      Buffer.from(response.response.clientDataJSON, 'base64url').toString('utf8'),
    )
    const challenge = (client as { challenge?: unknown } | null)?.challenge
    return typeof challenge === 'string' ? challenge : undefined
  } catch {
    return undefined
  }
}
