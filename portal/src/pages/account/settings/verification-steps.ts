/** Verifies the customer, then performs the requested action. */

import {
  type DraftBillPayment,
  delayableActions,
  type ProtectedAction,
  protectedActions,
  type RequestedAction,
} from '@chowk/services'
import type { Locale } from '@chowk/shell'
import { type Words, wordsOf } from '../../../content/words.ts'
import type { ActionResult, CustomerContext, Submission } from '../../../page/page.ts'
import { pinFaultText } from '../../../payment-pin/pin-fault-text.ts'
import { href, hrefWithQuery } from '../../../ui/link.ts'
import { codeRefusalText, type SentCode, sentCode, sentCodeFromForm } from '../login/sent-code.ts'

export interface VerificationFacts {
  readonly requested: RequestedAction
  readonly way: 'passkey' | 'code'
  /** The customer has a PIN, and may set another without knowing it: in a new browser it takes effect a day later. */
  readonly resetsPin: 'at-once' | 'later' | false
  readonly payment: DraftBillPayment | undefined
  /** The code, once it was sent: for a customer with a passkey, only if the passkey is lost. */
  readonly sent?: SentCode
  readonly error?: string
  /** What happens without the payment PIN, if this browser is new and asks for it. */
  readonly asksPin?: 'delayed' | 'refused' | undefined
  readonly pinError?: string
  readonly typed?: string | undefined
  readonly waitSeconds?: number
}

type Result = ActionResult<VerificationFacts>

export function requestedAction(action?: string, subject = ''): RequestedAction | undefined {
  const known = protectedActions.find(each => each === action)
  return known && { action: known, subject }
}

type StepContext = CustomerContext & Submission

export async function submitVerificationStep(context: StepContext, facts: VerificationFacts) {
  const { form } = context
  if (form.do === 'verify') return checkCode(context, facts)
  if (form.do === 'go-on') return perform(context, facts)
  if (form.do === 'extend') return extend(context, facts)
  if (facts.way === 'code') return sendCode(context, facts)
  const isLost = form.do === 'lost-passkey' && delayableActions.includes(facts.requested.action)
  return isLost ? sendCode(context, facts) : { facts }
}

async function sendCode(context: StepContext, facts: VerificationFacts): Promise<Result> {
  const { services, client, session, form, locale } = context
  const sent = await services.stepUp.sendCode(client, session, facts.requested)
  if (sent.outcome === 'sent')
    return { facts: { ...facts, sent: sentCode(sent) }, setCookies: sent.setCookies }
  const refused = {
    ...facts,
    error: codeRefusalText(sent, locale),
    // The earlier code may still be valid.
    ...(form.challenge !== undefined && { sent: sentCodeFromForm(form) }),
  }
  if (sent.outcome === 'help-desk') return { facts: refused, status: 422 }
  return { facts: { ...refused, waitSeconds: sent.waitSeconds }, status: 422 }
}

async function checkCode(context: StepContext, facts: VerificationFacts): Promise<Result> {
  const { client, session, form, locale } = context
  const { stepUp } = context.services
  const { challenge = '', code = '', pin = '' } = form
  const { requested, asksPin } = facts
  const tried =
    asksPin === 'refused' || (asksPin && pin !== '')
      ? await stepUp.byCodeAndPin(client, session, requested, { challenge, code, pin })
      : await stepUp.byCode(client, session, requested, { challenge, code })
  const wait = 'waitSeconds' in tried ? { waitSeconds: tried.waitSeconds } : {}
  switch (tried.outcome) {
    case 'verified': {
      const result = await perform({ ...context, session: tried.session }, facts)
      return { ...result, setCookies: [...tried.setCookies, ...(result.setCookies ?? [])] }
    }
    case 'malformed-pin':
    case 'wrong-pin':
    case 'pin-locked':
    case 'busy': {
      const pinError = pinFaultText(tried, locale, wordsOf('lock')[locale].pinLocked)
      // The code was right, and stays valid while the PIN is typed again.
      const status = tried.outcome === 'busy' ? 503 : 422
      return { facts: { ...facts, sent: sentCodeFromForm(form), typed: code, pinError, ...wait }, status }
    }
    case 'no-pin':
      return tooLate(facts, locale)
    case 'malformed-code':
    case 'wrong-code': {
      const error = codeRefusalText(tried, locale)
      return { facts: { ...facts, sent: sentCodeFromForm(form), typed: code, error }, status: 422 }
    }
    default:
      return { facts: { ...facts, error: codeRefusalText(tried, locale), ...wait }, status: 422 }
  }
}

