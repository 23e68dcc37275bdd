/** The portal in its own process, for one benchmark. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../tools/free-port.ts'

export interface BenchServer {
  readonly origin: string
  readonly process: ChildProcess
  stop(): Promise<void>
}

interface ServeOptions {
  /** The module to run; it prints 'ready' when it listens, and ends at SIGTERM. */
  readonly module?: string
  readonly nodeOptions?: readonly string[]
  readonly env?: Readonly<Record<string, string>>
}

export async function serveForBench({
  module = 'pages-server.ts',
  nodeOptions = [],
  env = {},
}: ServeOptions = {}): Promise<BenchServer> {
  const port = await freePort()
  using started = new DisposableStack()
  const data = started.use(mkdtempDisposableSync(join(tmpdir(), 'chowk-bench-')))
  const server = fork(join(import.meta.dirname, module), {
    execArgv: ['-C', 'chowk-source', ...nodeOptions],
    env: { ...process.env, PORT: port, CHOWK_DATA: data.path, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = once(server, 'exit')
  await Promise.race([
    once(server, 'message'),
    ended.then(([code]) => Promise.reject(new Error(`${module} ended with ${code} before it was ready.`))),
  ])
  const folder = started.move()
  return {
    origin: `http://localhost:${port}`,
    process: server,
    async stop() {
      server.kill('SIGTERM')
      await ended
      folder.dispose()
    },
  }
}
