// Verifies the customer's approval: a passkey, or the payment PIN together with something the customer has, the key
// of this browser or the SIM that receives a code. Each is valid for this amount from this source to this biller only.
import { findBiller } from '@chowk/catalog'
import { z } from 'zod'
import type { BoundDevices } from '../../../identity/bound-devices/bound-devices.ts'
import type { Client, OneTimeCodes } from '../../../identity/one-time-code/one-time-codes.ts'
import type { AuthenticationResponseJSON, Passkeys } from '../../../identity/passkeys/passkeys.ts'
import { resetWrongPinsCommand } from '../../../identity/payment-pin/payment-pin-row.ts'
import type { PaymentPins, PinChecked } from '../../../identity/payment-pin/payment-pins.ts'
import type { CurrentSession } from '../../../identity/session/sessions.ts'
import { limitMeasures } from '../../../money/limits/limit-rules.ts'
import { notifyLimitRefused } from '../../../money/limits/limits.ts'
import type { PaymentFreeze } from '../../../money/payment-freeze/payment-freeze.ts'
import type { ServiceContext } from '../../../platform/service-context/service-context.ts'
import { isRefusal } from '../../../platform/store/errors.ts'
import { earlierPaymentRefusal, findPayment } from '../payment/find-payment.ts'
import {
  type ApprovedBillPayment,
  type BillPayment,
  type PayableBillPayment,
  payableOf,
} from '../payment/payment.ts'
import type { PaymentRefusal } from '../payment/payment-refusal.ts'
import type { MoneySource } from '../payment/payment-stages.ts'
import { type ApprovedBy, approvalSubject, approvalText, approvePayment } from './approve-payment.ts'
import { newDeviceLimit } from './new-device-limit.ts'

type RequestingSession = Pick<CurrentSession, 'id' | 'customer'>

export interface TypedApproval {
  readonly pin: string
  /** The signature of this browser's key over `textToSign`. */
  readonly signature?: string | undefined
  readonly challenge?: string | undefined
  readonly code?: string | undefined
  /** The public half of the key to register for this browser. */
  readonly deviceKey?: string | undefined
}

type FactorRefusal =
  | Exclude<PinChecked, { outcome: 'right' }>
  /** This browser's key is not bound, or no longer: the PIN needs a code. */
  | { outcome: 'code-needed' | 'malformed-code' }
  | { outcome: 'passkey-refused' }

export type ApproveOutcome =
  | { outcome: 'approved'; payment: ApprovedBillPayment }
  | { outcome: 'unknown-payment' }
  | FactorRefusal
  | PaymentRefusal

export interface PaymentApprovalsOptions extends Pick<ServiceContext, 'store' | 'now'> {
  readonly paymentFreeze: PaymentFreeze
  readonly passkeys: Pick<Passkeys, 'authenticationOptions' | 'confirm'>
  readonly codes: OneTimeCodes
  readonly pins: Pick<PaymentPins, 'compare'>
  readonly devices: BoundDevices
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
  const { store, paymentFreeze, codes, pins, passkeys, devices, sources, proceed, now } = options
  const { db } = store
  /** Concurrent presses of one button are one approval, so that one PIN is hashed. */
  const inFlight = new Map<string, Promise<ApproveOutcome>>()

  const deviceOf = (client: Client, { id }: RequestingSession) => ({
    sessionId: id,
    ...codes.requestingBrowser(client),
  })

  /** A wallet's draft that has its amount and has not expired. */
  function payableIn(payment: BillPayment | undefined): PayableBillPayment | undefined {
    const payable = payment?.stage === 'draft' ? payableOf(payment, now().getTime()) : undefined
    return payable?.source === 'wallet' ? payable : undefined
  }

  const findPayable = async ({ customer }: RequestingSession, reference: string) =>
    payableIn(await findPayment(db, customer.id, reference))

  /** Approves the draft by the customer's factors, which `verify` checks. */
  async function approveDraft(
    client: Client,
    session: RequestingSession,
    reference: string,
    verify: (draft: PayableBillPayment) => Promise<ApprovedBy | FactorRefusal>,
  ): Promise<ApproveOutcome> {
    const payment = await findPayment(db, session.customer.id, reference)
    if (!payment) return { outcome: 'unknown-payment' }
    const payable = payableIn(payment)
    const by = payable ? await verify(payable) : expired
    if (!('outcome' in by)) return approveBy(client, session, payment, by)
    // The same form sent twice has the same answer, also if the first has used up the code.
    return (await approvedAlready(payment)) ?? by
  }

  async function approveBy(
    client: Client,
    session: RequestingSession,
    payment: BillPayment | undefined,
    by: ApprovedBy,
  ): Promise<ApproveOutcome> {
    if (!payment || !findBiller(payment.billerId)) return { outcome: 'unknown-payment' }
    const { customerId, reference } = payment
    const device = deviceOf(client, session)
    let isUsed = false
    try {
      paymentFreeze.refuseIfOn()
      const at = now().getTime()
      const approval = await store.run(approvePayment, { reference, customerId, device, by, at })
      isUsed = approval.outcome === 'approved' && approval.isNew
      if (approval.outcome !== 'approved') return approval
    } catch (error) {
      return refusalOf(customerId, error)
    } finally {
      // The PIN was right, so it does not count as a wrong attempt, whatever refused the payment.
      if (!isUsed && 'pin' in by) await store.run(resetWrongPinsCommand, by.pin)
    }
    await proceed(reference, 'app' in by ? by.app : 'wallet')
    const approved = await approvedAlready(payment)
    if (approved) return approved
    throw new Error(`Payment ${reference} was approved, but the store does not have it as approved.`)
  }

