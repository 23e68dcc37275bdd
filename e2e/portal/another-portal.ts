/** A second portal, built from the same sources and started with settings of its own. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { freePort } from '../../tools/free-port.ts'

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
  const isReady = () =>
    fetch(`http://localhost:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  await expect.poll(isReady, { timeout: 60_000 }).toBe(true)
  return {
    port,
    async end() {
      const ended = once(portal, 'exit')
      portal.kill()
      await ended
      rmSync(data, { recursive: true, force: true })
    },
  }
}
