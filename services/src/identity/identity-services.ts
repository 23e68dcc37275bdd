// Composes the services of this domain.
import type { MessageOutbox } from '../messages/outbox/message-outbox.ts'
import { createCsrf } from '../platform/csrf/csrf.ts'
import type { ServiceContext } from '../platform/service-context/service-context.ts'
import { createAccounts } from './accounts/accounts.ts'
import { createMobileChange } from './accounts/mobile-change.ts'
import { createSignInSteps } from './accounts/sign-in-steps.ts'
import { createBoundDevices } from './bound-devices/bound-devices.ts'
import { consentsOf } from './consents/consents.module.ts'
import { renewNumberMacs } from './customer/customer-number.ts'
import { createKyc } from './kyc/kyc.ts'
import type { KycVerifier } from './kyc-verifier/kyc-verifier.ts'
import { createAccountLocks } from './lock/account-locks.ts'
import { renewBrowserMacs } from './one-time-code/known-browser.ts'
import { type CodeLimits, createOneTimeCodes } from './one-time-code/one-time-codes.ts'
import { createPasskeys } from './passkeys/passkeys.ts'
import { createHashQueue } from './payment-pin/hash-queue.ts'
import { createPaymentPins } from './payment-pin/payment-pins.ts'
import { type PinCost, usualPinCost } from './payment-pin/pin-hash.ts'
import { createPendingChanges } from './pending-changes/pending-changes.ts'
import { sameSiteVerticals } from './session/same-site.ts'
import { createSessions } from './session/sessions.ts'
import { createSsoTokens } from './session/sso-token.ts'
import { createStepUp } from './step-up/step-up.ts'

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
  const sameSite = sameSiteVerticals(context.origin, context.verticals)
  const csrf = createCsrf({ ...context, keys: context.keysFor('csrf'), verticals: sameSite })
  const ssoTokens = createSsoTokens({ ...context, keys: context.keysFor('sso-token') })
  const codes = createOneTimeCodes(context, { messages: given.outbox, limits: given.codeLimits })
  const sessions = createSessions(context, { csrf, ssoTokens, codes })
  const devices = createBoundDevices(context)
  const passkeys = createPasskeys(context, { codes, sessions })
  const pins = createPaymentPins(context, {
    cost: given.pinCost ?? usualPinCost,
    queue: createHashQueue(given.pinHashesAtOnce),
    devices,
  })
  const pendingChanges = createPendingChanges(context)
  const kyc = createKyc(context, { verifier: given.verifier })
  const credentialKeys = context.keysFor('credential')
  let isRenewed = false

  async function renewMacs(): Promise<void> {
    if (credentialKeys.length === 1 || isRenewed) return
    await passkeys.renewMacs()
    await renewBrowserMacs(context.store, credentialKeys)
    await renewNumberMacs(context.store, credentialKeys)
    isRenewed = true
  }

  return {
    services: {
      accounts: createAccounts(context, { codes, sessions, devices }),
      signInSteps: createSignInSteps({
        ...context,
        keys: context.keysFor('sign-in-steps'),
        cookie: context.cookies.signInSteps,
      }),
      mobileChange: createMobileChange(context, { codes, passkeys, sessions }),
      locks: createAccountLocks(context, { codes }),
      sessions,
      passkeys,
      /** Replaces MACs of a former secret, so that passkeys, known browsers and numbers outlive it. */
      renewMacs,
      /** Verifications for what a session alone may not do. */
      stepUp: createStepUp(context, { codes, passkeys, pins, devices }),
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
      consents: (customerId: string) => consentsOf(context.store, customerId),
    },
    /** Services for the other domains; pages do not use them. */
    inside: { codes, ssoTokens, devices },
    chores: [
      { name: 'credential MACs', everyMs: 60_000, run: renewMacs },
      { name: 'identities', everyMs: 5000, run: () => kyc.runDueWork() },
      { name: 'pending changes', everyMs: 5000, run: () => pendingChanges.runDueWork() },
    ],
  }
}
