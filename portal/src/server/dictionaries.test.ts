import { createHash } from 'node:crypto'
import { brotliDecompressSync, zstdDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dictionaries, startTestApp, type TestApp } from './test-app.ts'

let running: TestApp
beforeAll(async () => {
  running = await startTestApp()
})
afterAll(() => running?.close())

const takesAll = 'gzip, br, zstd, dcb, dcz'

function ask(url: string, headers: Record<string, string> = {}) {
  return running.app.inject({
    url,
    headers: { host: 'localhost:3000', 'accept-encoding': takesAll, ...headers },
  })
}

async function dictionary() {
  const answer = await ask(dictionaries.en.path)
  const bytes = brotliDecompressSync(answer.rawPayload)
  const hash = createHash('sha256').update(bytes).digest()
  return { answer, bytes, hash, held: `:${hash.toString('base64')}:` }
}

test('a dictionary is cached for a year, and names the documents it is for', async () => {
  const { answer, bytes } = await dictionary()
  expect(answer.headers).toMatchObject({
    'use-as-dictionary': 'match="/*", match-dest=("document")',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  const hindi = await ask(dictionaries.hi.path)
  expect(hindi.headers['use-as-dictionary']).toContain('match="/hi/*"')
  const plain = await ask(dictionaries.en.path, { 'accept-encoding': 'gzip' })
  expect(plain.rawPayload.equals(bytes)).toBe(true)
})

test('a browser that has it is sent a page compressed against it, which begins with its hash', async () => {
  const { bytes, hash, held } = await dictionary()
  for (const time of ['compressed now', 'cached']) {
    const { headers, rawPayload } = await ask('/tools/emi', { 'available-dictionary': held })
    expect(headers, time).toMatchObject({
      'content-encoding': 'dcz',
      vary: 'Accept-Encoding, Available-Dictionary',
    })
    expect(rawPayload.subarray(8, 40).equals(hash)).toBe(true)
    const html = zstdDecompressSync(rawPayload.subarray(40), { dictionary: bytes }).toString()
    expect(html).toBe(brotliDecompressSync((await ask('/tools/emi')).rawPayload).toString())
    const unchanged = await ask('/tools/emi', {
      'available-dictionary': held,
      'if-none-match': String(headers.etag),
    })
    expect(unchanged.statusCode).toBe(304)
  }
})

test.each([
  ['has another', `:${Buffer.alloc(32).toString('base64')}:`, takesAll],
  ['names it in another form', 'no hash', takesAll],
  ['does not accept the encoding', undefined, 'gzip, br'],
])('a browser that %s is sent Brotli', async (_who, held, accepted) => {
  const { headers } = await ask('/tools/emi', {
    'available-dictionary': held ?? (await dictionary()).held,
    'accept-encoding': accepted,
  })
  expect(headers['content-encoding']).toBe('br')
})

test('a page in another language has a dictionary of its own', async () => {
  const { held } = await dictionary()
  const { headers } = await ask('/hi', { 'available-dictionary': held })
  expect(headers['content-encoding']).toBe('br')
})

test('a page for one person is never compressed against one', async () => {
  const { held } = await dictionary()
  const { headers } = await ask('/tools/emi?amount=5', { 'available-dictionary': held })
  expect(headers['content-encoding']).toBe('gzip')
})
