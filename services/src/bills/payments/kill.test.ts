// @module-tag full
import { once } from 'node:events'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SandboxChoice, sandboxStatement } from '../../money/payment-source/sandbox.ts'
import { describeOnStoresInFullSuite } from '../../platform/store/test-on-stores.ts'
import { bundleProcess, type TestProcess } from '../../platform/store/test-process.ts'
import { isSoak } from '../../platform/store/test-soak.ts'
import { testOrigin, testSecret } from '../../test-portal/test-portal.ts'
import { createSandboxNetwork } from '../biller-sandbox/sandbox-network.ts'
import { reconcile } from '../reconciliation/reconcile.ts'
import { reconcileSource } from '../reconciliation/reconcile-moves.ts'
import type { BillPayment } from './payment/payment.ts'
import { type MoneySource, moneySources } from './payment/payment-stages.ts'
import { type KillPoint, killPoints, returnPoints } from './test-kill-points.ts'
import type { ApprovalInTask, KillTask } from './test-kill-process.ts'
import { openPayingPortal, type Payer, type PayingPortal, recharge, testPin } from './test-payments.ts'
import { broughtPaise } from './test-payments-model.ts'

const seed = 20_261_115
const killsInARound = 20
const processesAtOnce = 2
const amountPaise = 20_00
const startPaise = 5_000_00

/** How a payment ends if no process is killed: the last digit decides for the biller, the choice for the UPI app. */
interface Course {
  readonly digit: number
  readonly choice?: SandboxChoice
}

interface Kill {
  readonly point: KillPoint
  /** The first payment is killed at the point, the other is in flight at that moment. */
  readonly courses: readonly [Course, Course]
}

const course = (source: MoneySource): fc.Arbitrary<Course> =>
  fc.record({
    digit: fc.constantFrom(0, 1, 2, 3, 4, 6, 7, 8),
    ...(source === 'upi' && {
      choice: fc.constantFrom<SandboxChoice>('succeed', 'fail', 'answer-twice', 'pay-less', 'pay-more'),
    }),
  })

const sampled: Kill[] = fc.sample(
  fc
    .constantFrom(...moneySources)
    .chain(source =>
      fc.record({
        point: fc.constantFrom<KillPoint>(...killPoints[source]),
        courses: fc.tuple(course(source), fc.constantFrom(...moneySources).chain(course)),
      }),
    )
    .filter(({ point, courses: [victim] }) => passes(victim, point)),
  { seed, numRuns: 100 },
)

const pointOf = ({ point, courses: [{ choice }] }: Kill) => `${choice ? 'upi' : 'wallet'} ${point}`

/** All in a soak; otherwise the first course at every point. */
const kills = isSoak
  ? sampled
  : [...new Map(sampled.toReversed().map(kill => [pointOf(kill), kill])).values()]

/** Without an answer nothing is posted, without money nothing is held or sent, and not all of it is returned. */
function passes({ digit, choice }: Course, point: KillPoint): boolean {
  const isOutcome = point === 'before post' || point === 'after commit'
  const comesBefore = (other: KillPoint) => killPoints.upi.indexOf(point) < killPoints.upi.indexOf(other)
  const isReturn = returnPoints.some(each => each === point)
  if (choice === 'fail') return isOutcome || comesBefore('before hold')
  if (choice === 'pay-less') return isReturn || comesBefore('before send')
  if (isReturn) return digit === 2 || choice === 'pay-more'
  return !isOutcome || [0, 1, 2, 7].includes(digit)
}

