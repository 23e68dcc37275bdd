/** What needs a verification asked for that one action: a session alone, however fresh, is none. */
export const protectedActions = [
  'add-passkey',
  'remove-passkey',
  'sign-out-device',
  'sign-out-everywhere',
  'set-pin',
  'export-data',
  'close-account',
  'verify-identity',
] as const

export type ProtectedAction = (typeof protectedActions)[number]

/** Actions that a customer who has lost the passkey may request with a code; they wait a day. */
export const actionsThatMayWait: readonly ProtectedAction[] = ['add-passkey']

/**
 * What a thief with the SIM would do first. Where the customer has a payment PIN and no passkey, a browser that is new to the
 * account has to say the PIN too: what 'waits' is done a day later without it, what is 'refused' can be asked for again then,
 * when the browser is no longer new.
 */
export const withoutPin: Partial<Record<ProtectedAction, 'waits' | 'refused'>> = {
  'add-passkey': 'waits',
  'close-account': 'waits',
  'sign-out-device': 'refused',
  'sign-out-everywhere': 'refused',
  'export-data': 'refused',
  'verify-identity': 'refused',
}

export const verificationLifetimeMs = 5 * 60_000

/** The last without the PIN: a customer who has one waits a day. */
export type VerificationMethod = 'passkey' | 'code' | 'code-in-new-browser'

declare const proven: unique symbol

/** A recent verification of this action. Only `StepUp` creates one. */
export interface Verification<Action extends ProtectedAction = ProtectedAction> {
  readonly customerId: string
  readonly sessionId: string
  readonly action: Action
  /** The action's subject, e.g. which passkey is removed; '' where there is only one. */
  readonly subject: string
  readonly by: VerificationMethod
  readonly [proven]: true
}

/** A requested action and its subject. */
export interface AskedAction<Action extends ProtectedAction = ProtectedAction> {
  readonly action: Action
  readonly subject?: string | undefined
}

/** What a code or a passkey's challenge is bound to: session, action, subject. */
export function boundTo(sessionId: string, { action, subject = '' }: AskedAction): string {
  return `${sessionId} ${action} ${subject}`
}
