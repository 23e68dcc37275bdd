// The process that kill.test.ts lets kill itself: approves one payment and ends by SIGKILL at the point it was told.
// Everything comes as one JSON argument.

import type { BillerGateway } from '../billers/biller-gateway.ts'
import { createHttpGateway } from '../billers/http-gateway.ts'
import { createServices } from '../services.ts'
import type { Command } from '../store/command.ts'
import { openStore, type Store, type StoreOptions } from '../store/store.ts'
import type { KillPoint } from './kill-points.ts'

interface Task {
  readonly point: KillPoint
  readonly storeOptions: StoreOptions
  readonly sandboxUrl: string
  readonly now: number
  readonly visit: { readonly headers: Record<string, string>; readonly ip: string }
  readonly reference: string
  readonly typed: { readonly challenge: string; readonly code: string }
}

const task = JSON.parse(process.argv[2] ?? '') as Task
const log = { debug() {}, info() {}, warn() {}, error() {} }
const now = () => new Date(task.now)

const store = mortalStore(await openStore(task.storeOptions))
const gateway = createHttpGateway({ url: task.sandboxUrl, name: 'Sandbox', isSandbox: true, log })
const services = await createServices({
  store,
  secret: new Uint8Array(32).fill(9),
  origin: 'http://localhost:3000',
  verticals: [],
  demo: true,
  otp: { perMobile: 1_000, perAddress: 10_000 },
  billerGateway: mortalGateway(gateway),
  log,
  now,
})
const session = await services.sessions.fromRequest(task.visit)
if (!session) throw new Error('Nobody is signed in.')
const approved = await services.payments.approve(task.visit, session, task.reference, task.typed)
throw new Error(`The process outlived "${task.point}": ${approved.outcome}`)

async function dieAt(point: KillPoint): Promise<void> {
  if (point !== task.point) return
  process.kill(process.pid, 'SIGKILL')
  // The signal needs a moment; nothing may happen in it.
  await new Promise(() => setInterval(() => {}, 1000))
}

function mortalStore(store: Store): Store {
  return {
    ...store,
    async run<Input, Result>(command: Command<Input, Result>, input: Input) {
      if (command.name === 'payments.approve') await dieAt('before hold')
      if (command.name === 'payments.end') await dieAt('before post')
      const result = await store.run(command, input)
      if (command.name === 'payments.approve') await dieAt('after hold')
      if (command.name === 'payments.end') await dieAt('after commit')
      return result
    },
  }
}

function mortalGateway(gateway: BillerGateway): BillerGateway {
  return {
    ...gateway,
    async pay(payment) {
      await dieAt('before send')
      const call = gateway.pay(payment)
      if (task.point === 'after send') {
        while ((await gateway.status(payment.reference)).state === 'not-found');
        await dieAt('after send')
      }
      const answer = await call
      await dieAt('after reply')
      return answer
    },
  }
}
