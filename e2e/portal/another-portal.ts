/** A second portal, built from the same sources and started with settings of its own. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../tools/free-port.ts'
import { answers, end } from '../engines/processes.ts'

const root = join(import.meta.dirname, '..', '..')

export interface AnotherPortal {
  readonly port: number
  end(): Promise<void>
}

export async function startAnotherPortal(
  settings: (port: number) => Readonly<Record<string, string>>,
): Promise<AnotherPortal> {
  const port = Number(await freePort())
  const data = mkdtempSync(join(tmpdir(), 'chowk-another-'))
  const portal = spawn(process.execPath, ['-C', 'chowk-source', 'tools/start.ts'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), CHOWK_DATA: data, ...settings(port) },
    stdio: 'ignore',
  })
  await answers(`http://localhost:${port}/readyz`, portal)
  return {
    port,
    async end() {
      await end(portal)
      rmSync(data, { recursive: true, force: true })
    },
  }
}
