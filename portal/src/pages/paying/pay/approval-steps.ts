/** From 'Pay' to the approval: a first payment sets a PIN first, and every payment is approved by two different factors. */

import {
  approvalText,
  type CodeSent,
  choosePin,
  type DraftBillPayment,
  type PayableBillPayment,
} from '@chowk/services'
import type { Locale } from '@chowk/shell'
import { wordsOf } from '../../../content/words.ts'
import type { CustomerContext } from '../../../page/page.ts'
import { pinFaultText } from '../../../payment-pin/pin-fault-text.ts'
import { href, hrefWithQuery } from '../../../ui/link.ts'
import { codeRefusalText, sentCode, sentCodeFromForm } from '../../account/login/sent-code.ts'
import {
  type ApproveStep,
  type PayStep,
  type PaySubmission,
  refuse,
  type SetPinStep,
  type StepAnswer,
  storedCode,
  toOrder,
  type VerifyStep,
} from './pay-facts.ts'

const settingPin = { action: 'set-pin' } as const

type ApprovalSubmission = PaySubmission<PayableBillPayment>

/** The next step once amount and source are confirmed. */
export async function openApproval(context: ApprovalSubmission): Promise<StepAnswer> {
  const { services, session, payment } = context
  const { id } = session.customer
  const hasPin = (await services.pins.setAt(id)) !== undefined
  if (!hasPin) {
    if ((await services.passkeys.list(id)).length > 0) return { next: approveStep(payment, {}) }
    const next = (await setPinStep(context, payment, minTypingMs)) ?? (await verifyStep(context, payment))
    return next ? { next } : sendVerificationCode(context)
  }
  const toSign = await services.payments.textToSign(session, payment.reference)
  if (toSign) return { next: approveStep(payment, { toSign, asksPin: true }) }
  const sent = await storedCode(context, payment, 'approve', minTypingMs)
  return sent ? { next: approveStep(payment, { sent, asksPin: true }) } : sendApprovalCode(context)
}

/** A code with less time left is replaced, because typing it takes longer. */
const minTypingMs = 60_000

type Asks = Partial<Pick<ApproveStep, 'toSign' | 'sent' | 'isUnknown' | 'asksPin' | 'errors' | 'code'>>

const approveStep = (payment: PayableBillPayment, asks: Asks): ApproveStep => ({
  step: 'approve',
  payment,
  asksPin: false,
  errors: [],
  ...asks,
})

/** A first PIN needs a verification: by a code for it, or by the code of the sign-in. */
async function setPinStep({ services, session }: CustomerContext, payment: PayableBillPayment, minMs = 0) {
  const until = await services.stepUp.validUntil(session, settingPin)
  const end = until ?? (await services.stepUp.firstPinUntil(session))
  if (!end || end.getTime() <= Date.now() + minMs) return undefined
  return { step: 'set-pin', payment, until, errors: [] } satisfies SetPinStep
}

async function verifyStep(context: CustomerContext, payment: PayableBillPayment, minMs = minTypingMs) {
  const sent = await storedCode(context, payment, 'verify', minMs)
  if (!sent || !(await context.services.stepUp.isCodeUnused(sent.challenge))) return undefined
  return { step: 'verify', payment, sent, errors: [] } satisfies VerifyStep
}

/** A first payment begins with a code that verifies the customer who sets the PIN. */
async function sendVerificationCode(context: ApprovalSubmission): Promise<StepAnswer> {
  const { services, client, session, payment } = context
  const sent = await services.stepUp.sendCode(client, session, settingPin)
  if (sent.outcome !== 'sent') return notSent(context, sent)
  return { next: { step: 'verify', payment, sent: sentCode(sent), errors: [] }, setCookies: sent.setCookies }
}

async function checkVerificationCode(context: ApprovalSubmission): Promise<StepAnswer> {
  const { services, client, session, form, locale, payment } = context
  const { challenge = '', code = '' } = form
  const tried = await services.stepUp.byCode(client, session, settingPin, { challenge, code })
  switch (tried.outcome) {
    case 'verified': {
      const until = await services.stepUp.validUntil(tried.session, settingPin)
      return { next: { step: 'set-pin', payment, until, errors: [] }, setCookies: tried.setCookies }
    }
    case 'malformed-code':
    case 'wrong-code': {
      const errors = [{ field: 'code', message: codeRefusalText(tried, locale) }]
      return { next: { step: 'verify', payment, sent: sentCodeFromForm(form), errors } }
    }
    default:
      return codeProblemAnswer(context, tried)
  }
}

async function submitNewPin(context: ApprovalSubmission): Promise<StepAnswer> {
  const { services, session, form, locale, payment } = context
  const { pin = '', again = '', deviceKey, signature } = form
  // A PIN was set meanwhile in another window: this form changes nothing.
  if (await services.pins.setAt(session.customer.id)) return openApproval(context)
  const chosen = choosePin({ pin, again }, session.customer.mobile)
  if (!chosen.ok) {
    const errors = [{ field: 'pin', message: wordsOf('pin')[locale].faults[chosen.fault] }]
    const until = await services.stepUp.validUntil(session, settingPin)
    return { next: { step: 'set-pin', payment, until, errors } }
  }
  const verification =
    (await services.stepUp.take(session, settingPin)) ??
    (signature && (await services.stepUp.forFirstPin(session, approvalText(payment), signature)))
  if (!verification) return sendVerificationCode(context)
  await services.pins.set(verification, chosen.pin, { session, deviceKey })
  // The key, which is bound by now, has signed this payment.
  return signature ? submitApproval(context) : openApproval(context)
}

