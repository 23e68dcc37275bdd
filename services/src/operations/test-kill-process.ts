// The process that kill.test.ts kills: approves one act after the other, and says so of each. Everything comes as one JSON
// argument.
import { createPrivateKey } from 'node:crypto'
import { z } from 'zod'
import { openStore } from '../open-store.ts'
import { rooms } from '../test-rooms.ts'
import { createDesk } from './desk/desk.ts'
import { publicKeyOf, signatureOf } from './log/operator-key.ts'

const taskShape = z.object({
  storeOptions: z.object({ databaseUrl: z.string().optional(), dataDir: z.string() }),
  now: z.int(),
  key: z.string(),
  acts: z.array(z.string()),
})

export type KillTask = z.input<typeof taskShape>

const { storeOptions, now, key: pem, acts } = taskShape.parse(JSON.parse(process.argv[2] ?? ''))
const store = await openStore(storeOptions, rooms)
const desk = createDesk({ store, now: () => new Date(now) })
const key = createPrivateKey(pem)
for (const act of acts) {
  const { text, toSign } = await desk.prepare({ does: 'approve', act }, 'As agreed', publicKeyOf(key))
  await desk.submit({ text, signature: signatureOf(toSign, key) })
  process.stdout.write(`${act}\n`)
}
await store.close()
