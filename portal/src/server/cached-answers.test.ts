// A cached page is answered without Fastify, as Fastify would have answered it.
import { createHash } from 'node:crypto'
import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { closeGracefully } from './graceful-shutdown.ts'
import { dictionaries, seen, startTestApp, type TestApp } from './test-app.ts'

let running: TestApp
let app: FastifyInstance
let port: number
let closeOrderly: () => Promise<void>
/** How many requests Fastify answered. */
let ordinary = 0
const agent = new Agent({ keepAlive: true, maxSockets: 1 })

beforeAll(async () => {
  running = await startTestApp()
  app = running.app
  app.addHook('onSend', (_request, _reply, _payload, done) => {
    ordinary += 1
    done()
  })
  closeOrderly = closeGracefully(app)
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
})

afterAll(() => running?.close())

interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

const browser = { host: 'localhost:3000', 'accept-encoding': 'gzip, br' }

/** Over a socket, since `inject` does not use the listener that is tested. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const clientRequest = request(
      { port, path, method, agent, headers: { ...browser, ...headers } },
      async answer => {
        const body = Buffer.concat(await answer.toArray())
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body })
      },
    )
    clientRequest.on('error', reject).end()
  })
}

/** Fastify's own answer to the same request. */
async function requestFastify(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const answer = await app.inject({ url: path, headers: { ...browser, ...headers } })
  return {
    status: answer.statusCode,
    headers: answer.headers as IncomingHttpHeaders,
    body: answer.rawPayload,
  }
}

/** Headers that differ in each answer, or belong to the connection. */
function lasting({ status, headers, body }: Answer) {
  const { date, connection, 'keep-alive': _, 'x-request-id': id, ...others } = headers
  expect(id).toMatch(/^[0-9a-f-]{36}$/)
  return { status, headers: others, body: body.toString('base64') }
}

/** Requested until its best compression is cached and has been sent once. */
async function settle(path: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const before = ordinary
    await ask(path)
    await ask(path, { 'accept-encoding': 'gzip' })
    if (ordinary === before) return
    await new Promise(resolve => setTimeout(resolve, 20))
  }
  throw new Error(`${path} was always answered by Fastify.`)
}

async function cameToFastify(asking: () => Promise<unknown>): Promise<boolean> {
  const before = ordinary
  await asking()
  return ordinary > before
}

describe('a cached page', () => {
  beforeAll(() => settle('/tools/cached'))

  test.each([
    ['in brotli', {}],
    ['in gzip', { 'accept-encoding': 'gzip' }],
  ])('%s is answered without Fastify, header for header as by it', async (_what, headers) => {
    const answer = await ask('/tools/cached', headers)
    expect(await cameToFastify(() => ask('/tools/cached', headers))).toBe(false)
    expect(lasting(answer)).toEqual(lasting(await requestFastify('/tools/cached', headers)))
    expect(answer.headers['content-security-policy']).toMatch(/frame-ancestors/)
  })

  test('compressed against a dictionary is answered without Fastify, too', async () => {
    const dictionary = await ask(dictionaries.en.path, { 'accept-encoding': 'identity' })
    const hash = createHash('sha256').update(dictionary.body).digest('base64')
    const headers = { 'accept-encoding': 'br, dcz', 'available-dictionary': `:${hash}:` }
    // Compressed for the first request, sent with its headers for the second.
    await ask('/tools/cached', headers)
    await ask('/tools/cached', headers)
    const answer = await ask('/tools/cached', headers)
    expect(await cameToFastify(() => ask('/tools/cached', headers))).toBe(false)
    expect(answer.headers['content-encoding']).toBe('dcz')
    expect(lasting(answer)).toEqual(lasting(await requestFastify('/tools/cached', headers)))
  })

  test('is not sent again to a client that has it', async () => {
    const held = { 'if-none-match': String((await ask('/tools/cached')).headers.etag) }
    await ask('/tools/cached', held)
    const answer = await ask('/tools/cached', held)
    expect(await cameToFastify(() => ask('/tools/cached', held))).toBe(false)
    expect(answer.status).toBe(304)
    expect(answer.body).toHaveLength(0)
    expect(lasting(answer)).toEqual(lasting(await requestFastify('/tools/cached', held)))
  })

  test('has an id of its own in each answer, which its line in the log names, as the ordinary line does', async () => {
    const lineOf = async (path: string) => {
      seen.logged = ''
      const { headers } = await ask(path)
      await expect.poll(() => seen.logged).toContain(String(headers['x-request-id']))
      return JSON.parse(seen.logged.split('\n').find(line => line.includes('"request"')) ?? '')
    }
    const cached = await lineOf('/tools/cached')
    const ordinaryLine = await lineOf('/tools/cached?utm_source=x')
    expect(cached.reqId).not.toBe(ordinaryLine.reqId)
    expect(Object.keys(cached)).toEqual(Object.keys(ordinaryLine))
    expect(cached).toEqual({
      ...ordinaryLine,
      time: expect.any(String),
      reqId: expect.any(String),
      durationMs: expect.any(Number),
    })
  })

  test('is counted', async () => {
    const counted = async () => {
      const { body } = await requestFastify('/metrics')
      return Number(
        /chowk_requests_total\{route="\/tools\/:name",method="GET",status="200"\} (\d+)/.exec(
          String(body),
        )?.[1],
      )
    }
    const before = await counted()
    for (let times = 0; times < 3; times += 1) await ask('/tools/cached')
    await expect.poll(counted).toBe(before + 3)
  })
})

describe('Fastify answers', () => {
  beforeAll(() => settle('/tools/cached'))

  test.each([
    ['a question with a query', '/tools/cached?utm_source=x', {}, 'GET', 200],
    ['one for the headers alone', '/tools/cached', {}, 'HEAD', 200],
    ['a client that takes no encoding', '/tools/cached', { 'accept-encoding': 'identity' }, 'GET', 200],
    ['a form', '/tools/cached', {}, 'POST', 404],
    ['another loopback name', '/tools/cached', { host: '127.0.0.1:3000' }, 'GET', 308],
    ['another name before a proxy', '/tools/cached', { 'x-forwarded-host': '127.0.0.1' }, 'GET', 308],
    ['a path without a page', '/nothing', {}, 'GET', 404],
  ])('%s', async (_what, path, headers, method, status) => {
    const before = ordinary
    expect((await ask(path, headers, method)).status).toBe(status)
    expect(ordinary).toBe(before + 1)
  })
})

test('a server that is closing says so in its last answers', async () => {
  await settle('/tools/cached')
  expect((await ask('/tools/cached')).headers.connection).toBe('keep-alive')
  const closed = closeOrderly()
  expect((await ask('/tools/cached')).headers.connection).toBe('close')
  await closed
})
