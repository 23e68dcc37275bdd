// Verifies the customer's approval: a passkey, or the payment PIN with a signature of this browser or with a code.
// Each is valid for this amount from this source to this biller only.
import { randomUUIDv7 } from 'node:crypto'
import { findBiller } from '@chowk/catalog'
import { z } from 'zod'
import type { Visit } from '../../../identity/one-time-code/one-time-codes.ts'
import type { AuthenticationResponseJSON, Passkeys } from '../../../identity/passkeys/passkeys.ts'
import { resetWrongPinsCommand } from '../../../identity/payment-pin/payment-pin-row.ts'
import type { CurrentSession } from '../../../identity/session/sessions.ts'
import { limitMeasures } from '../../../money/limits/limit-rules.ts'
import { notifyLimitRefused } from '../../../money/limits/limits.ts'
import type { PaymentFreeze } from '../../../money/payment-freeze/payment-freeze.ts'
import { newReadableId } from '../../../platform/ids/readable-id.ts'
import type { ServiceContext } from '../../../platform/service-context/service-context.ts'
import { isRefusal } from '../../../platform/store/errors.ts'
import { earlierPaymentRefusal, findPayment, type PaymentRefusal } from '../payment/find-payment.ts'
import {
  type ApprovedBillPayment,
  type BillPayment,
  type PayableBillPayment,
  payableOf,
} from '../payment/payment.ts'
import { newTransactionId } from '../payment/payment-ids.ts'
import type { MoneySource } from '../payment/payment-stages.ts'
import { type ApprovedBy, approvalSubject, approvalText, approvePayment } from './approve-payment.ts'
import { newDeviceLimit } from './new-device-limit.ts'
import {
  createPinApproval,
  type PinApprovalOptions,
  type PinNotTaken,
  type RequestingSession,
  type TypedApproval,
} from './pin-approval.ts'

export type ApproveOutcome =
  | { outcome: 'approved'; payment: ApprovedBillPayment }
  | { outcome: 'passkey-refused' }
  | { outcome: 'unknown-payment' }
  | PinNotTaken
  | PaymentRefusal

export interface PaymentApprovalsOptions extends PinApprovalOptions, Pick<ServiceContext, 'store' | 'now'> {
  readonly paymentFreeze: Pick<PaymentFreeze, 'refuseIfOn'>
  readonly passkeys: Pick<Passkeys, 'authenticationOptions' | 'confirm'>
  readonly sources: readonly MoneySource[]
  /** Sends an approved payment; resolves when its outcome is known or the time limit has passed. */
  readonly proceed: (reference: string, source: MoneySource) => Promise<void>
}

/** The details of an approval's refusals. */
const earlierPaymentDetails = z.object({ reference: z.string().optional() })
const limitDetails = z.object({
  leftPaise: z.int(),
  measure: z.enum(limitMeasures),
  until: z
    .int()
    .transform(at => new Date(at))
    .optional(),
})
const balanceDetails = z.object({ availablePaise: z.int() })
const expired = { outcome: 'expired' } as const

