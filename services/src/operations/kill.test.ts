// @module-tag full
// A process is killed while it approves for operators, returns money, pays compensation or closes an account: in the
// middle of the command, at the statement that the seed selects, or just after it. Its effect is there completely or
// not at all, and a repeated act takes effect once.
import { once } from 'node:events'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPayingPortal, type Payer, type PayingPortal } from '../bills/payments/test-payments.ts'
import { openReceivables } from '../bills/receivables/receivables.ts'
import { describeOnStoresInFullSuite } from '../platform/store/test-on-stores.ts'
import { bundleProcess, type TestProcess } from '../platform/store/test-process.ts'
import { isSoak } from '../platform/store/test-soak.ts'
import { verificationOf } from '../test-portal/test-passkey.ts'
import type { Intent } from './log/statement.ts'
import type { KillJob, KillTask } from './test-kill-process.ts'
import { evidence, openTestDesk, type TestOperator } from './test-operators.ts'

const seed = 20_261_116
const startPaise = 5_000_00
/** Needs two operators; the biller's fee of Rs. 2 is added. */
const paise = 749_00

const points = {
  'an adjustment': 'submit-act',
  'a payment ended by hand': 'submit-act',
  'a refund beyond policy': 'submit-act',
  'a claim settled': 'submit-act',
  'a dispute’s refund': 'decide-dispute',
  'money on its way back': 'end-return',
  compensation: 'pay-compensation',
  'an account closed': 'close-account',
} as const

type Point = keyof typeof points
const everyPoint = Object.keys(points) as Point[]

interface Kill {
  readonly point: Point
  /** The number of the statement in the command; beyond the last, the process is killed at the commit. */
  readonly statement: number
}

const sampled: Kill[] = fc.sample(
  fc.record({ point: fc.constantFrom(...everyPoint), statement: fc.integer({ min: 1, max: 40 }) }),
  { seed, numRuns: 100 },
)

/** All in a soak; otherwise the first at every point. */
const kills = isSoak ? sampled : [...new Map(sampled.toReversed().map(kill => [kill.point, kill])).values()]

let lastAccount = 80_000_000
const mobileEnding = (digit: number) => `98${String(++lastAccount).slice(-7)}${digit}`

interface Prepared {
  readonly asha: Payer
  readonly job: KillJob
  /** Repeats the request, as a client without an answer would; it may refuse if it was done before. */
  again(): Promise<unknown>
  /** The wallet's final balance, with nothing on hold. */
  readonly endsWithPaise: number
  /** Checks other effects. */
  expectDone?(): Promise<void>
}

