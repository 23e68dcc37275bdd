import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSandboxNetwork } from '../biller-sandbox/sandbox-network.ts'
import { reconcile } from '../reconciliation/reconcile.ts'
import { storeKinds } from '../store/test-databases.ts'
import { type KillPoint, killPoints } from './kill-points.ts'
import type { BillPayment } from './payment-view.ts'
import { openPayingPortal, type Payer, type PayingPortal, recharge } from './test-payments.ts'

const SEED = 20_261_115
const KILLS = 100
const KILLS_AT_ONCE = 10
const AMOUNT_PAISE = 20_00
const BALANCE_PAISE = 5_000_00

/** Where each payment is killed, and the last digit that decides what the biller does with it. */
const kills = fc.sample(
  fc
    .record({ point: fc.constantFrom(...killPoints), digit: fc.constantFrom(0, 1, 2, 3, 4, 6, 7, 8) })
    .filter(({ point, digit }) => !hasOutcome(point) || answersAtOnce(digit)),
  { seed: SEED, numRuns: KILLS },
)

/** Without an answer to its call a process has nothing to post: it cannot be killed around that. */
function hasOutcome(point: KillPoint): boolean {
  return point === 'before post' || point === 'after commit'
}

function answersAtOnce(digit: number): boolean {
  return [0, 1, 2, 7].includes(digit)
}

describe.each(storeKinds)('kill -9 in the middle of a payment on %s', kind => {
  let paying: PayingPortal

  beforeAll(async () => {
    paying = await openPayingPortal(kind)
  })
  afterAll(() => paying?.close())

  test(`every payment ends right within a minute, ${KILLS} times`, async () => {
    const startedAt = paying.portal.clock.now()
    for (let first = 0; first < KILLS; first += KILLS_AT_ONCE) {
      const round = await Promise.all(
        kills.slice(first, first + KILLS_AT_ONCE).map(async ({ point, digit }, index) => {
          const asha = await paying.customer({ balancePaise: BALANCE_PAISE })
          const mobileNumber = `98${3_000_000 + first + index}${digit}`
          const draft = await asha.confirm(await asha.start(recharge, { mobileNumber }), AMOUNT_PAISE)
          const typed = await asha.code(draft)
          await approveUntilKilled(point, asha, draft, typed)
          // Whoever got no answer sends the form again, as a customer would: that is the same payment.
          if (point === 'before hold') await asha.approve(draft, typed)
          return { asha, draft, digit }
        }),
      )
      await paying.pass(60)
      for (const { asha, draft, digit } of round) await expectRightEnd(asha, draft, digit)
    }
    expect(await paying.differences()).toEqual([])
    const network = createSandboxNetwork({ book: paying.book, now: paying.portal.clock.now })
    const period = { from: startedAt, to: new Date(paying.portal.clock.now().getTime() + 120_000) }
    const lines = await network.settlement(period.from, period.to)
    expect(await paying.portal.store.snapshot(db => reconcile(db, lines, period))).toEqual({
      compared: lines.length + (await neverArrived()),
      differences: [],
    })
  }, 1_800_000)

  async function approveUntilKilled(
    point: KillPoint,
    asha: Payer,
    { reference }: BillPayment,
    typed: { challenge: string; code: string },
  ): Promise<void> {
    const task = {
      point,
      storeOptions: paying.portal.database.options,
      sandboxUrl: paying.sandboxUrl,
      now: paying.portal.clock.now().getTime(),
      visit: asha.browser.visit,
      reference,
      typed,
    }
    const module = new URL('./kill-test-process.ts', import.meta.url).pathname
    const child = spawn(process.execPath, [module, JSON.stringify(task)], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const [code, signal] = await once(child, 'exit')
    expect({ point, code, signal }).toEqual({ point, code: null, signal: 'SIGKILL' })
  }

  /** The sandbox says what was paid; the customer's money must say the same. */
  async function expectRightEnd(asha: Payer, draft: BillPayment, digit: number): Promise<void> {
    const received = await paying.book.find(draft.reference)
    const isPaid = received !== undefined && digit !== 2 && digit !== 4
    const payment = await asha.look(draft)
    expect(payment.stage).toBe(isPaid ? 'paid' : 'failed')
    expect(await asha.balance()).toMatchObject({
      balancePaise: isPaid ? BALANCE_PAISE - AMOUNT_PAISE : BALANCE_PAISE,
      heldPaise: 0,
    })
    expect(await asha.orderState(payment)).toBe(isPaid ? 'paid' : 'refunded')
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
