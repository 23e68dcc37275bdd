// The sandbox as a process beside a server of the demonstration. It starts when its address is first requested, starts again
// after a crash, and ends with the server. The server's own store has its payments, so that every server of one portal has the
// same sandbox, also after a restart.
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { getCompileCacheDir } from 'node:module'
import { z } from 'zod'
import type { SandboxOnDemand } from '../bills/biller-sandbox/sandbox-server.ts'
import { siblingModule } from '../platform/store/sibling-module.ts'
import type { StoreOptions } from '../platform/store/store.ts'

const main = siblingModule(import.meta.url, 'biller-sandbox')
const startWithinMs = 30_000
/** The message of the process once it listens. */
const ready = z.object({ url: z.url() })

interface Running {
  readonly child: ChildProcess
  readonly url: Promise<string>
}

export function sandboxProcess(store: StoreOptions): SandboxOnDemand {
  let running: Running | undefined
  const forget = () => {
    running = undefined
  }
  return {
    url() {
      running ??= start(store, forget)
      return running.url
    },
    async close() {
      if (!running) return
      const ended = once(running.child, 'exit')
      // It needs no shutdown, because its payments are in the store.
      running.child.kill('SIGKILL')
      await ended
    },
  }
}

function start(store: StoreOptions, onEnd: () => void): Running {
  const child = fork(main, {
    execArgv: [],
    env: environmentFor(store),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  child.once('exit', onEnd).once('error', onEnd)
  return { child, url: urlOf(child) }
}

async function urlOf(child: ChildProcess): Promise<string> {
  const opened = once(child, 'message', { signal: AbortSignal.timeout(startWithinMs) })
  const died = once(child, 'exit').then(([code, signal]) => {
    throw new Error(`It ended with ${code ?? signal}.`)
  })
  try {
    const [message] = await Promise.race([opened, died])
    return ready.parse(message).url
  } catch (error) {
    child.kill('SIGKILL')
    throw new Error('The biller sandbox did not start.', { cause: error })
  }
}

/** The server's environment, which may hold the settings of its database; without its secret, which the sandbox must not have. */
function environmentFor({ databaseUrl, dataDir }: StoreOptions): NodeJS.ProcessEnv {
  return {
    ...process.env,
    CHOWK_SECRET: '',
    CHOWK_SANDBOX_PORT: '0',
    CHOWK_SANDBOX_STORE: '1',
    CHOWK_DATA: dataDir,
    DATABASE_URL: databaseUrl ?? '',
    NODE_COMPILE_CACHE: getCompileCacheDir() ?? '',
  }
}
