/** A portal whose scripts and styles come from an assets host: here the same server by its other name, another origin. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'

const root = join(import.meta.dirname, '..', '..')
let portal: ChildProcess
let data: string
let origin: string
let assets: string

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('There is no free port.')
  return address.port
}

test.beforeAll(async () => {
  test.setTimeout(90_000)
  const port = await freePort()
  origin = `http://localhost:${port}`
  assets = `http://127.0.0.1:${port}`
  data = mkdtempSync(join(tmpdir(), 'chowk-assets-'))
  portal = spawn(process.execPath, ['-C', 'chowk-source', 'tools/start.ts'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), CHOWK_DATA: data, CHOWK_HOSTS: JSON.stringify({ assets }) },
    stdio: 'ignore',
  })
  await expect
    .poll(
      () =>
        fetch(`${origin}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 60_000 },
    )
    .toBe(true)
})

test.afterAll(async () => {
  const ended = once(portal, 'exit')
  portal.kill()
  await ended
  rmSync(data, { recursive: true, force: true })
})

test('scripts, styles and the islands’ code come from it, and the page comes alive', async ({ page }) => {
  const from = new Map<string, Set<string>>()
  const complaints: string[] = []
  page.on('console', message => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', error => complaints.push(String(error)))
  page.on('request', request => {
    const origins = from.get(request.resourceType()) ?? new Set()
    from.set(request.resourceType(), origins.add(new URL(request.url()).origin))
  })

  await page.goto(origin)
  await expect(page.locator('header[data-enhanced]')).toBeVisible()
  await page.getByRole('searchbox').first().click()
  await expect(page.locator('chowk-island[data-name="search-box"][data-hydrated]')).toBeAttached()

  expect(from.get('script')).toEqual(new Set([assets]))
  expect(from.get('stylesheet')).toEqual(new Set([assets]))
  expect(complaints).toEqual([])
})