export function createPaymentApprovals(options: PaymentApprovalsOptions) {
  const { store, paymentFreeze, codes, passkeys, devices, sources, proceed, now } = options
  const { db } = store
  const approvedByPin = createPinApproval(options)
  /** Concurrent presses of one button are one approval, so that one PIN is hashed. */
  const inFlight = new Map<string, Promise<ApproveOutcome>>()

  const deviceOf = (visit: Visit, { id }: RequestingSession) => ({
    sessionId: id,
    ...codes.requestingBrowser(visit),
  })

  /** A wallet's draft that has its amount and has not expired. */
  function payableIn(payment: BillPayment | undefined): PayableBillPayment | undefined {
    const payable = payment?.stage === 'draft' ? payableOf(payment, now().getTime()) : undefined
    return payable?.source === 'wallet' ? payable : undefined
  }

  const approvable = async (customerId: string, reference: string) =>
    payableIn(await findPayment(db, customerId, reference))

  async function approveBy(
    visit: Visit,
    session: RequestingSession,
    payment: BillPayment | undefined,
    by: ApprovedBy,
  ): Promise<ApproveOutcome> {
    const biller = payment && findBiller(payment.billerId)
    if (!biller) return { outcome: 'unknown-payment' }
    const { customerId, reference } = payment
    const at = now()
    let isUsed = false
    try {
      paymentFreeze.refuseIfOn()
      const approval = await store.run(approvePayment, {
        reference,
        customerId,
        device: deviceOf(visit, session),
        by,
        orderId: newReadableId('ORD'),
        holdId: randomUUIDv7(),
        transactionId: newTransactionId(at),
        at: at.getTime(),
      })
      isUsed = approval.outcome === 'approved' && approval.isNew
      if (approval.outcome !== 'approved') return approval
    } catch (error) {
      return refusalOf(customerId, error)
    } finally {
      // The PIN was right, so it does not count as a wrong attempt, whatever refused the payment.
      if (!isUsed && 'pin' in by) await store.run(resetWrongPinsCommand, by.pin)
    }
    await proceed(reference, 'app' in by ? by.app : 'wallet')
    const approved = await approvedAlready(customerId, reference)
    if (approved) return approved
    throw new Error(`Payment ${reference} was approved, but the store does not have it as approved.`)
  }

  async function approvedAlready(customerId: string, reference: string) {
    const payment = await findPayment(db, customerId, reference)
    return payment && payment.stage !== 'draft' ? ({ outcome: 'approved', payment } as const) : undefined
  }

  async function approve(
    visit: Visit,
    session: RequestingSession,
    reference: string,
    typed: TypedApproval,
  ): Promise<ApproveOutcome> {
    const customerId = session.customer.id
    const payment = await findPayment(db, customerId, reference)
    if (!payment) return { outcome: 'unknown-payment' }
    const payable = payableIn(payment)
    const by = payable ? await approvedByPin(visit, session, payable, typed) : expired
    if (!('outcome' in by)) return approveBy(visit, session, payment, by)
    // The same form sent twice has the same answer, also if the first has used up the code.
    return (await approvedAlready(customerId, reference)) ?? by
  }

  async function refusalOf(customerId: string, error: unknown): Promise<PaymentRefusal> {
    if (isRefusal(error, 'already-paid')) {
      return earlierPaymentRefusal(db, customerId, earlierPaymentDetails.parse(error.details).reference)
    }
    if (isRefusal(error, 'account-locked', 'payments-frozen')) return { outcome: error.code }
    if (isRefusal(error, 'limit-exceeded')) {
      const left = limitDetails.parse(error.details)
      await store.run(notifyLimitRefused, { customerId, leftPaise: left.leftPaise, at: now().getTime() })
      return { outcome: 'limit-exceeded', ...left }
    }
    if (isRefusal(error, 'insufficient-balance')) {
      return { outcome: 'insufficient-balance', ...balanceDetails.parse(error.details) }
    }
    throw error
  }

  return {
    /** The text that this browser's key signs in place of a code; undefined without a key, or with nothing to approve. */
    async textToSign(session: RequestingSession, reference: string): Promise<string | undefined> {
      const payable = await approvable(session.customer.id, reference)
      return payable && (await devices.boundAt(session)) !== undefined ? approvalText(payable) : undefined
    },

    /** Sends a code that approves this payment together with the PIN; undefined when there is nothing to approve. */
    async sendCode(visit: Visit, { customer }: RequestingSession, reference: string) {
      const payable = await approvable(customer.id, reference)
      if (!payable) return undefined
      return codes.send(visit, {
        mobile: customer.mobile,
        purpose: 'approve-payment',
        subject: approvalSubject(payable),
        about: {
          amountPaise: payable.cost.totalPaise,
          billerId: payable.billerId,
          lastDigits: payable.account.slice(-4),
        },
      })
    },

    async passkeyOptions(visit: Visit, session: CurrentSession, reference: string) {
      const payable = await approvable(session.customer.id, reference)
      if (!payable) return undefined
      const subject = approvalText(payable)
      return passkeys.authenticationOptions(visit, session, { action: 'approve-payment', subject })
    },

    /** Holds the money and sends the payment; resolves when its outcome is known, or after some seconds without. */
    approve(
      visit: Visit,
      session: RequestingSession,
      reference: string,
      typed: TypedApproval,
    ): Promise<ApproveOutcome> {
      const form = JSON.stringify([session.id, reference, typed])
      const sent = inFlight.get(form) ?? approve(visit, session, reference, typed)
      inFlight.set(form, sent)
      return sent.finally(() => inFlight.delete(form))
    },

    async approveWithPasskey(
      visit: Visit,
      session: RequestingSession,
      reference: string,
      response: AuthenticationResponseJSON,
    ): Promise<ApproveOutcome> {
      const customerId = session.customer.id
      const payment = await findPayment(db, customerId, reference)
      if (!payment) return { outcome: 'unknown-payment' }
      const payable = payableIn(payment)
      if (!payable) return (await approvedAlready(customerId, reference)) ?? expired
      const text = approvalText(payable)
      const request = { action: 'approve-payment', subject: text } as const
      if (!(await passkeys.confirm(visit, customerId, request, response)))
        return { outcome: 'passkey-refused' }
      return approveBy(visit, session, payment, { confirmed: { customerId, text } })
    },

    /** By UPI: requests the money; the payment then says how to pay it. The customer approves in the app. */
    async approveInUpiApp(
      visit: Visit,
      session: RequestingSession,
      reference: string,
    ): Promise<ApproveOutcome> {
      if (!sources.includes('upi')) return expired
      return approveBy(visit, session, await findPayment(db, session.customer.id, reference), { app: 'upi' })
    },

    /** The limit of a day while the browser is unknown, or browser, number or PIN is new; undefined otherwise. */
    newDeviceLimit: (visit: Visit, session: RequestingSession) =>
      newDeviceLimit(store, {
        customerId: session.customer.id,
        device: deviceOf(visit, session),
        at: now().getTime(),
      }),
  }
}