describeOnStoresInFullSuite('kill -9 at the desk and behind it on %s', kind => {
  let paying: PayingPortal
  let worker: TestProcess
  let meera: TestOperator
  let tariq: TestOperator

  beforeAll(async () => {
    worker = await bundleProcess(new URL('./test-kill-process.ts', import.meta.url), {
      'test-mortal-modules': new URL('./test-mortal-modules.ts', import.meta.url),
    })
    paying = await openPayingPortal(kind)
    ;({ meera, tariq } = await openTestDesk(paying.portal))
    // A process that ends normally fills V8's compile cache for those that are killed.
    expect(await run()).toEqual({ code: 0, signal: null })
  })
  afterAll(async () => {
    await paying?.close()
    await worker?.remove()
  })

  test('every point is among those that are tried', () => {
    expect(new Set(kills.map(({ point }) => point))).toEqual(new Set(everyPoint))
  })

  test(`it is all there or nothing, and once in the end, ${kills.length} times`, async () => {
    for (const kill of kills) {
      const prepared = await prepare[kill.point]()
      expect({ kill, ...(await run(kill, prepared.job)) }).toEqual({ kill, code: null, signal: 'SIGKILL' })
      expect({ kill, differences: await paying.differences() }).toEqual({ kill, differences: [] })
      await prepared.again().catch(() => {})
      const { asha, endsWithPaise, expectDone } = prepared
      expect({ kill, ...(await asha.balance()) }).toMatchObject({
        kill,
        balancePaise: endsWithPaise,
        heldPaise: 0,
      })
      await expectDone?.()
    }
    expect(await paying.differences()).toEqual([])
  }, 1_800_000)

  const prepare: Readonly<Record<Point, () => Promise<Prepared>>> = {
    async 'an adjustment'() {
      const asha = await customer()
      return approved(asha, { does: 'adjust-give', customerId: asha.id, paise }, startPaise + paise)
    },
    async 'a payment ended by hand'() {
      const asha = await customer()
      const { reference } = await asha.recharge(mobileEnding(3), paise)
      return approved(asha, { does: 'end-failed', reference, evidence })
    },
    async 'a refund beyond policy'() {
      const asha = await customer()
      const { orderId } = await asha.recharge(mobileEnding(1), paise)
      return approved(asha, { does: 'refund', orderId })
    },
    async 'a claim settled'() {
      const asha = await customer()
      const { orderId, reference } = await asha.recharge(mobileEnding(1), paise)
      const { actId } = await meera.act({ does: 'refund', orderId })
      await tariq.act({ does: 'approve', act: actId })
      const open = async () => (await openReceivables(paying.portal.store.db)).map(claim => claim.reference)
      expect(await open()).toContain(reference)
      const prepared = await approved(asha, { does: 'settle', reference, evidence })
      return { ...prepared, expectDone: async () => expect(await open()).not.toContain(reference) }
    },
    async 'a dispute’s refund'() {
      const asha = await customer()
      const { orderId } = await asha.recharge(mobileEnding(1), paise)
      const { disputes } = paying.portal.services
      const given = { orderId, type: 'deducted-not-paid', details: 'It never arrived there.' }
      const raised = await disputes.raise(asha.id, given)
      const disputeId = 'id' in raised ? raised.id : ''
      const job = { does: 'decide', disputeId } as const
      return {
        ...{ asha, job, endsWithPaise: startPaise },
        again: () => disputes.decide(disputeId, 'refund'),
      }
    },
    async 'money on its way back'() {
      const asha = await customer()
      const { reference, cost } = await asha.recharge(mobileEnding(2), paise, 'upi')
      await paying.portal.services.paymentSandbox.choose(reference, 'succeed')
      return {
        ...{ asha, job: { does: 'return' }, endsWithPaise: startPaise },
        again: () => paying.pass(10),
        expectDone: async () => expect(await broughtBack(reference)).toEqual([cost.totalPaise]),
      }
    },
    async compensation() {
      const asha = await customer()
      await asha.recharge(mobileEnding(4), paise)
      paying.portal.clock.pass(3 * 24 * 60 * 60_000)
      await paying.pass(1)
      const owed = await paying.portal.store.db
        .selectFrom('compensation')
        .select('amount_paise')
        .where('customer_id', '=', asha.id)
        .where('paid_at', 'is', null)
        .executeTakeFirstOrThrow()
      return {
        ...{ asha, job: { does: 'compensate' }, endsWithPaise: startPaise + owed.amount_paise },
        again: () => paying.portal.services.compensations.runDueWork(),
      }
    },
    async 'an account closed'() {
      const asha = await paying.customer({ balancePaise: 0 })
      const { services } = paying.portal
      const { wallet, paymentSandbox } = services
      const verification = verificationOf(asha.browser, { action: 'close-account' })
      const { topUp } = await wallet.addMoney(asha.id, { amountPaise: paise, key: 'leaving' })
      await paymentSandbox.choose(topUp.id, 'succeed')
      const closing = { customerId: asha.id, paidOutPaise: paise }
      return {
        ...{ asha, job: { does: 'close', ...closing }, endsWithPaise: 0 },
        again: async () =>
          services.closing.close(await verification, { paidOutPaise: paise, givenUpPaise: 0 }),
        async expectDone() {
          await paying.pass(10)
          expect(await broughtBack(topUp.id)).toEqual([paise])
        },
      }
    },
  }

  const now = () => paying.portal.clock.now().getTime()
  const customer = () => paying.customer({ balancePaise: startPaise })

  /** One operator requests it; the other's process is killed while it approves. */
  async function approved(asha: Payer, intent: Intent, endsWithPaise = startPaise): Promise<Prepared> {
    const { actId: act } = await meera.act(intent)
    const key = tariq.key.export({ type: 'pkcs8', format: 'pem' }).toString()
    const again = () => tariq.act({ does: 'approve', act })
    return { asha, job: { does: 'approve', act, key }, again, endsWithPaise }
  }

  /** From the source's own tables. */
  async function broughtBack(sourceReference: string): Promise<number[]> {
    const given = await paying.portal.store.db
      .selectFrom('sandbox_return')
      .select('amount_paise')
      .where('source_reference', '=', sourceReference)
      .execute()
    return given.map(({ amount_paise }) => amount_paise)
  }

  async function run(kill?: Kill, job?: KillJob): Promise<{ code: unknown; signal: unknown }> {
    const { databaseUrl, dataDir } = paying.portal.database.options
    const task: KillTask = { storeOptions: { databaseUrl, dataDir }, now: now(), job }
    const diesAt = kill ? `${points[kill.point]} ${kill.statement}` : ''
    const child = worker.start([JSON.stringify(task)], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, CHOWK_TEST_DIES_AT: diesAt },
    })
    const [code, signal] = await once(child, 'exit')
    return { code, signal }
  }
})
