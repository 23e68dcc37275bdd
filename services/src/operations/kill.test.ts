// An operator's process is killed while it approves: an approval and what it does are both there, or neither.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPayingPortal, type PayingPortal } from '../bills/payments/test-payments.ts'
import { databaseTimeoutMs, storeKinds } from '../platform/store/test-databases.ts'
import { tenthUnlessSoak } from '../platform/store/test-soak.ts'
import type { KillTask } from './test-kill-process.ts'
import { openTestDesk, type TestOperator } from './test-operators.ts'

const KILLS = tenthUnlessSoak(20)
const ACTS_OF_EACH = 8
const paise = 501_00

describe.each(storeKinds)('an operator killed on %s', { timeout: 10 * databaseTimeoutMs }, kind => {
  let paying: PayingPortal
  let meera: TestOperator
  let tariq: TestOperator

  beforeAll(async () => {
    paying = await openPayingPortal(kind)
    ;({ meera, tariq } = await openTestDesk(paying.portal))
  }, databaseTimeoutMs)
  afterAll(() => paying?.close())

  test(`has done every act wholly or not at all, ${KILLS} times`, async () => {
    for (let round = 1; round <= KILLS; round++) {
      const asha = await paying.customer({ balancePaise: 100 })
      const acts: string[] = []
      for (let nth = 0; nth < ACTS_OF_EACH; nth++)
        acts.push((await meera.act({ does: 'adjust-give', customerId: asha.id, paise })).actId)

      await approveUntilKilled(acts, 1 + (round % (ACTS_OF_EACH - 1)))
      const done = await paying.portal.store.db
        .selectFrom('operator_act')
        .select('id')
        .where('id', 'in', acts)
        .where('state', '=', 'done')
        .execute()
      expect((await asha.balance()).balancePaise).toBe(100 + done.length * paise)
      expect(await paying.differences()).toEqual([])

      const isDone = new Set(done.map(({ id }) => id))
      for (const act of acts) if (!isDone.has(act)) await tariq.act({ does: 'approve', act })
      expect((await asha.balance()).balancePaise).toBe(100 + ACTS_OF_EACH * paise)
    }
    expect(await paying.differences()).toEqual([])
  })

  /** By SIGKILL, while the next is under way. */
  async function approveUntilKilled(acts: string[], after: number): Promise<void> {
    const { databaseUrl, dataDir } = paying.portal.database.options
    const task: KillTask = {
      storeOptions: { databaseUrl, dataDir },
      now: paying.portal.clock.now().getTime(),
      key: tariq.key.export({ type: 'pkcs8', format: 'pem' }).toString(),
      acts,
    }
    const program = new URL('./test-kill-process.ts', import.meta.url).pathname
    const child = spawn(process.execPath, [program, JSON.stringify(task)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const gone = once(child, 'exit')
    let said = 0
    for await (const _ of createInterface(child.stdout)) if (++said === after) child.kill('SIGKILL')
    const [, signal] = await gone
    expect(signal).toBe('SIGKILL')
  }
})