async function sendApprovalCode(context: ApprovalSubmission, isUnknown = false): Promise<StepAnswer> {
  const { services, client, session, payment } = context
  const sent = await services.payments.sendCode(client, session, payment.reference)
  if (sent === undefined) return refuse(context, { outcome: 'lapsed' })
  if (sent.outcome !== 'sent') return notSent(context, sent)
  const asks = { sent: sentCode(sent), asksPin: true, isUnknown }
  return { next: approveStep(payment, asks), setCookies: sent.setCookies }
}

async function submitApproval(context: ApprovalSubmission): Promise<StepAnswer> {
  const { services, client, session, form, locale, payment } = context
  const { pin = '', challenge, code, signature, deviceKey } = form
  const typed = { pin, challenge, code, signature, deviceKey }
  const outcome = await services.payments.approve(client, session, payment.reference, typed)
  const repeatStep = async (field: 'pin' | 'code', message: string, status = 422): Promise<StepAnswer> => {
    const asks = challenge
      ? { sent: sentCodeFromForm(form), code }
      : { toSign: await services.payments.textToSign(session, payment.reference) }
    return { next: approveStep(payment, { ...asks, asksPin: true, errors: [{ field, message }] }), status }
  }
  switch (outcome.outcome) {
    case 'approved':
      return toOrder(outcome.payment, context)
    case 'unknown-payment':
      return { redirect: href('/pay/saved', locale) }
    case 'no-pin':
      return openApproval(context)
    case 'code-needed':
      return sendApprovalCode(context, true)
    case 'malformed-pin':
    case 'wrong-pin':
      return repeatStep('pin', pinFaultText(outcome, locale))
    case 'busy':
      return repeatStep('pin', pinFaultText(outcome, locale), 503)
    case 'pin-locked':
      return refuse(context, { ...outcome, reason: pinFaultText(outcome, locale) })
    case 'malformed-code':
      return repeatStep('code', wordsOf('login')[locale].malformedCode)
    case 'wrong-code':
      return repeatStep('code', codeRefusalText(outcome, locale))
    case 'account-locked':
    case 'payments-frozen':
    case 'already-paid':
    case 'limit-exceeded':
    case 'insufficient-balance':
      return refuse(context, outcome)
    default:
      return codeProblemAnswer(context, outcome)
  }
}

/** The forms that need a confirmed amount and source, by their name. */
export const approvalForms: ReadonlyMap<string, (context: ApprovalSubmission) => Promise<StepAnswer>> =
  new Map([
    ['send-verification', sendVerificationCode],
    ['verify', checkVerificationCode],
    ['set-pin', submitNewPin],
    ['send-code', sendApprovalCode],
    ['approve', submitApproval],
  ])

type NotSent = Exclude<Awaited<ReturnType<PaySubmission['services']['stepUp']['sendCode']>>, CodeSent>

function notSent(context: ApprovalSubmission, sent: NotSent): StepAnswer {
  if (sent.outcome !== 'rate-limited') return codeProblemAnswer(context, sent)
  const reason = codeRefusalText(sent, context.locale)
  return refuse(context, { outcome: 'no-code', reason, waitSeconds: sent.waitSeconds })
}

type CodeProblem =
  | { readonly outcome: 'too-many-tries'; readonly waitSeconds: number }
  | { readonly outcome: 'help-desk' | 'expired' | 'passkey-refused' }

function codeProblemAnswer(context: ApprovalSubmission, why: CodeProblem): StepAnswer {
  // A refused passkey is reported as an expired code.
  const refusal =
    'waitSeconds' in why ? why : { outcome: why.outcome === 'help-desk' ? why.outcome : ('expired' as const) }
  const reason = codeRefusalText(refusal, context.locale)
  const setCookies = [context.services.paymentSteps.forget()]
  const wait = 'waitSeconds' in why ? { waitSeconds: why.waitSeconds } : {}
  return { ...refuse(context, { outcome: 'no-code', reason, ...wait }), setCookies }
}

/**
 * /pay/{reference}?step=…: the address of a step, which the other language or a reload shows again without sending a
 * code.
 */
export const stepAddress = ({ reference }: DraftBillPayment, next: PayStep, locale: Locale): string =>
  hrefWithQuery(`/pay/${reference}`, locale, {
    step: next.step,
    browser: next.step === 'approve' && next.isUnknown ? 'unknown' : undefined,
  })

/** Undefined if no step was requested, or the step has expired. */
export async function storedStep(context: CustomerContext, payment: DraftBillPayment) {
  const { services, session, query } = context
  if (query.step === undefined || !payment.source) return undefined
  const hasPin = (await services.pins.setAt(session.customer.id)) !== undefined
  switch (query.step) {
    case 'verify':
      return hasPin ? undefined : verifyStep(context, payment, 0)
    case 'set-pin':
      return hasPin ? undefined : setPinStep(context, payment)
    case 'approve': {
      const sent = await storedCode(context, payment, 'approve')
      if (sent) return approveStep(payment, { sent, asksPin: true, isUnknown: query.browser === 'unknown' })
      const toSign = await services.payments.textToSign(session, payment.reference)
      if (hasPin) return toSign ? approveStep(payment, { toSign, asksPin: true }) : undefined
      const hasPasskey = (await services.passkeys.list(session.customer.id)).length > 0
      return hasPasskey ? approveStep(payment, {}) : undefined
    }
    default:
      return undefined
  }
}