describeOnStoresInFullSuite('kill -9 in the middle of a payment on %s', kind => {
  let paying: PayingPortal
  let approver: TestProcess

  beforeAll(async () => {
    approver = await bundleProcess(new URL('./test-kill-process.ts', import.meta.url))
    paying = await openPayingPortal(kind)
    // A process that ends normally fills V8's compile cache for those that are killed.
    const asha = await paying.customer()
    expect(await run(taskOf(asha, []))).toEqual({ code: 0, signal: null })
  })
  afterAll(async () => {
    await paying?.close()
    await approver?.remove()
  })

  test('every point is among those that are tried', () => {
    const tried = new Set(kills.map(pointOf))
    const all = moneySources.flatMap(source => killPoints[source].map(point => `${source} ${point}`))
    expect(all.filter(point => !tried.has(point))).toEqual([])
  })

  test(`every payment ends right within a minute, ${kills.length} times`, async () => {
    const startedAt = paying.portal.clock.now()
    for (let first = 0; first < kills.length; first += killsInARound) {
      const round = kills.slice(first, first + killsInARound)
      const waiting = [...round]
      const ended: { asha: Payer; payments: { draft: BillPayment; course: Course }[] }[] = []
      await Promise.all(
        Array.from({ length: processesAtOnce }, async () => {
          for (let kill = waiting.shift(); kill; kill = waiting.shift())
            ended.push(await payUntilKilled(kill))
        }),
      )
      await paying.pass(1)
      for (const { payments } of ended) await payInTheApp(payments)
      await paying.pass(59)
      for (const { asha, payments } of ended) await expectRightEnd(asha, payments)
    }
    expect(await paying.differences()).toEqual([])
    const network = createSandboxNetwork({ book: paying.book, now: paying.portal.clock.now })
    const period = { from: startedAt, to: new Date(paying.portal.clock.now().getTime() + 120_000) }
    const lines = await network.settlement(period.from, period.to)
    const { differences } = await paying.portal.store.snapshot(async db =>
      reconcileSource(db, await sandboxStatement(db, period), period),
    )
    expect(differences).toEqual([])
    expect(await paying.portal.store.snapshot(db => reconcile(db, lines, period))).toEqual({
      compared: lines.length + (await neverArrived()),
      differences: [],
    })
  }, 1_800_000)

  async function payUntilKilled({ point, courses }: Kill) {
    const asha = await paying.customer({ balancePaise: startPaise })
    const payments: { draft: BillPayment; course: Course; approval: ApprovalInTask }[] = []
    for (const course of courses) {
      const source = course.choice ? 'upi' : 'wallet'
      const draft = await asha.confirm(
        await asha.start(recharge, { mobileNumber: newMobile(course.digit) }),
        amountPaise,
        source,
      )
      const { reference } = draft
      const approval = {
        reference,
        ...(course.choice
          ? { choice: course.choice }
          : { typed: { pin: testPin, ...(await asha.code(draft)) } }),
      }
      payments.push({ draft, course, approval })
    }
    const task = taskOf(
      asha,
      payments.map(({ approval }) => approval),
      point,
    )
    expect({ point, ...(await run(task)) }).toEqual({ point, code: null, signal: 'SIGKILL' })
    // A customer without an answer sends the form again: that is the same payment.
    for (const { draft, approval } of payments) {
      if ((await asha.look(draft)).stage !== 'draft') continue
      if (approval.typed) await asha.approve(draft, approval.typed)
      else await asha.approveInUpiApp(draft)
    }
    return { asha, payments }
  }

  /** A customer who was not yet shown how to pay is shown it by now. */
  async function payInTheApp(payments: readonly { draft: BillPayment; course: Course }[]): Promise<void> {
    for (const { draft, course } of payments) {
      if (course.choice) await paying.portal.services.paymentSandbox.choose(draft.reference, course.choice)
    }
  }

  function taskOf(asha: Payer, payments: ApprovalInTask[], point?: KillPoint): KillTask {
    const { databaseUrl, dataDir } = paying.portal.database.options
    return {
      ...(point && { point }),
      storeOptions: { databaseUrl, dataDir },
      sandboxUrl: paying.sandboxUrl,
      secret: Buffer.from(testSecret).toString('base64'),
      origin: testOrigin,
      now: paying.portal.clock.now().getTime(),
      client: asha.browser.client,
      sessionId: asha.session.id,
      customer: asha.session.customer,
      payments,
    }
  }

  async function run(task: KillTask) {
    const child = approver.start([JSON.stringify(task)], { stdio: ['ignore', 'ignore', 'inherit'] })
    const [code, signal] = await once(child, 'exit')
    return { code, signal }
  }

  /** The customer's money must match what the sandbox reports as paid. */
  async function expectRightEnd(
    asha: Payer,
    payments: readonly { draft: BillPayment; course: Course }[],
  ): Promise<void> {
    let expectedPaise = startPaise
    for (const { draft, course } of payments) {
      const received = await paying.book.find(draft.reference)
      const isPaid = received !== undefined && course.digit !== 2 && course.digit !== 4
      const brought = broughtPaise({ totalPaise: amountPaise }, course.choice)
      const payment = await asha.look(draft)
      expect(payment.stage).toBe(isPaid ? 'paid' : 'failed')
      const orderState = isPaid ? 'paid' : brought > 0 ? 'refunded' : 'failed'
      expect(await asha.orderState(payment)).toBe(orderState)
      // Money that came by UPI is with the biller or on its way back, never in the wallet.
      if (isPaid && course.choice === undefined) expectedPaise -= amountPaise
      const usedPaise = isPaid && course.choice ? amountPaise : 0
      expect(await returnedPaise(draft)).toBe(brought - usedPaise)
    }
    expect(await asha.balance()).toMatchObject({ balancePaise: expectedPaise, heldPaise: 0 })
  }

  /** By the source's own records. */
  async function returnedPaise({ reference }: BillPayment): Promise<number> {
    const given = await paying.portal.store.db
      .selectFrom('sandbox_return')
      .select('amount_paise')
      .where('source_reference', '=', reference)
      .execute()
    return given.reduce((sum, { amount_paise }) => sum + amount_paise, 0)
  }

  async function neverArrived(): Promise<number> {
    const failed = await paying.portal.store.db
      .selectFrom('bill_payment')
      .select('reference')
      .where('failure', '=', 'never-arrived')
      .execute()
    return failed.length
  }
})

let lastMobile = 3_000_000
const newMobile = (digit: number) => `98${++lastMobile}${digit}`
