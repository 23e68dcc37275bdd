// The sandbox as a separate process: `npm run sandbox`. CHOWK_SANDBOX_PORT is its port, CHOWK_SANDBOX_SEED the seed of its
// bills, CHOWK_SANDBOX_SPEED the divisor of its delays. Payments are stored in CHOWK_SANDBOX_FILE or, with
// CHOWK_SANDBOX_STORE=1, in the portal's store (CHOWK_DATA or DATABASE_URL).
import { z } from 'zod'
import { paymentBook, storePaymentBook } from '../bills/biller-sandbox/payment-book.ts'
import { startSandboxServer } from '../bills/biller-sandbox/sandbox-server.ts'
import { openStore } from '../open-store.ts'
import { StoreUnavailable } from '../platform/store/errors.ts'
import { existingStore } from './program.ts'
import type { ProgramSetting } from './program-settings.ts'

/** Started by a server of the demonstration: then this process ends with the server, even if the server ended first. */
const isBesideServer = process.send !== undefined

const settings = z
  .object({
    CHOWK_SANDBOX_PORT: z.coerce.number().int().min(0).max(65_535).default(3100),
    CHOWK_SANDBOX_SEED: z.string().default('chowk'),
    CHOWK_SANDBOX_FILE: z.string().optional(),
    CHOWK_SANDBOX_SPEED: z.coerce.number().int().min(1).max(1000).default(1),
    CHOWK_SANDBOX_STORE: z.enum(['0', '1'], 'must be 0 or 1').default('0'),
  } satisfies Partial<Record<ProgramSetting, z.ZodType>>)
  .safeParse(Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== '')))

if (!settings.success) {
  const [problem] = settings.error.issues
  process.stderr.write(`${problem?.path.join('.')}: ${problem?.message}\n`)
  process.exit(1)
}

const { CHOWK_SANDBOX_PORT: port, CHOWK_SANDBOX_SEED: seed, CHOWK_SANDBOX_FILE: file } = settings.data
try {
  const isInStore = settings.data.CHOWK_SANDBOX_STORE === '1'
  const store = isInStore ? await openStore(await existingStore(process.env)) : undefined
  const book = store ? storePaymentBook(store) : paymentBook(file)
  const server = await startSandboxServer({ port, seed, book, speed: settings.data.CHOWK_SANDBOX_SPEED })
  process.stdout.write(`Biller sandbox, where no real bill is paid: ${server.url}\n`)
  endInTime(async () => {
    await server.close()
    await store?.close()
  })
  if (process.connected) process.send?.({ url: server.url })
} catch (error) {
  const setting = error instanceof StoreUnavailable ? '' : 'CHOWK_SANDBOX_PORT: '
  process.stderr.write(`${setting}${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
}

function endInTime(end: () => Promise<void>): void {
  const signals = ['SIGINT', 'SIGTERM'] as const
  if (!isBesideServer) {
    for (const signal of signals) process.once(signal, () => void end())
    return
  }
  // A terminal signals to both, and the server has payments to finish.
  for (const signal of signals) process.on(signal, () => {})
  if (process.connected) process.once('disconnect', () => void end())
  else void end()
}
