import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type RequestError, request } from './request.ts'

let answer: (request: IncomingMessage, response: ServerResponse) => void
let origin: string
const server = createServer((request, response) => answer(request, response))

beforeEach(async () => {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterEach(async () => {
  vi.restoreAllMocks()
  server.closeAllConnections()
  await new Promise(resolve => server.close(resolve))
})

function failure(promise: Promise<unknown>): Promise<RequestError> {
  return promise.then(
    () => expect.fail('the request should have failed'),
    error => error,
  )
}

async function textOf(incoming: IncomingMessage): Promise<string> {
  const chunks = await incoming.toArray()
  return Buffer.concat(chunks).toString()
}

describe('what is sent', () => {
  test('an object body goes out as JSON text', async () => {
    answer = async (incoming, response) => {
      const body = await textOf(incoming)
      response.end(JSON.stringify({ body, type: incoming.headers['content-type'], method: incoming.method }))
    }
    expect(await request(origin, { method: 'POST', body: { a: [1] } })).toEqual({
      body: '{"a":[1]}',
      type: 'application/json',
      method: 'POST',
    })
  })

  test('any other body goes out as it is', async () => {
    answer = async (incoming, response) => response.end(JSON.stringify(await textOf(incoming)))
    expect(await request(origin, { method: 'POST', body: 'plain' })).toBe('plain')
    expect(await request(origin, { method: 'POST', body: new URLSearchParams({ a: 'b c' }) })).toBe('a=b+c')
  })

  test('query parameters follow those of the URL, with object values as JSON and missing ones left out', async () => {
    answer = (incoming, response) => response.end(JSON.stringify(incoming.url))
    const queryParams = {
      platform: 'S2(New)',
      where: { id: 1 },
      list: ['x'],
      no: undefined,
      nil: null,
      zero: 0,
    }
    expect(await request(`${origin}/a?b=1#c`, { queryParams })).toBe(
      `/a?b=1&platform=${encodeURIComponent('S2(New)').replace('(', '%28').replace(')', '%29')}` +
        `&where=${encodeURIComponent('{"id":1}')}&list=${encodeURIComponent('["x"]')}&zero=0`,
    )
  })

  test('headers of the caller are kept', async () => {
    answer = (incoming, response) => response.end(JSON.stringify(incoming.headers.sso_token))
    expect(await request(origin, { headers: { sso_token: 'abc' } })).toBe('abc')
  })
})

describe('what comes back', () => {
  test.each([200, 201, 204, 300, 304])('status %i is success', async status => {
    answer = (_, response) => response.writeHead(status).end(status === 200 ? '{"ok":true}' : undefined)
    expect(await request(origin)).toEqual(status === 200 ? { ok: true } : undefined)
  })

  test.each([
    [305, 'Use Proxy'],
    [401, 'Unauthorized'],
    [404, 'Not Found'],
    [500, 'Internal Server Error'],
  ])('status %i is an error with its status text and the response', async (status, statusText) => {
    answer = (_, response) => response.writeHead(status, statusText, { 'x-why': 'x' }).end('{"why":"x"}')
    const error = await failure(request(origin))
    expect(error).toBeInstanceOf(Error)
    expect(error).toMatchObject({ message: statusText, ok: false, status, statusText })
    expect(error.response?.status).toBe(status)
    expect(error.headers?.get('x-why')).toBe('x')
    expect(await error.json()).toEqual({ why: 'x' })
  })

  test('an answer that is no JSON is an error that keeps the response', async () => {
    answer = (_, response) => response.end('<html>')
    expect((await failure(request(origin))).response?.status).toBe(200)
  })

  test("a fetch that fails is 'Network request failed', without a response", async () => {
    answer = (_, response) => response.destroy()
    const error = await failure(request(origin))
    expect(error.message).toBe('Network request failed')
    expect(error.response).toBeUndefined()
  })
})

describe('how long it waits', () => {
  test('an answer that does not come in time fails like the network', async () => {
    answer = () => {}
    const error = await failure(request(origin, { timeoutMs: 20 }))
    expect(error.message).toBe('Network request failed')
    expect(error.response).toBeUndefined()
  })

  test('an answer that stops half way fails with the response it began', async () => {
    // The request starts at once however busy the machine is, and only the timeout ends it.
    const begun = (signal: AbortSignal) =>
      new ReadableStream({ start: body => signal.addEventListener('abort', () => body.error(signal.reason)) })
    vi.spyOn(globalThis, 'fetch').mockImplementationOnce(
      async (_, init) => new Response(begun(init?.signal as AbortSignal)),
    )
    const error = await failure(request(origin, { timeoutMs: 20 }))
    expect(error.response?.status).toBe(200)
  })

  test('5000 ms by default', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    answer = (_, response) => response.end('{}')
    await request(origin)
    expect(timeout).toHaveBeenCalledExactlyOnceWith(5000)
  })

  test('the caller may give up earlier', async () => {
    answer = () => {}
    const controller = new AbortController()
    const pending = failure(request(origin, { signal: controller.signal }))
    controller.abort()
    expect((await pending).message).toBe('Network request failed')
  })
})
