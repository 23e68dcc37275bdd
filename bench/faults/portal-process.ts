/** The portal as an operator runs it: a separate process that can be killed, stopped and started again. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const ownRoot = join(import.meta.dirname, '..', '..')
/** On a busy machine a start takes long; this limit is only for a start that never ends. */
const startingTimeoutMs = 300_000

export interface PortalProcess extends AsyncDisposable {
  /** Its public origin; with a proxy in front, the proxy's. */
  readonly origin: string
  readonly port: string
  /** Its output so far. */
  output(): string
  /** Resolves when the process is gone, with its exit code or the signal that ended it. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | string>
}

const running = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/**
 * `settings` are the portal's environment variables; PORT is among them, so that a restart uses the same one. `root` is the path
 * of another release, `command` replaces the built server in Node's arguments.
 */
export async function startPortal(
  settings: Readonly<Record<string, string>> & { readonly PORT: string },
  root = ownRoot,
  command?: readonly string[],
): Promise<PortalProcess> {
  // A release from before the server was bundled runs from its sources.
  const built = join(root, 'portal', 'dist', 'server', 'main.js')
  const main = existsSync(built) ? built : join(root, 'portal', 'src', 'server', 'main.ts')
  const child = spawn(process.execPath, command ?? ['-C', 'chowk-source', main], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH ?? '',
      NODE_COMPILE_CACHE: join(root, '.cache', 'compiled'),
      // Many customers sign in from one address here.
      CHOWK_OTP_PER_ADDRESS: '1000000',
      CHOWK_BILLS_PER_ADDRESS: '1000000',
      CHOWK_OTP_PER_MOBILE: '1000000',
      CHOWK_OTP_PER_MOBILE_DAY: '1000000',
      CHOWK_OTP_PER_DAY: '100000000',
      CHOWK_DEMO: '1',
      ...settings,
    },
  })
  running.add(child)
  const gone = once(child, 'exit').finally(() => running.delete(child))
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', chunk => {
      text += chunk
    })

  for (const deadline = Date.now() + startingTimeoutMs; !text.includes('Chowk is ready at'); await wait(5)) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`The portal ended: ${text}`)
    if (Date.now() > deadline) {
      child.kill('SIGKILL')
      throw new Error(`The portal was not ready after ${startingTimeoutMs / 1000} s: ${text}`)
    }
  }
  async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | string> {
    child.kill(signal)
    const [code, killedBy] = (await gone) as [number | null, string | null]
    return code ?? killedBy ?? ''
  }
  return {
    origin: settings.CHOWK_ORIGIN ?? `http://localhost:${settings.PORT}`,
    port: settings.PORT,
    output: () => text,
    end,
    async [Symbol.asyncDispose]() {
      await end('SIGTERM')
    },
  }
}
