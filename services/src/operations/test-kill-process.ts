// The process that kill.test.ts kills: does one job, in the middle of which test-mortal-modules.ts may kill it, and
// is killed in any case before it can report. Its arguments are one JSON text.
import { createPrivateKey } from 'node:crypto'
import { z } from 'zod'
import { accountTables, closeOrWait } from '../care/closing/close-account.ts'
import { decideDispute } from '../care/disputes/dispute-row.ts'
import { createCompensations } from '../money/compensation/compensations.ts'
import { noFreeze } from '../money/payment-freeze/payment-freeze.ts'
import { createPaymentSandbox } from '../money/payment-source/sandbox.ts'
import { createReturns } from '../money/returns/returns.ts'
import { openStore } from '../open-store.ts'
import { derivedKeys } from '../platform/keys/derived-key.ts'
import { silentLog } from '../platform/log/test-log.ts'
import { createDesk } from './desk/desk.ts'
import { operatorPublicKey, signatureOf } from './log/operator-key.ts'
import { die, modules, mortal } from './test-mortal-modules.ts'

const jobShape = z.discriminatedUnion('does', [
  z.object({ does: z.literal('approve'), act: z.string(), key: z.string() }),
  z.object({ does: z.literal('decide'), disputeId: z.string() }),
  z.object({ does: z.literal('compensate') }),
  z.object({ does: z.literal('return') }),
  z.object({ does: z.literal('close'), customerId: z.string(), paidOutPaise: z.int() }),
])

const taskShape = z.object({
  storeOptions: z.object({ databaseUrl: z.string().optional(), dataDir: z.string() }),
  now: z.int(),
  /** Without it the process ends normally. */
  job: jobShape.optional(),
})

export type KillJob = z.infer<typeof jobShape>
export type KillTask = z.input<typeof taskShape>

const { storeOptions, job, ...task } = taskShape.parse(JSON.parse(process.argv[2] ?? ''))
const now = () => new Date(task.now)
const at = task.now
const holderKeys = derivedKeys([new Uint8Array(32)], 'holder')
const opened = await openStore(storeOptions, modules)
const store: typeof opened = { ...opened, run: (command, input) => opened.run(mortal(command), input) }
if (job) {
  await perform(job)
  die()
}
await store.close()

async function perform(job: KillJob): Promise<void> {
  switch (job.does) {
    case 'approve': {
      const desk = createDesk({ store, now })
      const key = createPrivateKey(job.key)
      const intent = { does: 'approve', act: job.act } as const
      const { text, toSign } = await desk.prepare(intent, 'As agreed', operatorPublicKey(key))
      await desk.submit({ text, signature: signatureOf(toSign, key) })
      return
    }
    case 'decide': {
      const { disputeId: id } = job
      const note = ''
      const decided = { id, decision: 'refund', actor: 'sandbox', note } as const
      return store.run(decideDispute, { ...decided, at })
    }
    case 'compensate': {
      return createCompensations({ store, log: silentLog, now }).runDueWork()
    }
    case 'return': {
      const paymentSource = createPaymentSandbox({ store, now })
      return createReturns({
        store,
        paymentFreeze: noFreeze,
        paymentSource,
        log: silentLog,
        now,
      }).runDueWork()
    }
    case 'close': {
      const { customerId, paidOutPaise } = job
      const forgotten = accountTables(store.modules)
      const verified = { verifiedBy: 'code', sessionId: '', pendingId: '' } as const
      const shown = { paidOutPaise, givenUpPaise: 0 }
      await store.run(closeOrWait, { customerId, ...shown, ...verified, holderKeys, forgotten, at })
    }
  }
}
