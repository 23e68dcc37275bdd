import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, test } from 'vitest'
import { createCodeDelivery } from './code-delivery.ts'
import { createWebhook } from './webhook.ts'

const key = new Uint8Array(32).fill(3)
const message = { mobile: '9876543210', code: '123456', at: new Date('2026-01-15T10:00:00Z') }
const cleanups: (() => Promise<unknown>)[] = []

afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup()
})

function recordingLog() {
  const lines: unknown[] = []
  const write = (...line: unknown[]) => void lines.push(line)
  return { lines, log: { debug: write, info: write, warn: write, error: write } }
}

/** An SMS gateway that answers as told, one status per attempt; 'silence' never answers. */
async function gateway(...answers: (number | 'silence')[]) {
  const received: { headers: IncomingHttpHeaders; body: string }[] = []
  const server = createServer(async (request, response) => {
    const answer = answers[received.length] ?? 200
    received.push({ headers: request.headers, body: await text(request) })
    if (answer !== 'silence') response.writeHead(answer).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  cleanups.push(async () => {
    server.closeAllConnections()
    server.close()
  })
  return { received, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/sms` }
}

async function outboxFile() {
  const folder = await mkdtemp(join(tmpdir(), 'chowk-outbox-'))
  cleanups.push(() => rm(folder, { recursive: true }))
  return join(folder, 'codes', 'outbox.jsonl')
}

describe('the outbox', () => {
  test('receives each code as a JSON line that only its owner may read', async () => {
    const outbox = await outboxFile()
    const delivery = createCodeDelivery({ outbox, webhookKey: key, log: recordingLog().log })
    await delivery.deliver(message)
    await delivery.deliver({ ...message, code: '000042' })
    const lines = (await readFile(outbox, 'utf8')).trimEnd().split('\n')
    expect(lines.map(line => JSON.parse(line))).toEqual([
      { mobile: '9876543210', code: '123456', at: '2026-01-15T10:00:00.000Z' },
      { mobile: '9876543210', code: '000042', at: '2026-01-15T10:00:00.000Z' },
    ])
    expect((await stat(outbox)).mode & 0o077).toBe(0)
  })

  test('that cannot be written is reported without the code', async () => {
    const { log, lines } = recordingLog()
    const delivery = createCodeDelivery({ outbox: '/dev/null/outbox', webhookKey: key, log })
    await delivery.deliver(message)
    expect(lines).toHaveLength(1)
    expect(JSON.stringify(lines)).not.toMatch(/123456|9876543210/)
  })
})

describe('the webhook', () => {
  const fast = { key, attemptTimeoutMs: 200, pausesMs: [0, 1, 1] }

  test('and the outbox both receive each code', async () => {
    const outbox = await outboxFile()
    const { url, received } = await gateway()
    const delivery = createCodeDelivery({ outbox, webhook: url, webhookKey: key, log: recordingLog().log })
    await delivery.deliver(message)
    await delivery.close()
    expect(JSON.parse(received[0]?.body ?? '')).toEqual(JSON.parse(await readFile(outbox, 'utf8')))
  })

  test('is signed over the time and the body', async () => {
    const { url, received } = await gateway()
    const webhook = createWebhook({ url, log: recordingLog().log, ...fast })
    webhook.send(message)
    await webhook.close(1000)
    const [, seconds, mac] =
      /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(received[0]?.headers['x-chowk-signature'])) ?? []
    expect(mac).toBe(createHmac('sha256', key).update(`${seconds}.${received[0]?.body}`).digest('hex'))
  })

  test('is tried again after a fault and after silence, as the same delivery', async () => {
    const { url, received } = await gateway(503, 'silence', 200)
    const { log, lines } = recordingLog()
    const webhook = createWebhook({ url, log, ...fast })
    webhook.send(message)
    await webhook.close(5000)
    expect(received).toHaveLength(3)
    expect(new Set(received.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
    expect(lines).toEqual([])
  })

  test('is not tried again when the gateway refuses the request itself', async () => {
    const { url, received } = await gateway(400)
    const { log, lines } = recordingLog()
    const webhook = createWebhook({ url, log, ...fast })
    webhook.send(message)
    await webhook.close(1000)
    expect(received).toHaveLength(1)
    expect(lines).toHaveLength(1)
  })

  test('that fails for good is reported without the number and the code', async () => {
    const { url, received } = await gateway(500, 500, 500)
    const { log, lines } = recordingLog()
    const webhook = createWebhook({ url, log, ...fast })
    webhook.send(message)
    await webhook.close(5000)
    expect(received).toHaveLength(3)
    expect(JSON.stringify(lines)).toContain('status 500')
    expect(JSON.stringify(lines)).not.toMatch(/123456|9876543210/)
  })

  test('does not keep a closing server waiting', async () => {
    const { url } = await gateway('silence', 'silence', 'silence')
    const webhook = createWebhook({ url, log: recordingLog().log, key, attemptTimeoutMs: 60_000 })
    webhook.send(message)
    await webhook.close(50)
  })
})
