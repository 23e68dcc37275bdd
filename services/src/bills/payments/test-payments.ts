// A portal whose servers share one biller sandbox, and customers with money who pay in it.

import { billers } from '@chowk/catalog'
import { browserWithMac, knownBrowsers } from '../../identity/one-time-code/known-browser.ts'
import { choosePin } from '../../identity/payment-pin/chosen-pin.ts'
import type { VerifiedPin } from '../../identity/payment-pin/payment-pin-row.ts'
import type { CurrentSession } from '../../identity/session/sessions.ts'
import type { ChannelSettings } from '../../messages/channels/channels.ts'
import { giveMoney } from '../../money/wallet/test-wallet.ts'
import { derivedKeys } from '../../platform/keys/derived-key.ts'
import { auditStore } from '../../platform/store/audit/audit.ts'
import type { StoreKind } from '../../platform/store/database.ts'
import { TestDevice } from '../../test-portal/test-device.ts'
import { verificationOf } from '../../test-portal/test-passkey.ts'
import {
  type Browser,
  openTestPortal,
  signIn,
  type TestPortal,
  testSecret,
} from '../../test-portal/test-portal.ts'
import { type PaymentBook, paymentBook } from '../biller-sandbox/payment-book.ts'
import { startSandboxServer } from '../biller-sandbox/sandbox-server.ts'
import type { BillerGateway } from '../billers/biller-gateway.ts'
import type { TypedApproval } from './approval/payment-approvals.ts'
import type { ApprovedBillPayment, BillPayment } from './payment/payment.ts'
import type { MoneySource } from './payment/payment-stages.ts'

export const recharge = 'mobile-recharge/jio'
export const electricity =
  billers.find(({ category }) => category.slug === 'electricity-bill-payment')?.id ?? ''

export interface PayingPortal {
  readonly portal: TestPortal
  readonly book: PaymentBook
  readonly sandboxUrl: string
  /** An established customer with a payment PIN, unless `isNew`. */
  customer(intent?: { balancePaise?: number; isNew?: boolean }): Promise<Payer>
  /** Passes seconds, with the worker of every server running. */
  pass(seconds: number): Promise<void>
  /** All differences that the audit finds. */
  differences(): Promise<string[]>
  close(): Promise<void>
}

export interface PayingPortalOptions {
  readonly servers?: number
  /** The gateway between the servers and the sandbox. */
  readonly gateway?: (sandboxUrl: string) => BillerGateway
  /** Codes for one number in a quarter of an hour; by default more than tests need. */
  readonly codesPerMobile?: number
  /** False for a portal without a payment source. */
  readonly paymentSandbox?: boolean
  readonly billsPerAddress?: number
  /** The channel of every message, beside the demonstration's own page. */
  readonly messages?: ChannelSettings
}

export async function openPayingPortal(
  kind: StoreKind,
  {
    servers = 1,
    gateway,
    codesPerMobile = 1_000,
    paymentSandbox,
    billsPerAddress = 10_000,
    messages,
  }: PayingPortalOptions = {},
): Promise<PayingPortal> {
  const book = paymentBook()
  let portal: TestPortal | undefined
  const now = () => portal?.clock.now() ?? new Date()
  const sandbox = await startSandboxServer({ book, now, slowMs: 50 })
  const opened = await openTestPortal(kind, {
    demo: true,
    servers,
    billerSandboxUrl: sandbox.url,
    paymentSandbox,
    billsPerAddress,
    billerGateway: gateway?.(sandbox.url),
    otp: { perMobile: codesPerMobile, perAddress: 10_000 },
    ...(messages && { messages }),
  })
  portal = opened
  return {
    portal: opened,
    book,
    sandboxUrl: sandbox.url,
    async customer({ balancePaise = 5_000_00, isNew = false } = {}) {
      const payer = await payerIn(opened, balancePaise)
      if (!isNew) await payer.growOld()
      return payer
    },
    async pass(seconds) {
      for (let passed = 0; passed < seconds; passed++) {
        opened.clock.pass(1000)
        await Promise.all(opened.servers.map(({ services }) => services.payments.runDueWork()))
        await Promise.all(opened.servers.map(({ services }) => services.returns.runDueWork()))
      }
    },
    differences: async () => (await auditStore(opened.store)).flatMap(audit => audit.differences),
    async close() {
      await opened.close()
      await sandbox.close()
    },
  }
}

/** Signs in a new customer with this balance. */
export async function payerIn(portal: TestPortal, balancePaise: number): Promise<Payer> {
  const browser = await signIn(portal.browser(), newMobile())
  const payer = new Payer(portal, browser, await browser.session())
  await payer.setPin()
  if (balancePaise > 0) await giveMoney(portal, payer.id, balancePaise)
  return payer
}

