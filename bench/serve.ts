/** The portal in a process of its own, for one benchmark. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface BenchServer {
  readonly origin: string
  readonly process: ChildProcess
  stop(): Promise<void>
}

interface ServeOptions {
  /** The module to run; it says 'ready' when it listens, and ends at SIGTERM. */
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
  const data = mkdtempSync(join(tmpdir(), 'chowk-bench-'))
  const server = fork(join(import.meta.dirname, module), {
    execArgv: ['-C', 'chowk-source', ...nodeOptions],
    env: { ...process.env, PORT: String(port), CHOWK_DATA: data, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = once(server, 'exit')
  await Promise.race([
    once(server, 'message'),
    ended.then(() => Promise.reject(new Error('The benchmark server did not start.'))),
  ])
  return {
    origin: `http://localhost:${port}`,
    process: server,
    async stop() {
      server.kill('SIGTERM')
      await ended
      rmSync(data, { recursive: true, force: true })
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('The listening socket has no port.')
  return address.port
}
