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

/** Actions that a customer who has lost the passkey may request with a code; they take effect a day later. */
export const delayableActions: readonly ProtectedAction[] = ['add-passkey']

/**
 * What happens to an action without the payment PIN, if the customer has a PIN and no passkey and the browser is new to the
 * account: these are the actions that a SIM thief would take first. A delayed action takes effect a day later. A refused one
 * can be repeated then, when the browser is no longer new.
 */
export const outcomesWithoutPin: Partial<Record<ProtectedAction, 'delayed' | 'refused'>> = {
  'add-passkey': 'delayed',
  'close-account': 'delayed',
  'sign-out-device': 'refused',
  'sign-out-everywhere': 'refused',
  'export-data': 'refused',
  'verify-identity': 'refused',
}

export const verificationLifetimeMs = 5 * 60_000

/** `code-in-new-browser` is a code without the PIN: for a customer who has a PIN, the action takes effect a day later. */
export type VerificationMethod = 'passkey' | 'code' | 'code-in-new-browser'

declare const verified: unique symbol

/** A recent verification of this action. Only `StepUp` creates one. */
export interface Verification<Action extends ProtectedAction = ProtectedAction> {
  readonly customerId: string
  readonly sessionId: string
  readonly action: Action
  /** The action's subject, e.g. which passkey is removed; '' if there is only one. */
  readonly subject: string
  readonly by: VerificationMethod
  readonly [verified]: true
}

export interface RequestedAction<Action extends ProtectedAction = ProtectedAction> {
  readonly action: Action
  readonly subject?: string | undefined
}

/** The string that a code or a passkey's challenge is issued for. */
export function challengeSubject(sessionId: string, { action, subject = '' }: RequestedAction): string {
  return `${sessionId} ${action} ${subject}`
}
