// Verifies the payment PIN together with something the customer has: the key of this browser, or the SIM that
// receives a code.
import type { BoundDevices, SignedText } from '../../../identity/bound-devices/bound-devices.ts'
import type { CodeAttempt } from '../../../identity/one-time-code/code-challenge.ts'
import type { OneTimeCodes, Visit } from '../../../identity/one-time-code/one-time-codes.ts'
import type { PaymentPins, PinChecked } from '../../../identity/payment-pin/payment-pins.ts'
import type { CurrentSession } from '../../../identity/session/sessions.ts'
import type { PayableBillPayment } from '../payment/payment.ts'
import { type ApprovedBy, approvalSubject, approvalText } from './approve-payment.ts'

export type RequestingSession = Pick<CurrentSession, 'id' | 'customer'>

export interface TypedApproval {
  readonly pin: string
  /** The signature of this browser's key over `textToSign`. */
  readonly signature?: string | undefined
  readonly challenge?: string | undefined
  readonly code?: string | undefined
  /** The public half of the key to register for this browser. */
  readonly deviceKey?: string | undefined
}

export type PinNotTaken =
  | Exclude<PinChecked, { outcome: 'right' }>
  /** This browser's key is not bound, or no longer: the PIN needs a code. */
  | { outcome: 'code-needed' | 'malformed-code' }

export interface PinApprovalOptions {
  readonly codes: OneTimeCodes
  readonly pins: Pick<PaymentPins, 'compare'>
  readonly devices: BoundDevices
}

type SecondFactor = { signed: SignedText } | { code: CodeAttempt }

export function createPinApproval({ codes, pins, devices }: PinApprovalOptions) {
  async function secondFactor(
    visit: Visit,
    session: RequestingSession,
    draft: PayableBillPayment,
    { signature, challenge, code }: TypedApproval,
  ): Promise<SecondFactor | PinNotTaken> {
    const signed = signature ? await devices.signed(session, approvalText(draft), signature) : undefined
    if (signed) return { signed }
    if (!challenge || code === undefined) return { outcome: 'code-needed' }
    const attempt = codes.attempt(visit, { challenge, code, purpose: 'approve-payment' })
    return attempt ? { code: attempt } : { outcome: 'malformed-code' }
  }

  /** The second factor is checked first, so that a stolen cookie alone cannot try PINs. */
  return async function approvedByPin(
    visit: Visit,
    session: RequestingSession,
    draft: PayableBillPayment,
    typed: TypedApproval,
  ): Promise<ApprovedBy | PinNotTaken> {
    const second = await secondFactor(visit, session, draft, typed)
    if ('outcome' in second) return second
    const code = 'code' in second ? { attempt: second.code, subject: approvalSubject(draft) } : undefined
    const checked = await pins.compare(session.customer.id, typed.pin, code)
    if (checked.outcome !== 'right') return checked
    const { pin } = checked
    if ('signed' in second) return { pin, ...second }
    return { pin, ...second, bind: devices.toBind(session, typed.deviceKey) }
  }
}
