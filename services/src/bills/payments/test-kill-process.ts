// The process that kill.test.ts lets kill itself: approves some payments at once and ends by SIGKILL when the first
// of them reaches the given point. Its arguments are one JSON text.

import { z } from 'zod'
import { createBoundDevices } from '../../identity/bound-devices/bound-devices.ts'
import { languages } from '../../identity/customer/customer.ts'
import { parseMobile } from '../../identity/mobile/mobile.ts'
import { createOneTimeCodes } from '../../identity/one-time-code/one-time-codes.ts'
import { createHashQueue } from '../../identity/payment-pin/hash-queue.ts'
import { createPaymentPins } from '../../identity/payment-pin/payment-pins.ts'
import { usualPinCost } from '../../identity/payment-pin/pin-hash.ts'
import { createLimits } from '../../money/limits/wallet-limits.ts'
import { noFreeze } from '../../money/payment-freeze/payment-freeze.ts'
import type { PaymentSource } from '../../money/payment-source/payment-source.ts'
import { createPaymentSandbox, sandboxChoices } from '../../money/payment-source/sandbox.ts'
import { createReturns } from '../../money/returns/returns.ts'
import { createPassbook } from '../../money/wallet/passbook.ts'
import { openStore } from '../../open-store.ts'
import { createServiceContext } from '../../platform/service-context/service-context.ts'
import type { Command } from '../../platform/store/command.ts'
import type { Store } from '../../platform/store/store.ts'
import type { BillerGateway } from '../billers/biller-gateway.ts'
import { createHttpGateway } from '../billers/http-gateway.ts'
import { createBillPayments } from './payments.ts'
import { type KillPoint, killPoints } from './test-kill-points.ts'

const mobile = z.string().transform(typed => {
  const parsed = parseMobile(typed)
  if (!parsed.ok) throw new Error(`This is no mobile number: ${parsed.fault}.`)
  return parsed.mobile
})

const approvalInTask = z.object({
  reference: z.string(),
  /** The approval from the wallet. */
  typed: z.object({ pin: z.string(), challenge: z.string(), code: z.string() }).optional(),
  /** The customer's choice in the UPI app, where the money comes from there. */
  choice: z.enum(sandboxChoices).optional(),
})

const killTask = z.object({
  /** Without it no payment is made, and the process ends normally. */
  point: z.enum([...killPoints.wallet, ...killPoints.upi]).optional(),
  storeOptions: z.object({ databaseUrl: z.string().optional(), dataDir: z.string() }),
  sandboxUrl: z.string(),
  secret: z.string(),
  origin: z.string(),
  now: z.int(),
  client: z.object({ headers: z.record(z.string(), z.string()), ip: z.string() }),
  sessionId: z.string(),
  customer: z.object({ id: z.string(), mobile, name: z.string(), language: z.enum(languages) }),
  payments: z.array(approvalInTask),
})

export type KillTask = z.input<typeof killTask>
export type ApprovalInTask = z.input<typeof approvalInTask>

const task = killTask.parse(JSON.parse(process.argv[2] ?? ''))
const [victim] = task.payments
const log = { debug() {}, info() {}, warn() {}, error() {} }
const now = () => new Date(task.now)
/** The payment of each return. */
const returnedFor = new Map<string, string>()
const secret = Buffer.from(task.secret, 'base64')

const store = mortalStore(await openStore(task.storeOptions))
const gateway = createHttpGateway({ url: task.sandboxUrl, isSandbox: true, log })
const sandbox = createPaymentSandbox({ store, now })
const paymentSource = mortalSource(sandbox)
const context = createServiceContext({
  ...{ store, secret, formerSecrets: [], origin: task.origin, verticals: [], demo: true, log, now },
})
const devices = createBoundDevices(context)
const payments = createBillPayments({
  paymentFreeze: noFreeze,
  store,
  gateway: mortalGateway(gateway),
  billLookupLimit: { take: async () => 0 },
  paymentSource,
  payeeKeys: context.keysFor('credential'),
  codes: createOneTimeCodes(context, {
    messages: {
      encryptCode: () => Promise.reject(new Error('No code is sent here.')) as never,
      async deliver() {},
    },
    limits: { perMobile: 1, perMobileDay: 1, perAddress: 1, inTotal: 1000, perDay: 1000 },
  }),
  passkeys: {
    authenticationOptions: () => Promise.reject(new Error('There are no passkeys here.')),
    confirm: async () => false,
  },
  pins: createPaymentPins(context, { devices, cost: usualPinCost, queue: createHashQueue(3) }),
  devices,
  wallet: createPassbook({ store, now }),
  limits: createLimits({ store, now }),
  log,
  now,
})

await Promise.all(
  task.payments.map(async ({ reference, typed, choice }) => {
    const session = { id: task.sessionId, customer: task.customer }
    if (typed) await payments.approve(task.client, session, reference, typed)
    else await payments.approveInUpiApp(task.client, session, reference)
    if (choice) await sandbox.choose(reference, choice)
  }),
)
if (task.point) await createReturns({ store, paymentFreeze: noFreeze, paymentSource, log, now }).runDueWork()
await store.close()
if (task.point) throw new Error(`The process outlived "${task.point}".`)

async function dieAt(point: KillPoint, reference: string): Promise<void> {
  if (point !== task.point || reference !== victim?.reference) return
  process.kill(process.pid, 'SIGKILL')
  // The signal takes a moment, in which nothing may happen.
  await new Promise(() => setInterval(() => {}, 1000))
}

function mortalStore(store: Store): Store {
  return {
    ...store,
    async run<Input, Result>(command: Command<Input, Result>, input: Input) {
      const { id = '', reference = returnedFor.get(id) } = input as { reference?: string; id?: string }
      const around = reference === undefined ? undefined : pointsAround(command.name)
      if (around && reference) await dieAt(around.before, reference)
      const result = await store.run(command, input)
      if (around && reference) await dieAt(around.after, reference)
      return result
    },
  }
}

function pointsAround(command: string): { before: KillPoint; after: KillPoint } | undefined {
  switch (command) {
    case 'approve-payment':
      return victim?.choice
        ? { before: 'before order', after: 'after order' }
        : { before: 'before hold', after: 'after hold' }
    case 'collect-payment':
      return { before: 'before hold', after: 'after hold' }
    case 'end-return':
      return { before: 'before return posted', after: 'after return posted' }
    case 'end-payment':
      return { before: 'before post', after: 'after commit' }
    default:
      return undefined
  }
}

function mortalSource(source: PaymentSource): PaymentSource {
  return {
    ...source,
    async begin(payment) {
      const begun = await source.begin(payment)
      await dieAt('after asking for money', payment.reference)
      return begun
    },
    async returnMoney(back) {
      returnedFor.set(back.reference, back.sourceReference)
      await source.returnMoney(back)
      await dieAt('after giving back', back.sourceReference)
    },
  }
}

function mortalGateway(gateway: BillerGateway): BillerGateway {
  return {
    ...gateway,
    async pay(payment) {
      await dieAt('before send', payment.reference)
      const call = gateway.pay(payment)
      if (task.point === 'after send' && payment.reference === victim?.reference) {
        while ((await gateway.status(payment)).state === 'not-found');
        await dieAt('after send', payment.reference)
      }
      const answer = await call
      await dieAt('after reply', payment.reference)
      return answer
    },
  }
}
