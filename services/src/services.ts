// Everything the services do, put together over one store. The API and the portal's pages call the same functions.
import { createBillServices } from './bills/bill-services.ts'
import { storePaymentBook } from './bills/biller-sandbox/payment-book.ts'
import { sandboxOnDemand } from './bills/biller-sandbox/sandbox-server.ts'
import { createCareServices } from './care/care-services.ts'
import { demonstrationCustomers } from './demo/demonstration-data.ts'
import { refuseDemonstration } from './demo/refuse-demonstration.ts'
import { seedDemonstration } from './demo/seed-demonstration.ts'
import { billerGatewayFor, verifierFor } from './gateways.ts'
import { createIdentityServices } from './identity/identity-services.ts'
import { allowedRedirect } from './identity/session/redirect.ts'
import type { Verification } from './identity/verification/verification.ts'
import { configuredChannels } from './messages/channels/channels.ts'
import { createMessageOutbox } from './messages/outbox/message-outbox.ts'
import { createSentMessages } from './messages/sent/sent-messages.ts'
import { createMoneyServices } from './money/money-services.ts'
import { createAuthoredShell, refreshEveryMs } from './operations/shell/authored-shell.ts'
import { exportDataOf } from './platform/data-export/data-export.ts'
import { createStoreMetrics } from './platform/metrics/metrics.ts'
import { createServiceContext } from './platform/service-context/service-context.ts'
import { createUpkeep, sweep } from './platform/upkeep/upkeep.ts'
import type { ServicesOptions } from './services-options.ts'
import { createStorefront } from './storefront/storefront.ts'

export type Services = Awaited<ReturnType<typeof createServices>>

export async function createServices(options: ServicesOptions) {
  const { store, secret, formerSecrets = [], origin, verticals, demo, log } = options
  const { brand, otp, now = () => new Date() } = options
  const context = createServiceContext({ store, secret, formerSecrets, origin, verticals, demo, log, now })
  const outbox = createMessageOutbox(context, {
    channels: configuredChannels(secret, { codes: otp, messages: options.messages ?? {}, demo }),
    limits: { perHour: options.messages?.perHour ?? 3, perDay: options.messages?.perDay ?? 20 },
    brand,
  })
  const billerSandbox = sandboxOnDemand({ book: storePaymentBook(store), now })
  const identity = createIdentityServices(context, {
    outbox,
    verifier: verifierFor(options, billerSandbox),
    codeLimits: otp,
    pinCost: options.pinCost,
    pinHashesAtOnce: options.pinHashesAtOnce ?? 3,
  })
  const money = await createMoneyServices(context, {
    isSandboxAllowed: options.paymentSandbox !== false,
    sandboxSpeed: options.sandboxSpeed,
  })
  const bills = createBillServices(context, {
    identity,
    money,
    gateway: billerGatewayFor(options, billerSandbox),
    billsPerAddress: options.billsPerAddress,
  })
  const care = createCareServices(context, {
    identity,
    money,
    grievanceOfficer: options.grievanceOfficer,
    sandboxSpeed: options.sandboxSpeed,
  })
  const shell = createAuthoredShell({ store, log, now, demo })
  const upkeep = createUpkeep(
    [
      { name: 'messages', everyMs: 1000, run: () => outbox.runDueWork() },
      ...[identity, money, bills, care].flatMap(domain => domain.chores),
      { name: 'shell', everyMs: refreshEveryMs, run: shell.refresh },
      { name: 'sweep', everyMs: 10 * 60_000, run: () => sweep(store, now()) },
    ],
    log,
  )

  if (demo) {
    const [macKey] = context.keysFor('credential')
    await store.run(seedDemonstration, {
      customers: demonstrationCustomers,
      macKey,
      at: now().getTime(),
    })
  } else await refuseDemonstration(store)

  await shell.refresh()

  return {
    ...identity.services,
    ...money.services,
    ...bills.services,
    ...care.services,
    /** Messages sent to customers, and their preferences. */
    messages: createSentMessages(context, brand),
    /** All data about the customer, for them to download. */
    exportData: ({ customerId }: Verification<'export-data'>) => exportDataOf(store, customerId),
    /** Metrics for operators. */
    storeMetrics: createStoreMetrics(context),
    storefront: createStorefront({
      ...identity.inside,
      origin,
      hosts: options.environmentHosts ?? {},
      changes: () => shell.live().changes,
    }),
    /** Banners, notices and changed links that operators have published. */
    shell,
    verticals,
    /** The permitted target of /login?redirect=…, or undefined. */
    allowedRedirect: (target: unknown) => allowedRedirect(target, { origin, verticals }),
    /** The origins that may frame the login pages and /oauth2/logout, as the CSP directive's value. */
    frameAncestors: ["'self'", ...verticals].join(' '),
    /** The origins that the login frame may notify. */
    frameOrigins: [origin, ...verticals],
    /** Starts the background work: resolving pending payments, deleting expired rows. */
    start: upkeep.start,
    /** Stops the background work and waits for codes that are being sent. The caller that opened the store closes it. */
    async close() {
      await Promise.all([upkeep.close(), outbox.close(), bills.services.payments.close()])
      await billerSandbox.close()
    },
  }
}