let lastMobile = 9_811_100_000
const newMobile = () => String(++lastMobile)

export const testPin = '481516'

/** A signed-in customer who pays. */
export class Payer {
  readonly portal: TestPortal
  readonly browser: Browser
  readonly session: CurrentSession
  /** The key of this customer's browser; bound once a test passes it on. */
  readonly device = new TestDevice()

  constructor(portal: TestPortal, browser: Browser, session: CurrentSession) {
    this.portal = portal
    this.browser = browser
    this.session = session
  }

  get id(): string {
    return this.session.customer.id
  }

  /** With a step-up verification; `deviceKey` binds the browser. */
  async setPin({
    pin = testPin,
    ...given
  }: {
    pin?: string
    deviceKey?: string
    former?: VerifiedPin | undefined
  } = {}) {
    const chosen = choosePin({ pin, again: pin }, this.session.customer.mobile)
    if (!chosen.ok) throw new Error(`This is no PIN: ${chosen.fault}`)
    const verification = await verificationOf(this.browser, { action: 'set-pin' })
    return this.portal.services.pins.set(verification, chosen.pin, { session: this.session, ...given })
  }

  /** Passes days, so that browser, number and PIN are no longer new. */
  async growOld(): Promise<void> {
    const keys = derivedKeys([testSecret], 'credential')
    for await (const page of knownBrowsers(this.portal.store.db))
      for (const known of page.filter(({ mobile }) => mobile === this.session.customer.mobile))
        await this.portal.store.db
          .updateTable('known_browser')
          .set(browserWithMac(keys, { ...known, first_proven_at: 0 }))
          .where('browser_hash', '=', known.browser_hash)
          .where('mobile', '=', known.mobile)
          .execute()
    await this.portal.store.db
      .updateTable('payment_pin')
      .set({ set_at: 0 })
      .where('customer_id', '=', this.id)
      .execute()
  }

  get payments() {
    return this.portal.services.payments
  }

  balance() {
    return this.portal.services.wallet.balance(this.id)
  }

  async start(billerId: string, parameters: Record<string, string>): Promise<BillPayment> {
    const started = await this.payments.start(this.id, { billerId, parameters, client: this.browser.client })
    if (started.outcome !== 'started') throw new Error(`The payment did not start: ${started.outcome}`)
    return started.payment
  }

  async confirm({ reference }: BillPayment, amountPaise: number, source?: MoneySource): Promise<BillPayment> {
    const confirmed = await this.payments.confirm(this.id, reference, amountPaise, source)
    if (confirmed.outcome !== 'confirmed') throw new Error(`It was not confirmed: ${confirmed.outcome}`)
    return confirmed.payment
  }

  /** The code that the customer received, with its challenge. */
  async code({ reference }: Pick<BillPayment, 'reference'>): Promise<{ challenge: string; code: string }> {
    const sent = await this.payments.sendCode(this.browser.client, this.session, reference)
    if (sent?.outcome !== 'sent') throw new Error(`No code was sent: ${sent?.outcome}`)
    this.browser.take(sent.setCookies)
    return { challenge: sent.challenge, code: sent.demonstrationCode ?? '' }
  }

  /** By PIN and code, unless another approval is given. */
  approve(
    { reference }: Pick<BillPayment, 'reference'>,
    typed: Partial<TypedApproval>,
    payments = this.payments,
  ) {
    return payments.approve(this.browser.client, this.session, reference, { pin: testPin, ...typed })
  }

  approveInUpiApp({ reference }: Pick<BillPayment, 'reference'>, payments = this.payments) {
    return payments.approveInUpiApp(this.browser.client, this.session, reference)
  }

  /** A whole recharge; by UPI up to waiting for the money. */
  async recharge(
    mobileNumber: string,
    amountPaise = 199_00,
    source?: MoneySource,
  ): Promise<ApprovedBillPayment> {
    return this.pay(await this.start(recharge, { mobileNumber }), amountPaise, source)
  }

  async pay(
    draft: BillPayment,
    amountPaise = draft.bill?.amounts[0].amountPaise ?? 0,
    source?: MoneySource,
  ): Promise<ApprovedBillPayment> {
    const confirmed = await this.confirm(draft, amountPaise, source)
    const approved =
      source === 'upi'
        ? await this.approveInUpiApp(confirmed)
        : await this.approve(confirmed, await this.code(confirmed))
    if (approved.outcome !== 'approved') throw new Error(`It was not approved: ${approved.outcome}`)
    return approved.payment
  }

  async look({ reference }: BillPayment): Promise<BillPayment> {
    const payment = await this.payments.byReference(this.id, reference)
    if (!payment) throw new Error('There is no such payment.')
    return payment
  }

  async orderState({ orderId = '' }: BillPayment) {
    return (await this.portal.services.orders.byId(this.id, orderId))?.state
  }
}
