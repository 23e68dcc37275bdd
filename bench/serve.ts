/** The portal in a process of its own, for one benchmark. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const port = 6199

export async function serveForBench(): Promise<{ origin: string; stop: () => Promise<void> }> {
  const server = fork(join(import.meta.dirname, 'pages-server.ts'), {
    execArgv: ['-C', 'chowk-source'],
    env: { ...process.env, PORT: String(port), CHOWK_DATA: mkdtempSync(join(tmpdir(), 'chowk-bench-')) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = once(server, 'exit')
  await Promise.race([
    once(server, 'message'),
    ended.then(() => Promise.reject(new Error('The benchmark server did not start.'))),
  ])
  return {
    origin: `http://localhost:${port}`,
    async stop() {
      server.kill('SIGTERM')
      await ended
    },
  }
}
