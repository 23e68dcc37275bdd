/** What needs a proof asked for that one action: a session alone, however fresh, is none. */
export const provenActions = [
  'add-passkey',
  'remove-passkey',
  'sign-out-device',
  'sign-out-everywhere',
  'set-pin',
  'export-data',
  'close-account',
  'verify-identity',
] as const

export type ProvenAction = (typeof provenActions)[number]

/** What a customer who has lost the passkey may ask for with a code: it then waits a day. */
export const actionsThatMayWait: readonly ProvenAction[] = ['add-passkey']

/**
 * What a thief with the SIM would do first. Where the customer has a payment PIN and no passkey, a browser that is new to the
 * account has to say the PIN too: what 'waits' is done a day later without it, what is 'refused' is not done.
 */
export const withoutPin: Partial<Record<ProvenAction, 'waits' | 'refused'>> = {
  'add-passkey': 'waits',
  'close-account': 'waits',
  'sign-out-device': 'refused',
  'sign-out-everywhere': 'refused',
}

export const proofLifetimeMs = 5 * 60_000

/** The last without the PIN: what a customer with one asks for with it waits a day. */
export type ProofMethod = 'passkey' | 'code' | 'code-in-new-browser'

declare const proven: unique symbol

/** The customer has just proven that they ask for this very thing. Only `FreshProofs.take` makes one. */
export interface Proof<Action extends ProvenAction = ProvenAction> {
  readonly customerId: string
  readonly sessionId: string
  readonly action: Action
  /** What the action is about, e.g. which passkey goes; '' where there is only one thing. */
  readonly subject: string
  readonly by: ProofMethod
  readonly [proven]: true
}

/** What is asked for: an action, and what it is about. */
export interface AskedAction<Action extends ProvenAction = ProvenAction> {
  readonly action: Action
  readonly subject?: string | undefined
}

/** What a code or a passkey's challenge is bound to: this session, this action, this thing. */
export function boundTo(sessionId: string, { action, subject = '' }: AskedAction): string {
  return `${sessionId} ${action} ${subject}`
}
