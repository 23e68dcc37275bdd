// The sandbox as a process of its own: `npm run sandbox`. CHOWK_SANDBOX_PORT says where it listens, CHOWK_SANDBOX_SEED
// from what its bills are made, CHOWK_SANDBOX_FILE where it remembers payments beyond its own end.
import { z } from 'zod'
import { paymentBook } from './payment-book.ts'
import { startSandboxServer } from './sandbox-server.ts'

const settings = z
  .object({
    CHOWK_SANDBOX_PORT: z.coerce.number().int().min(0).max(65_535).default(3100),
    CHOWK_SANDBOX_SEED: z.string().default('chowk'),
    CHOWK_SANDBOX_FILE: z.string().optional(),
  })
  .safeParse(Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== '')))

if (!settings.success) {
  const [problem] = settings.error.issues
  process.stderr.write(`${problem?.path.join('.')}: ${problem?.message}\n`)
  process.exit(1)
}

const { CHOWK_SANDBOX_PORT: port, CHOWK_SANDBOX_SEED: seed, CHOWK_SANDBOX_FILE: file } = settings.data
try {
  const server = await startSandboxServer({ port, seed, book: paymentBook(file) })
  process.stdout.write(`Biller sandbox, where no real bill is paid: ${server.url}\n`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close())
} catch (error) {
  process.stderr.write(`CHOWK_SANDBOX_PORT: ${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
}
