// Composes the services of this domain.
import type { MessageOutbox } from '../messages/outbox/message-outbox.ts'
import { createCsrf } from '../platform/csrf/csrf.ts'
import type { ServiceContext } from '../platform/service-context/service-context.ts'
import { createAccounts } from './accounts/accounts.ts'
import { createMobileChange } from './accounts/mobile-change.ts'
import { createSignInSteps } from './accounts/sign-in-steps.ts'
import { createBoundDevices } from './bound-devices/bound-devices.ts'
import { consentsOf } from './consents/consents.ts'
import { createKyc } from './kyc/kyc.ts'
import type { KycVerifier } from './kyc-verifier/kyc-verifier.ts'
import { createAccountLocks } from './lock/account-locks.ts'
import { createOneTimeCodes } from './one-time-code/one-time-codes.ts'
import { createPasskeys } from './passkeys/passkeys.ts'
import { createHashQueue } from './payment-pin/hash-queue.ts'
import { createPaymentPins } from './payment-pin/payment-pins.ts'
import { type PinCost, usualPinCost } from './payment-pin/pin-hash.ts'
import { createPendingChanges } from './pending-changes/pending-changes.ts'
import { sameSiteVerticals } from './session/same-site.ts'
import { createSessions } from './session/sessions.ts'
import { createSsoTokens } from './session/sso-token.ts'
import { createStepUp } from './step-up/step-up.ts'

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

export type IdentityDomain = ReturnType<typeof createIdentityServices>

export function createIdentityServices(context: ServiceContext, given: Given) {
  const { store, cookies, keyFor, keysFor } = context
  const { perMobile, perMobileDay = 15, perAddress, inTotal = 20_000, perDay = 100_000 } = given.codeLimits
  const sameSite = sameSiteVerticals(context.origin, context.verticals)
  const csrf = createCsrf({ ...context, keys: keysFor('csrf'), verticals: sameSite })
  const ssoTokens = createSsoTokens({ ...context, keys: keysFor('sso-token') })
  const credentialKeys = keysFor('credential')
  const codes = createOneTimeCodes({
    ...context,
    messages: given.outbox,
    codeKeys: keysFor('one-time-code'),
    credentialKeys,
    addressKey: keyFor('address'),
    perMobile,
    perMobileDay,
    perAddress,
    inTotal,
    perDay,
  })
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
  const pendingChanges = createPendingChanges({ ...context, credentialKeys })
  const kyc = createKyc({
    ...context,
    keys: { id: keysFor('kyc-id'), mac: keysFor('kyc-seal'), holder: keysFor('holder') },
    verifier: given.verifier,
  })

  return {
    services: {
      accounts: createAccounts({ ...context, codes, sessions, devices, holderKeys: keysFor('holder') }),
      signInSteps: createSignInSteps({
        ...context,
        keys: keysFor('sign-in-steps'),
        cookie: cookies.signInSteps,
      }),
      mobileChange: createMobileChange({ ...context, codes, passkeys, sessions }),
      locks: createAccountLocks({ ...context, codes }),
      sessions,
      passkeys,
      /** Verifications for what a session alone may not do. */
      stepUp: createStepUp({
        ...context,
        codes,
        passkeys,
        pins,
        devices,
        verificationKey: keyFor('verification'),
      }),
      /** The factor that the customer knows, for paying from the wallet. */
      pins,
      /** Changes requested with a code beside a passkey, or in a new browser without the PIN: they wait a day. */
      pendingChanges,
      /** Name and ID of the customer, which decide the limits. */
      kyc,
      csrf,
      /** Verticals on the portal's own site. Their pages may call the session check and sign out. */
      sameSiteVerticals: sameSite,
      /** A customer's consents, oldest first. */
      consents: (customerId: string) => consentsOf(store, customerId),
    },
    /** Services for the other domains; pages do not use them. */
    inside: { codes, ssoTokens, devices },
    chores: [
      { name: 'passkeys', everyMs: 60_000, run: () => passkeys.renewMacs() },
      { name: 'identities', everyMs: 5000, run: () => kyc.catchUp() },
      { name: 'pending changes', everyMs: 5000, run: () => pendingChanges.catchUp() },
    ],
  }
}
