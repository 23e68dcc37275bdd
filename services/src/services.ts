// Everything the services do, put together over one store. The API and the portal's pages call the same functions.

import { createBillLooks } from './bills/bill-looks/bill-looks.ts'
import { createOperatorLooks, type OperatorLooks } from './bills/bill-looks/operator-looks.ts'
import { type OwnSandbox, ownSandbox } from './bills/biller-sandbox/own-sandbox.ts'
import { storePaymentBook } from './bills/biller-sandbox/store-book.ts'
import type { BillerGateway } from './bills/billers/biller-gateway.ts'
import { type Billers, createBillers } from './bills/billers/billers.ts'
import { createHttpGateway } from './bills/billers/http-gateway.ts'
import { noGateway } from './bills/billers/no-gateway.ts'
import { createPaymentWishes, type PaymentWishes } from './bills/payments/payment-wish.ts'
import { type BillPayments, createBillPayments } from './bills/payments/payments.ts'
import { createReceipts, type Receipts } from './bills/receipts/receipts.ts'
import { createDueBills, type DueBills } from './bills/saved-accounts/due-bills.ts'
import { createSavedAccounts, type SavedAccounts } from './bills/saved-accounts/saved-accounts.ts'
import { type Closing, createClosing } from './care/closing/closing.ts'
import { createDisputes, type Disputes } from './care/disputes/disputes.ts'
import { createSandboxDesk } from './care/disputes/sandbox-desk.ts'
import { type GrievanceOfficer, sampleOfficer } from './care/help/grievance-officer.ts'
import { type Care, createCare } from './care/tickets/care.ts'
import { demonstrationCustomers } from './demo/demonstration-data.ts'
import { refuseDemonstration } from './demo/refuse-demonstration.ts'
import { seedDemonstration } from './demo/seed-demonstration.ts'
import { type Accounts, createAccounts } from './identity/accounts/accounts.ts'
import { createMobileChange, type MobileChange } from './identity/accounts/mobile-change.ts'
import { createSignInSteps, type SignInSteps } from './identity/accounts/sign-in-steps.ts'
import { createBoundDevices } from './identity/bound-devices/bound-devices.ts'
import { type Consent, consentsOf } from './identity/consents/consents.ts'
import { createKyc, type Kyc } from './identity/kyc/kyc.ts'
import { createHttpVerifier } from './identity/kyc-verifier/http-verifier.ts'
import type { KycVerifier } from './identity/kyc-verifier/kyc-verifier.ts'
import { noVerifier } from './identity/kyc-verifier/no-verifier.ts'
import { type AccountLocks, createAccountLocks } from './identity/lock/account-locks.ts'
import { createOneTimeCodes } from './identity/one-time-code/one-time-codes.ts'
import { createPasskeys, type Passkeys } from './identity/passkeys/passkeys.ts'
import { createPaymentPins, type PaymentPins } from './identity/payment-pin/payment-pins.ts'
import { type PinCost, usualPinCost } from './identity/payment-pin/pin-hash.ts'
import { createPendingChanges, type PendingChanges } from './identity/pending-changes/pending-changes.ts'
import type { Proof } from './identity/proof/proof.ts'
import { createFreshProofs, type FreshProofs } from './identity/proofs/fresh-proofs.ts'
import { allowedRedirect } from './identity/session/redirect.ts'
import { sameSiteVerticals } from './identity/session/same-site.ts'
import { createSessions, type Sessions } from './identity/session/sessions.ts'
import { createSsoTokens } from './identity/session/sso-token.ts'
import { configuredEnds, type EndSettings } from './messages/ends/configured-ends.ts'
import { createMessageOutbox } from './messages/outbox/message-outbox.ts'
import { createSentMessages, type SentMessages } from './messages/sent/sent-messages.ts'
import { type Compensations, createCompensations } from './money/compensation/compensations.ts'
import { createLimits, type Limits } from './money/limits/limits.ts'
import { createOrders, type Orders } from './money/orders/orders.ts'
import { noPaymentSource } from './money/payment-source/no-source.ts'
import { createPaymentSandbox, type PaymentSandbox } from './money/payment-source/sandbox.ts'
import { createReturns, type Returns } from './money/returns/returns.ts'
import { createStandstill, type Standstill } from './money/standstill/standstill.ts'
import { createWallet, type Wallet } from './money/wallet/wallet.ts'
import { portalCookies } from './platform/cookies/cookies.ts'
import { type Csrf, createCsrf } from './platform/csrf/csrf.ts'
import { derivedKey, derivedKeys, type KeyPurpose } from './platform/keys/derived-key.ts'
import type { Log } from './platform/log/log.ts'
import { createMeasures, type Measures } from './platform/measures/measures.ts'
import { type OwnFile, ownDataOf } from './platform/own-data/own-data.ts'
import type { Store } from './platform/store/store.ts'
import { sweep } from './platform/upkeep/sweep.ts'
import { createUpkeep } from './platform/upkeep/upkeep.ts'
import { createStorefront, type Storefront } from './storefront/storefront.ts'

