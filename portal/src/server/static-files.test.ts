import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { iconSprite } from '../icons/sprite.ts'
import { shareImages } from '../site/share-image.ts'
import { createSite } from '../site/site.tsx'
import { readSettings } from './settings.ts'
import { securityTxt, serviceWorkerFile, staticFiles } from './static-files.ts'

async function siteOf(demo: boolean) {
  const assets = { script: '/main.js', stylesOf: () => '', icons: iconSprite().path }
  return createSite({ ...readSettings({}), demo, serviceWorker: true, assets })
}

async function workerOf({ offline }: Awaited<ReturnType<typeof siteOf>>): Promise<string> {
  const app = Fastify()
  serviceWorkerFile(app, offline)
  return (await app.inject('/sw.js')).body
}

test('a changed page in the cache list changes the version; unchanged pages do not', async () => {
  const demonstration = await siteOf(true)
  const worker = await workerOf(demonstration)
  expect(worker).toContain('"pages":["/offline","/hi/offline"]')
  // The HTML that the version is computed from is not sent.
  expect(worker).not.toContain('<html')
  expect(await workerOf(await siteOf(true))).toBe(worker)
  expect(await workerOf(await siteOf(false))).not.toBe(worker)
})

test('each page that browsers cache names its owner, and links nowhere by it', async () => {
  const documents = (await siteOf(true)).offline?.documents ?? []
  expect(documents).toHaveLength(4)
  for (const html of documents) {
    const [brand = ''] = html.split('<h1')
    expect(brand).toMatch(/<aside class="demonstration"[^>]*>.*<span [^>]*>Paytm<\/span>/)
    expect(brand).not.toContain('<a ')
  }
  expect(documents[0]?.match(/<a /g)).toHaveLength(1)
})

test('security.txt names a contact, and never expires', async () => {
  const app = Fastify()
  securityTxt(app, { origin: 'https://www.example.com', contact: 'mailto:security@example.com' })
  const { body, headers } = await app.inject('/.well-known/security.txt')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(body).toContain('Contact: mailto:security@example.com\n')
  expect(body).toContain('Canonical: https://www.example.com/.well-known/security.txt\n')
  const expires = Date.parse(/^Expires: (.*)$/m.exec(body)?.[1] ?? '')
  expect(expires).toBeGreaterThan(Date.now())
})

test.each([
  ...shareImages.map(({ file }): [string, number, number] => [`/${file}`, 1200, 630]),
  ['/apple-touch-icon.png', 180, 180],
])('%s is a PNG of the size that clients expect', async (path, width, height) => {
  const app = Fastify()
  staticFiles(app, {})
  const { rawPayload, headers } = await app.inject(path)
  expect(headers['content-type']).toBe('image/png')
  expect(rawPayload.subarray(1, 4).toString()).toBe('PNG')
  expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([width, height])
})
