/**
 * The two steps of signing in, for the page and for the frame: a number, then the code that was sent to it. A locked
 * account has a third: requesting that it be unlocked.
 */
import {
  type Customer,
  formatMobile,
  parseMobile,
  type SignedIn,
  type SignInFault,
  type SignInStep,
} from '@chowk/services'
import type { AnyoneContext, Submission } from '../../../page/page.ts'
import { sentCode, sentCodeFromForm, typedField } from './sent-code.ts'

export const firstStep: SignInStep = { step: 'number', mobile: '' }

type LoginAnswer =
  | { readonly next: SignInStep; readonly setCookies?: readonly string[] }
  | { readonly signedIn: SignedIn }

export function submitSignInStep(context: AnyoneContext & Submission): Promise<LoginAnswer> {
  if (context.form.restart) return Promise.resolve({ next: firstStep })
  const { challenge, resend } = context.form
  return challenge === undefined || resend ? requestCode(context) : checkCode(context)
}

/** Somebody is signed in; `typed` is a different number that was typed before another tab signed them in. */
export interface SignedInStep {
  readonly step: 'signed-in'
  readonly name: string
  readonly typed?: string | undefined
}

export function signedInStep({ name, mobile }: Customer, typed: string | undefined): SignedInStep {
  return { step: 'signed-in', name: name || formatMobile(mobile), typed }
}

/** True also without a typed number. */
export function isNumberOf({ mobile }: Customer, typed: string | undefined): boolean {
  const parsed = parseMobile(typed ?? '')
  return parsed.ok ? parsed.mobile === mobile : !typed
}

/** The form's cookies are gone: the number stays, and its code cannot be used any more. */
export function restartAtNumber(form: Submission['form']): SignInStep {
  return { step: 'number', mobile: typedField(form, 'mobile'), fault: { reason: 'out-of-date' } }
}

/** How long this step refuses another attempt. */
export function waitSecondsAt({ fault }: SignInStep): number | undefined {
  return fault && 'waitSeconds' in fault ? fault.waitSeconds : undefined
}

/** Undefined if the number was not just verified in this browser, or the owner has refused. */
export async function submitUnlockRequest(
  context: AnyoneContext & Submission,
): Promise<SignInStep | 'opened' | undefined> {
  const { services, form, client } = context
  const verified = await verifiedStep(context)
  if (!verified) return undefined
  const { pinFault: _, ...step } = verified
  const checked = step.asksPin ? await services.pins.check(step.customerId, form.pin ?? '') : undefined
  switch (checked?.outcome) {
    case 'malformed-pin':
    case 'busy':
    case 'wrong-pin':
    case 'pin-locked':
      return { ...step, pinFault: checked }
  }
  const pin = checked?.outcome === 'right' ? checked.pin : undefined
  const unlockFrom = await services.locks.requestUnlock(step, pin, client)
  if (unlockFrom === 'opened') return unlockFrom
  return unlockFrom && { ...step, unlockFrom: unlockFrom.getTime() }
}

export async function submitUnlockRefusal({ services, client, query }: AnyoneContext): Promise<void> {
  const step = await verifiedStep({ services, client, query })
  if (step) await services.locks.refuseUnlock(step)
}

async function verifiedStep({
  services,
  client,
  query,
}: Pick<AnyoneContext, 'services' | 'client' | 'query'>) {
  const step = query.step === undefined ? undefined : await services.signInSteps.read(client, query.step)
  return step?.step === 'locked' ? step : undefined
}

async function requestCode(context: AnyoneContext & Submission): Promise<LoginAnswer> {
  const { services, client, form, locale } = context
  const mobile = typedField(form, 'mobile')
  const sent = await services.accounts.requestCode(client, { mobile, language: locale })
  // The earlier code may still be valid.
  const refused = (fault: SignInFault): LoginAnswer =>
    form.challenge === undefined ? { next: { step: 'number', mobile, fault } } : sameCode(form, fault)
  switch (sent.outcome) {
    case 'wrong-number':
      return refused({ reason: sent.fault })
    case 'help-desk':
      return refused({ reason: sent.outcome })
    case 'rate-limited':
    case 'too-many-tries':
      return refused({ reason: sent.outcome, waitSeconds: sent.waitSeconds })
    case 'sent':
      return { next: { step: 'code', mobile, ...sentCode(sent) }, setCookies: sent.setCookies }
  }
}

async function checkCode(context: AnyoneContext & Submission): Promise<LoginAnswer> {
  const { services, client, form, locale } = context
  const outcome = await services.accounts.signIn(client, {
    challenge: typedField(form, 'challenge'),
    code: typedField(form, 'code'),
    deviceKey: form.deviceKey,
    language: locale,
  })
  const again = (fault: SignInFault) => sameCode(form, fault)
  switch (outcome.outcome) {
    case 'signed-in':
      return { signedIn: outcome }
    case 'locked': {
      const { outcome: step, ...locked } = outcome
      return { next: { step, ...locked } }
    }
    case 'malformed-code':
    case 'expired':
    case 'help-desk':
      return again({ reason: outcome.outcome })
    case 'wrong-code':
      return again({ reason: outcome.outcome, triesLeft: outcome.triesLeft })
    case 'too-many-tries':
      return again({ reason: outcome.outcome, waitSeconds: outcome.waitSeconds })
  }
}

function sameCode(form: Submission['form'], fault: SignInFault): LoginAnswer {
  return { next: { step: 'code', mobile: typedField(form, 'mobile'), ...sentCodeFromForm(form), fault } }
}