export interface ServicesOptions {
  store: Store
  /** CHOWK_SECRET: the same in every server of one portal. */
  secret: Uint8Array
  /** Those before it, whose seals still hold. */
  formerSecrets?: readonly Uint8Array[] | undefined
  /** Whom messages to customers name. */
  brand?: string | undefined
  /** The portal's public origin. */
  origin: string
  /** Origins of sites that mount the shell. */
  verticals: readonly string[]
  demo: boolean
  otp: {
    outbox?: string | undefined
    webhook?: string | undefined
    perMobile: number
    perAddress: number
    inTotal?: number | undefined
  }
  /** Where every message to a customer goes, codes included. */
  messages?: EndSettings
  /** The hosts that links in braces name, e.g. {seller}. */
  environmentHosts?: Readonly<Record<string, string>>
  /** Where the biller sandbox answers; without it the demonstration has one inside this process. */
  billerSandboxUrl?: string | (() => Promise<string>) | undefined
  /** False where the payment sandbox would pass for money: nothing can be added to a wallet then. */
  paymentSandbox?: boolean | undefined
  /** Different accounts whose bills may be asked for from one address in an hour. */
  billsPerAddress?: number | undefined
  /** A real way to the billers, in place of the sandbox. */
  billerGateway?: BillerGateway | undefined
  /** A real way to verify IDs, in place of the sandbox. */
  kycVerifier?: KycVerifier | undefined
  /** What hashing a payment PIN costs; tests take less. */
  pinCost?: PinCost | undefined
  /** Shown on the care page; the demonstration has a sample. */
  grievanceOfficer?: GrievanceOfficer | undefined
  log: Log
  now?: () => Date
}

export interface Services {
  accounts: Accounts
  /** Where a visitor is while signing in on a page of its own. */
  signInSteps: SignInSteps
  mobileChange: MobileChange
  locks: AccountLocks
  /** What was told to customers, and what they want to be told. */
  messages: SentMessages
  sessions: Sessions
  passkeys: Passkeys
  /** What a session alone may not do is done with one of these. */
  proofs: FreshProofs
  /** What the customer knows, for paying from the wallet. */
  pins: PaymentPins
  /** What a code asked for beside a passkey, and waits a day. */
  pendingChanges: PendingChanges
  /** What a customer has agreed to, oldest first. */
  consents(customerId: string): Promise<Consent[]>
  /** Everything that is held about the customer, for them to take along. */
  ownData(proof: Proof<'export-data'>): AsyncGenerator<OwnFile>
  csrf: Csrf
  wallet: Wallet
  limits: Limits
  /** Who the customer is by name and ID: it decides the limits. */
  kyc: Kyc
  /** After a restore, until what happened since the backup is known. */
  standstill: Standstill
  /** What is owed for money that came back late. */
  compensations: Compensations
  /** Money on its way back to whoever paid it. */
  returns: Returns
  /** Stands behind 'Add money' and UPI; its page shows `payment` and calls `choose`. */
  paymentSandbox: PaymentSandbox
  billers: Billers
  /** Paying bills and recharges. */
  payments: BillPayments
  /** What a visitor asked to pay, until they have signed in. */
  paymentWishes: PaymentWishes
  /** What was paid, on paper, and whether a paper is ours. */
  receipts: Receipts
  savedAccounts: SavedAccounts
  dueBills: DueBills
  operatorLooks: OperatorLooks
  orders: Orders
  care: Care
  disputes: Disputes
  /** 'Close account'. */
  closing: Closing
  grievanceOfficer: GrievanceOfficer | undefined
  /** What operators watch. */
  measures: Measures
  storefront: Storefront
  verticals: readonly string[]
  /** Those on the portal's own site: whose pages may ask who is signed in, and sign out. */
  sameSiteVerticals: readonly string[]
  /** Where /login?redirect=… may lead, or undefined. */
  allowedRedirect(asked: unknown): string | undefined
  /** Who may frame the login pages and /oauth2/logout, as the CSP directive's value. */
  frameAncestors: string
  /** The same as origins: whom the login frame may tell. */
  frameOrigins: readonly string[]
  /** Begins the work that nobody asks for: resolving what is pending, sweeping away what has ended. */
  start(): void
  /** Ends the background work, and lets codes on their way go out. The store is closed by whoever opened it. */
  close(): Promise<void>
}