  async function approvedAlready({ customerId, reference }: BillPayment) {
    const payment = await findPayment(db, customerId, reference)
    return payment && payment.stage !== 'draft' ? ({ outcome: 'approved', payment } as const) : undefined
  }

  /** Checks the second factor first, so that a stolen cookie alone cannot try PINs. */
  async function verifyPin(
    client: Client,
    session: RequestingSession,
    draft: PayableBillPayment,
    { pin: digits, signature, challenge, code, deviceKey }: TypedApproval,
  ): Promise<ApprovedBy | FactorRefusal> {
    const customerId = session.customer.id
    const signed = signature ? await devices.signed(session, approvalText(draft), signature) : undefined
    if (signed) {
      const checked = await pins.compare(customerId, digits)
      return checked.outcome === 'right' ? { pin: checked.pin, signed } : checked
    }
    if (!challenge || code === undefined) return { outcome: 'code-needed' }
    const attempt = codes.attempt(client, { challenge, code, purpose: 'approve-payment' })
    if (!attempt) return { outcome: 'malformed-code' }
    const checked = await pins.compare(customerId, digits, { attempt, subject: approvalSubject(draft) })
    if (checked.outcome !== 'right') return checked
    return { pin: checked.pin, code: attempt, bind: devices.toBind(session, deviceKey) }
  }

  async function refusalOf(customerId: string, error: unknown): Promise<PaymentRefusal> {
    if (isRefusal(error, 'already-paid'))
      return earlierPaymentRefusal(db, customerId, earlierPaymentDetails.parse(error.details).reference)
    if (isRefusal(error, 'account-locked', 'payments-frozen')) return { outcome: error.code }
    if (isRefusal(error, 'limit-exceeded')) {
      const left = limitDetails.parse(error.details)
      await store.run(notifyLimitRefused, { customerId, leftPaise: left.leftPaise, at: now().getTime() })
      return { outcome: 'limit-exceeded', ...left }
    }
    if (isRefusal(error, 'insufficient-balance'))
      return { outcome: 'insufficient-balance', ...balanceDetails.parse(error.details) }
    throw error
  }

  return {
    /** The text that this browser's key signs in place of a code; undefined without a key, or with nothing to approve. */
    async textToSign(session: RequestingSession, reference: string): Promise<string | undefined> {
      const payable = await findPayable(session, reference)
      return payable && (await devices.boundAt(session)) !== undefined ? approvalText(payable) : undefined
    },

    /** Sends a code that approves this payment together with the PIN; undefined when there is nothing to approve. */
    async sendCode(client: Client, session: RequestingSession, reference: string) {
      const payable = await findPayable(session, reference)
      if (!payable) return undefined
      const { cost, billerId, account } = payable
      return codes.send(client, {
        mobile: session.customer.mobile,
        purpose: 'approve-payment',
        subject: approvalSubject(payable),
        about: { amountPaise: cost.totalPaise, billerId, lastDigits: account.slice(-4) },
      })
    },

    async passkeyOptions(client: Client, session: CurrentSession, reference: string) {
      const payable = await findPayable(session, reference)
      if (!payable) return undefined
      const subject = approvalText(payable)
      return passkeys.authenticationOptions(client, session, { action: 'approve-payment', subject })
    },

    /** Holds the money and sends the payment; resolves when its outcome is known, or after some seconds without. */
    approve(client: Client, session: RequestingSession, reference: string, typed: TypedApproval) {
      const form = JSON.stringify([session.id, reference, typed])
      const sent =
        inFlight.get(form) ??
        approveDraft(client, session, reference, draft => verifyPin(client, session, draft, typed))
      inFlight.set(form, sent)
      return sent.finally(() => inFlight.delete(form))
    },

    approveWithPasskey: (
      client: Client,
      session: RequestingSession,
      reference: string,
      response: AuthenticationResponseJSON,
    ) =>
      approveDraft(client, session, reference, async draft => {
        const customerId = session.customer.id
        const text = approvalText(draft)
        const request = { action: 'approve-payment', subject: text } as const
        const isConfirmed = await passkeys.confirm(client, customerId, request, response)
        return isConfirmed ? { confirmed: { customerId, text } } : { outcome: 'passkey-refused' }
      }),

    /** By UPI: requests the money; the payment then says how to pay it. The customer approves in the app. */
    async approveInUpiApp(client: Client, session: RequestingSession, reference: string) {
      if (!sources.includes('upi')) return expired
      return approveBy(client, session, await findPayment(db, session.customer.id, reference), { app: 'upi' })
    },

    /** The limit of a day while the browser is unknown, or browser, number or PIN is new; undefined otherwise. */
    newDeviceLimit: (client: Client, session: RequestingSession) =>
      newDeviceLimit(store, {
        customerId: session.customer.id,
        device: deviceOf(client, session),
        at: now().getTime(),
      }),
  }
}
