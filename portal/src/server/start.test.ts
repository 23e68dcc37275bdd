// @module-tag slow
// The portal as an operator runs it: a process that starts, answers, refuses bad settings and ends in order.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, get, type IncomingMessage } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'

const root = join(import.meta.dirname, '..', '..', '..')
const main = join(import.meta.dirname, '..', '..', 'dist', 'server', 'main.js')
const launched: { readonly child: ChildProcess; readonly dataDir: string }[] = []

afterAll(async () => {
  for (const { child, dataDir } of launched.splice(0)) {
    const isGone = child.exitCode !== null || child.signalCode !== null
    const gone = isGone ? undefined : once(child, 'exit')
    // In order, so that its sandbox ends first and writes no more.
    child.kill('SIGTERM')
    await gone
    rmSync(dataDir, { recursive: true })
  }
})

interface Started {
  readonly child: ChildProcess
  readonly origin: string
  readonly output: () => string
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}

function launch(env: Record<string, string>): { child: ChildProcess; output: () => string } {
  const dataDir = mkdtempSync(join(tmpdir(), 'chowk-start-'))
  const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env
  const child = spawn(process.execPath, [main], {
    cwd: root,
    env: { PATH, NODE_COMPILE_CACHE, CHOWK_DATA: dataDir, ...env },
  })
  launched.push({ child, dataDir })
  let text = ''
  child.stdout.on('data', chunk => {
    text += chunk
  })
  child.stderr.on('data', chunk => {
    text += chunk
  })
  return { child, output: () => text }
}

async function start(env: Record<string, string> = {}): Promise<Started> {
  const port = await freePort()
  const { child, output } = launch({ PORT: String(port), ...env })
  const origin = `http://localhost:${port}`
  await vi.waitFor(() => expect(output()).toContain('Chowk is ready at'), { timeout: 60_000 })
  return { child, origin, output }
}

/** The ids of all answers. */
async function requestUntilClosed(origin: string): Promise<string[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ids: string[] = []
  for (;;) {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      get(origin, { agent, headers: { 'accept-encoding': 'br' } }, resolve).on('error', reject)
    })
    ids.push(String(response.headers['x-request-id']))
    response.resume()
    await once(response, 'end')
    if (response.headers.connection === 'close') return ids
  }
}

async function refusal(env: Record<string, string>): Promise<{ code: number; lines: string[] }> {
  const { child, output } = launch({ PORT: String(await freePort()), ...env })
  const [code] = (await once(child, 'exit')) as [number]
  return { code, lines: output().trim().split('\n') }
}

describe('a start that cannot succeed ends with one line and exit code 1', () => {
  test.each([
    ['PORT', { PORT: 'abc' }],
    ['CHOWK_HOSTS', { CHOWK_HOSTS: 'not json' }],
    ['CHOWK_DATA', { CHOWK_DATA: '/proc/nowhere' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none', CHOWK_SECRET: 's'.repeat(32) }],
  ])(
    '%s',
    async (setting, env) => {
      const { code, lines } = await refusal(env as Record<string, string>)
      expect(code).toBe(1)
      expect(lines).toHaveLength(1)
      expect(lines[0]).toContain(setting)
    },
    90_000,
  )

  test('a port that is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    onTestFinished(() => void other.close())
    await once(other, 'listening')
    const { code, lines } = await refusal({ PORT: String((other.address() as AddressInfo).port) })
    expect(code).toBe(1)
    expect(lines.at(-1)).toMatch(/PORT: \d+ is taken/)
  }, 90_000)
})

// One portal for all of these tests: starting it takes most of their time.
describe('a running portal', () => {
  let portal: Started
  beforeAll(async () => {
    portal = await start()
  })

  test('logs its address and how to sign in, answers, and writes no number, code or cookie into its log', async () => {
    const { origin, output } = portal
    expect(output()).toContain('one-time code is shown on the page')
    expect(await (await fetch(`${origin}/healthz`)).json()).toEqual({ status: 'alive' })
    expect(await (await fetch(`${origin}/readyz`)).json()).toEqual({ status: 'ready' })

    const page = await fetch(`${origin}/login?mobile=9876543210`, {
      headers: { cookie: 'chowk=secret-cookie' },
    })
    expect(page.status).toBe(200)
    const requestId = page.headers.get('x-request-id') ?? ''
    expect(requestId).not.toBe('')
    const cookies = (response: Response) => response.headers.getSetCookie().map(line => line.split(';')[0])
    const csrf = /name="_csrf" value="([^"]+)"/.exec(await page.text())?.[1] ?? ''
    const form = new URLSearchParams({ _csrf: csrf, mobile: '9876543210' })
    const sent = await fetch(`${origin}/login`, {
      method: 'POST',
      body: form,
      headers: { cookie: ['chowk=secret-cookie', ...cookies(page)].join('; ') },
      redirect: 'manual',
    })
    const codePage = await fetch(new URL(sent.headers.get('location') ?? '', origin), {
      headers: { cookie: cookies(sent).join('; ') },
    })
    const code = /code is (\d{6})/.exec(await codePage.text())?.[1]
    expect(code).toBeDefined()

    await expect.poll(output).toContain(requestId)
    expect(output()).not.toMatch(/9876543210|secret-cookie/)
    expect(output()).not.toContain(code)
    expect(output()).not.toContain(csrf)
    for (const cookie of cookies(sent)) expect(output()).not.toContain(cookie?.split('=')[1])
  }, 90_000)

  test('counts its requests by route and status, its latency, its event loop and its page cache', async () => {
    const { origin } = portal
    await (await fetch(`${origin}/menu`)).arrayBuffer()
    await (await fetch(`${origin}/menu`)).arrayBuffer()
    await (await fetch(`${origin}/no-such-page`)).arrayBuffer()
    const metrics = await (await fetch(`${origin}/metrics`)).text()
    expect(metrics).toMatch(/chowk_requests_total\{route="\/menu",method="GET",status="200"\} 2/)
    expect(metrics).toMatch(/chowk_requests_total\{route="not found",method="GET",status="404"\} 1/)
    expect(metrics).toMatch(/chowk_request_duration_seconds_bucket\{le="[^"]+",route="\/menu"\}/)
    expect(metrics).toMatch(/chowk_event_loop_delay_seconds\{quantile="0.99"\}/)
    expect(metrics).toMatch(/chowk_page_cache_total\{result="hit"\} [1-9]/)
  }, 90_000)

  test.each(['SIGTERM', 'SIGINT'] as const)(
    'ends in order on %s, with exit code 0 and a line in its log for every answer',
    async signal => {
      const { child, origin, output } = signal === 'SIGTERM' ? portal : await start()
      // Visitors on keep-alive connections send requests without a pause: each must get every answer until the server closes
      // it.
      const visitors = Array.from({ length: 8 }, () => requestUntilClosed(origin))
      await new Promise(resolve => setTimeout(resolve, 500))
      child.kill(signal)
      const [code] = (await once(child, 'close')) as [number]
      const answered = (await Promise.all(visitors)).flat()
      expect(code).toBe(0)
      const logged = new Set(output().match(/(?<="reqId":")[^"]+/g))
      expect(answered.filter(id => !logged.has(id))).toEqual([])
    },
    90_000,
  )
})