export async function createServices(options: ServicesOptions): Promise<Services> {
  const {
    store,
    secret,
    formerSecrets = [],
    brand = 'Chowk',
    origin,
    verticals,
    demo,
    otp,
    environmentHosts = {},
    log,
    now = () => new Date(),
  } = options
  const cookies = portalCookies(origin)
  const sameSite = sameSiteVerticals(origin, verticals)
  const keysFor = (purpose: KeyPurpose) => derivedKeys([secret, ...formerSecrets], purpose)
  const csrf = createCsrf({ keys: keysFor('csrf'), cookies, origin, verticals: sameSite, now })
  const ssoTokens = createSsoTokens({ keys: keysFor('sso-token'), origin, now })
  const sessions = createSessions({ store, cookies, csrf, ssoTokens, now })
  const notMeKey = derivedKey(secret, 'not-me')
  const outbox = createMessageOutbox({
    store,
    ends: configuredEnds(secret, { codes: otp, messages: options.messages ?? {}, demo }),
    brand,
    origin,
    sealKeys: keysFor('message-seal'),
    notMeKey,
    log,
    now,
  })
  const codes = createOneTimeCodes({
    store,
    cookies,
    messages: outbox,
    codeKeys: keysFor('one-time-code'),
    addressKey: derivedKey(secret, 'address'),
    perMobile: otp.perMobile,
    perAddress: otp.perAddress,
    inTotal: otp.inTotal ?? 20_000,
    demo,
    now,
  })
  const passkeys = createPasskeys({
    store,
    challengeKeys: keysFor('passkey-challenge'),
    codes,
    sessions,
    origin,
    verticals,
    log,
    now,
  })
  const pins = createPaymentPins({
    store,
    keys: keysFor('payment-pin'),
    cost: options.pinCost ?? usualPinCost,
    now,
  })
  const pendingChanges = createPendingChanges({ store, now })
  const orders = createOrders({ store, now })
  const paymentSandbox = createPaymentSandbox({ store, now, approvalUrl: sandboxPath })
  const paymentSource = options.paymentSandbox === false ? noPaymentSource : paymentSandbox
  const standstill = await createStandstill(store)
  const wallet = createWallet({
    store,
    standstill,
    paymentSource,
    now,
    onError: (error, message) => log.error({ err: error }, message),
  })
  const returns = createReturns({
    store,
    standstill,
    paymentSource,
    now,
    onError: (error, message) => log.error({ err: error }, message),
  })
  const limits = createLimits({ store, now })
  const compensations = createCompensations({ store, log, now })
  const billerSandbox = ownSandbox({ book: storePaymentBook(store), now })
  const gateway = billerGatewayFor(options, billerSandbox)
  const kyc = createKyc({
    store,
    keys: keysFor('kyc-id'),
    verifier: verifierFor(options, billerSandbox),
    log,
    now,
  })
  const payments = createBillPayments({
    store,
    gateway,
    standstill,
    billLooks: createBillLooks({
      store,
      addressKey: derivedKey(secret, 'address'),
      perAddress: options.billsPerAddress ?? 300,
      now,
    }),
    paymentSource,
    codes,
    passkeys,
    pins,
    devices: createBoundDevices(store),
    wallet,
    limits,
    log,
    now,
  })
  const disputes = createDisputes({ store, orders, now })
  const desk = createSandboxDesk({ store, disputes, log, now })
  const upkeep = createUpkeep(
    [
      { name: 'messages', everyMs: 1000, run: () => outbox.catchUp() },
      { name: 'standstill', everyMs: 5000, run: () => standstill.look() },
      { name: 'wallet', everyMs: 5000, run: () => wallet.catchUp() },
      { name: 'returns', everyMs: 2000, run: () => returns.catchUp() },
      { name: 'payments', everyMs: 1000, mayOverlap: true, run: () => payments.catchUp() },
      { name: 'identities', everyMs: 5000, run: () => kyc.catchUp() },
      { name: 'compensations', everyMs: 60_000, run: () => compensations.catchUp() },
      { name: 'pending changes', everyMs: 5000, run: () => pendingChanges.catchUp() },
      ...(demo ? [{ name: 'sandbox desk', everyMs: 2000, run: () => desk.catchUp() }] : []),
      { name: 'sweep', everyMs: 10 * 60_000, run: () => sweep(store, now()) },
    ],
    log,
  )

  if (demo) await store.run(seedDemonstration, { customers: demonstrationCustomers, at: now().getTime() })
  else await refuseDemonstration(store)

  return {
    accounts: createAccounts({ store, codes, sessions, cookies, now }),
    signInSteps: createSignInSteps({
      keys: keysFor('sign-in-steps'),
      cookie: cookies.signInSteps,
      origin,
      now,
    }),
    mobileChange: createMobileChange({ store, codes, passkeys, now }),
    locks: createAccountLocks({ store, now }),
    messages: createSentMessages({ store, brand, notMeKey, showsLinks: demo, now }),
    sessions,
    passkeys,
    proofs: createFreshProofs({ store, cookies, codes, passkeys, now }),
    pins,
    pendingChanges,
    consents: customerId => consentsOf(store, customerId),
    ownData: ({ customerId }) => ownDataOf(store, customerId),
    csrf,
    wallet,
    limits,
    kyc,
    standstill,
    compensations,
    returns,
    paymentSandbox,
    billers: createBillers(gateway),
    payments,
    paymentWishes: createPaymentWishes({
      keys: keysFor('payment-wish'),
      cookie: cookies.wish,
      origin,
      now,
    }),
    receipts: createReceipts({ store, orders, payments, keys: keysFor('receipt') }),
    savedAccounts: createSavedAccounts({ store, payments, now }),
    dueBills: createDueBills({ gateway, now }),
    operatorLooks: createOperatorLooks({ perAddress: options.billsPerAddress ?? 300, now }),
    orders,
    care: createCare({ store, orders, now }),
    disputes,
    closing: createClosing({ store, now }),
    grievanceOfficer: options.grievanceOfficer ?? (demo ? sampleOfficer : undefined),
    measures: createMeasures({ store, log, now }),
    storefront: createStorefront({ ssoTokens, origin, hosts: environmentHosts }),
    verticals,
    sameSiteVerticals: sameSite,
    allowedRedirect: asked => allowedRedirect(asked, { origin, verticals }),
    frameAncestors: ["'self'", ...verticals].join(' '),
    frameOrigins: [origin, ...verticals],
    start: upkeep.start,
    async close() {
      await Promise.all([upkeep.close(), outbox.close(), payments.close()])
      await billerSandbox.close()
    },
  }
}

function billerGatewayFor(
  { billerGateway, billerSandboxUrl, demo, log }: ServicesOptions,
  ownSandbox: OwnSandbox,
): BillerGateway {
  if (billerGateway) return billerGateway
  if (!billerSandboxUrl && !demo) return noGateway
  return createHttpGateway({
    url: billerSandboxUrl ?? ownSandbox.url,
    name: 'Biller sandbox',
    isSandbox: true,
    log,
  })
}

/** The process that plays the billers plays whoever checks IDs, too. */
function verifierFor(
  { kycVerifier, billerSandboxUrl, demo, log }: ServicesOptions,
  ownSandbox: OwnSandbox,
): KycVerifier {
  if (kycVerifier) return kycVerifier
  if (!billerSandboxUrl && !demo) return noVerifier
  return createHttpVerifier({ url: billerSandboxUrl ?? ownSandbox.url, log })
}

/** The page of the portal where a sandbox payment is approved. */
export function sandboxPath(reference: string): string {
  return `/sandbox/payments/${reference}`
}