/** Actions that need more input have a page of their own, which uses up the verification when the input is complete. */
const pagesOfTheirOwn: Partial<Record<ProtectedAction, string>> = {
  'add-passkey': '/settings/passkey',
  'set-pin': '/settings/pin',
  'export-data': '/settings/data',
  'close-account': '/settings/close',
  'verify-identity': '/settings/identity',
}

async function perform(context: CustomerContext, facts: VerificationFacts): Promise<Result> {
  const { services, session, locale } = context
  const page = pageOfAction(facts, locale)
  if (page && (await services.stepUp.validUntil(session, facts.requested))) return { redirect: page }
  return (await performVerified(context, facts.requested)) ?? tooLate(facts, locale)
}

function pageOfAction({ requested, payment }: VerificationFacts, locale: Locale): string | undefined {
  const page = pagesOfTheirOwn[requested.action]
  return page && hrefWithQuery(page, locale, { payment: payment?.reference })
}

async function extend({ services, session, locale }: CustomerContext, facts: VerificationFacts) {
  const page = pageOfAction(facts, locale)
  const extended = await services.stepUp.extend(session, facts.requested)
  return page && extended ? { redirect: page, ...extended } : tooLate(facts, locale)
}

/** Asks for another verification, because the last one has expired. */
function tooLate(facts: VerificationFacts, locale: Locale): Result {
  return { facts: { ...facts, error: wordsOf('verification')[locale].tooLate }, status: 422 }
}

async function performVerified(context: CustomerContext, requested: RequestedAction) {
  const { services, session, client, locale } = context
  const { passkeys, pendingChanges, stepUp, sessions } = services
  const settings = href('/settings', locale)
  const take = <Action extends ProtectedAction>(action: Action) =>
    stepUp.take(session, { action, subject: requested.subject })
  switch (requested.action) {
    case 'add-passkey':
    case 'set-pin':
    case 'export-data':
    case 'close-account':
    case 'verify-identity':
      return undefined
    case 'remove-passkey': {
      const verification = await take('remove-passkey')
      if (!verification) return undefined
      await passkeys.remove(verification)
      return { redirect: `${settings}/passkeys?done=passkey-removed` }
    }
    case 'sign-out-device': {
      const verification = await take('sign-out-device')
      if (!verification) return undefined
      await pendingChanges.cancelRequestedBy(verification)
      await sessions.revoke(verification)
      return { redirect: `${settings}/devices?done=device` }
    }
    case 'sign-out-everywhere': {
      const verification = await take('sign-out-everywhere')
      if (!verification) return undefined
      return { redirect: href('/', locale), ...(await sessions.revokeAll(verification, client)) }
    }
    default:
      return requested.action satisfies never
  }
}

/** The payment that the customer left to set a PIN: each step carries it in its address and leads back to it. */
export async function waitingPayment(context: CustomerContext): Promise<DraftBillPayment | undefined> {
  const { services, session, query } = context
  const payment = query.payment && (await services.payments.byReference(session.customer.id, query.payment))
  return payment && payment.stage === 'draft' ? payment : undefined
}

/** Back to the payment, which can be approved in another way, without a new PIN. */
export function pathBackFromPin(payment: DraftBillPayment | undefined, locale: Locale): string {
  return payment
    ? hrefWithQuery(`/pay/${payment.reference}`, locale, { step: 'approve' })
    : href('/settings', locale)
}

/** After a reset the wallet pays less: the payment's own page shows that, with other ways to pay. */
export async function pathAfterPinSet(context: CustomerContext, done: keyof Words['settings']['done']) {
  const { services, client, session, locale } = context
  const payment = await waitingPayment(context)
  if (!payment) return hrefWithQuery('/settings', locale, { done })
  const limit = await services.payments.newDeviceLimit(client, session)
  const isTooMuch = limit && payment.cost && payment.cost.totalPaise > limit.leftPaise
  return hrefWithQuery(`/pay/${payment.reference}`, locale, { step: isTooMuch ? undefined : 'approve', done })
}
