// Runs commands like a user, in their own process group, so that all of their processes end with them.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const startingTimeoutMs = 90_000

interface CommandOptions {
  /** The project by default. */
  readonly cwd?: string
  readonly env?: Readonly<Record<string, string>>
}

export interface Running extends AsyncDisposable {
  output(): string
}

function spawnNpm(args: readonly string[], { cwd = join(import.meta.dirname, '..'), env }: CommandOptions) {
  // Vitest sets these for itself; a user's shell has none of them.
  const { NODE_ENV: _, VITEST: __, ...outer } = process.env
  const child = spawn('npm', args, {
    cwd,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...outer, ...env },
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', chunk => {
      text += chunk
    })
  return { child, output: () => text }
}

/** `run('run', 'imports')` is `npm run imports`. */
export async function run(args: readonly string[], options: CommandOptions = {}) {
  const { child, output } = spawnNpm(args, options)
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, output: output() }
}

/** A long-running one: resolves when it has printed `ready`, and ends when it is disposed of. */
export async function start(
  args: readonly string[],
  ready: string,
  options: CommandOptions = {},
): Promise<Running> {
  const { child, output } = spawnNpm(args, options)
  for (const deadline = Date.now() + startingTimeoutMs; !output().includes(ready); await wait(20)) {
    if (isGone(child)) throw new Error(`npm ${args.join(' ')} ended: ${output()}`)
    if (Date.now() > deadline) {
      await end(child)
      throw new Error(`npm ${args.join(' ')} was not ready in time: ${output()}`)
    }
  }
  return { output, [Symbol.asyncDispose]: () => end(child) }
}

const isGone = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null

async function end(child: ChildProcess): Promise<void> {
  if (isGone(child) || child.pid === undefined) return
  const gone = once(child, 'close')
  process.kill(-child.pid, 'SIGTERM')
  await gone
}
