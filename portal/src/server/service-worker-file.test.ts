// A browser that has the offline pages asks for them again once the worker's text is another.
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { iconSprite } from '../icons/sprite.ts'
import { createSite } from '../site/site.tsx'
import { serviceWorkerFile } from './service-worker-file.ts'
import { readSettings } from './settings.ts'

async function siteOf(demo: boolean) {
  const assets = { script: '/main.js', stylesOf: () => '', icons: iconSprite().path }
  return createSite({ ...readSettings({}), demo, serviceWorker: true, assets })
}

async function workerOf({ offline }: Awaited<ReturnType<typeof siteOf>>): Promise<string> {
  const app = Fastify()
  serviceWorkerFile(app, offline)
  return (await app.inject('/sw.js')).body
}

test('another word on a page that browsers keep is another version; the same words are the same one', async () => {
  const demonstration = await siteOf(true)
  const worker = await workerOf(demonstration)
  expect(worker).toContain('"pages":["/offline","/hi/offline"]')
  // What it is made of is not sent along.
  expect(worker).not.toContain('<html')
  expect(await workerOf(await siteOf(true))).toBe(worker)
  expect(await workerOf(await siteOf(false))).not.toBe(worker)
})

test('each page that browsers keep says whose it is, and leads nowhere by it', async () => {
  const documents = (await siteOf(true)).offline?.documents ?? []
  expect(documents).toHaveLength(4)
  for (const html of documents) {
    const [brand = ''] = html.split('<h1')
    expect(brand).toMatch(/<aside class="demonstration">.*<span [^>]*>Paytm<\/span>/)
    expect(brand).not.toContain('<a ')
  }
  expect(documents[0]?.match(/<a /g)).toHaveLength(1)
})
