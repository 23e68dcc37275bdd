// Composes the services of this domain.
import type { MessageOutbox } from '../messages/outbox/message-outbox.ts'
import { type Csrf, createCsrf } from '../platform/csrf/csrf.ts'
import type { ServiceContext } from '../platform/service-context/service-context.ts'
import type { Chore } from '../platform/upkeep/upkeep.ts'
import { type Accounts, createAccounts } from './accounts/accounts.ts'
import { createMobileChange, type MobileChange } from './accounts/mobile-change.ts'
import { createSignInSteps, type SignInSteps } from './accounts/sign-in-steps.ts'
import { type BoundDevices, createBoundDevices } from './bound-devices/bound-devices.ts'
import { type Consent, consentsOf } from './consents/consents.ts'
import { createKyc, type Kyc } from './kyc/kyc.ts'
import type { KycVerifier } from './kyc-verifier/kyc-verifier.ts'
import { type AccountLocks, createAccountLocks } from './lock/account-locks.ts'
import { createOneTimeCodes, type OneTimeCodes } from './one-time-code/one-time-codes.ts'
import { createPasskeys, type Passkeys } from './passkeys/passkeys.ts'
import { createHashQueue } from './payment-pin/hash-queue.ts'
import { createPaymentPins, type PaymentPins } from './payment-pin/payment-pins.ts'
import { type PinCost, usualPinCost } from './payment-pin/pin-hash.ts'
import { createPendingChanges, type PendingChanges } from './pending-changes/pending-changes.ts'
import { sameSiteVerticals } from './session/same-site.ts'
import { createSessions, type Sessions } from './session/sessions.ts'
import { createSsoTokens, type SsoTokens } from './session/sso-token.ts'
import { createStepUp, type StepUp } from './step-up/step-up.ts'

export interface IdentityServices {
  readonly accounts: Accounts
  /** The steps of signing in on `/login`. */
  readonly signInSteps: SignInSteps
  readonly mobileChange: MobileChange
  readonly locks: AccountLocks
  readonly sessions: Sessions
  readonly passkeys: Passkeys
  /** Verifications for what a session alone may not do. */
  readonly stepUp: StepUp
  /** The factor that the customer knows, for paying from the wallet. */
  readonly pins: PaymentPins
  /** Changes requested with a code beside a passkey, or in a new browser without the PIN: they wait a day. */
  readonly pendingChanges: PendingChanges
  /** Name and ID of the customer, which decide the limits. */
  readonly kyc: Kyc
  readonly csrf: Csrf
  /** Verticals on the portal's own site: whose pages may ask who is signed in, and sign out. */
  readonly sameSiteVerticals: readonly string[]
  /** What a customer has agreed to, oldest first. */
  consents(customerId: string): Promise<Consent[]>
}

export interface CodeLimits {
  readonly perMobile: number
  readonly perMobileDay?: number | undefined
  readonly perAddress: number
  readonly inTotal?: number | undefined
  readonly perDay?: number | undefined
}

interface Given {
  readonly outbox: MessageOutbox
  readonly verifier: KycVerifier
  readonly codeLimits: CodeLimits
  /** The cost of hashing a payment PIN; tests use less. */
  readonly pinCost: PinCost | undefined
  readonly pinHashesAtOnce: number
}

/** `inside` is for other domains, not for pages. */
export interface IdentityDomain {
  readonly services: IdentityServices
  readonly inside: {
    readonly codes: OneTimeCodes
    readonly ssoTokens: SsoTokens
    readonly devices: BoundDevices
  }
  readonly chores: readonly Chore[]
}

export function createIdentityServices(context: ServiceContext, given: Given): IdentityDomain {
  const { store, cookies, keyFor, keysFor } = context
  const { perMobile, perMobileDay = 15, perAddress, inTotal = 20_000, perDay = 100_000 } = given.codeLimits
  const sameSite = sameSiteVerticals(context.origin, context.verticals)
  const csrf = createCsrf({ ...context, keys: keysFor('csrf'), verticals: sameSite })
  const ssoTokens = createSsoTokens({ ...context, keys: keysFor('sso-token') })
  const codes = createOneTimeCodes({
    ...context,
    messages: given.outbox,
    codeKeys: keysFor('one-time-code'),
    addressKey: keyFor('address'),
    perMobile,
    perMobileDay,
    perAddress,
    inTotal,
    perDay,
  })
  const credentialKeys = keysFor('credential')
  const sessions = createSessions({ ...context, csrf, ssoTokens, codes, credentialKeys })
  const devices = createBoundDevices(store, credentialKeys)
  const passkeys = createPasskeys({
    ...context,
    challengeKeys: keysFor('passkey-challenge'),
    credentialKeys,
    codes,
    sessions,
  })
  const pins = createPaymentPins({
    ...context,
    keys: keysFor('payment-pin'),
    cost: given.pinCost ?? usualPinCost,
    queue: createHashQueue(given.pinHashesAtOnce),
    devices,
  })
  const pendingChanges = createPendingChanges(context)
  const kyc = createKyc({
    ...context,
    keys: { id: keysFor('kyc-id'), seal: keysFor('kyc-seal'), holder: keysFor('holder') },
    verifier: given.verifier,
  })

  return {
    services: {
      accounts: createAccounts({ ...context, codes, sessions, holderKeys: keysFor('holder') }),
      signInSteps: createSignInSteps({
        ...context,
        keys: keysFor('sign-in-steps'),
        cookie: cookies.signInSteps,
      }),
      mobileChange: createMobileChange({ ...context, codes, passkeys, sessions }),
      locks: createAccountLocks({ ...context, codes }),
      sessions,
      passkeys,
      stepUp: createStepUp({ ...context, codes, passkeys, pins }),
      pins,
      pendingChanges,
      kyc,
      csrf,
      sameSiteVerticals: sameSite,
      consents: customerId => consentsOf(store, customerId),
    },
    inside: { codes, ssoTokens, devices },
    chores: [
      { name: 'passkeys', everyMs: 60_000, run: () => passkeys.renewMacs() },
      { name: 'identities', everyMs: 5000, run: () => kyc.catchUp() },
      { name: 'pending changes', everyMs: 5000, run: () => pendingChanges.catchUp() },
    ],
  }
}
