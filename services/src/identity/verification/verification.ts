/** Actions that need a step-up verification of their own; a session alone, however new, is not enough. */
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
 * Actions that a SIM thief would take first. If the customer has a payment PIN and no passkey, a browser that is new to the
 * account also needs the PIN: without it an action that 'waits' is done a day later, and one that is 'refused' can be repeated then,
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
export interface RequestedAction<Action extends ProtectedAction = ProtectedAction> {
  readonly action: Action
  readonly subject?: string | undefined
}

/** The subject of a code or of a passkey's challenge: session, action and subject. */
export function boundTo(sessionId: string, { action, subject = '' }: RequestedAction): string {
  return `${sessionId} ${action} ${subject}`
}
