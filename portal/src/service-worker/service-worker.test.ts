import { beforeEach, expect, test, vi } from 'vitest'
import { type CachedFiles, retiredWorker, serviceWorker, type WorkerScope } from './service-worker.ts'

const cachedFiles: CachedFiles = {
  cache: 'chowk-2',
  pages: ['/offline', '/hi/offline'],
  files: ['/assets/document-abc.css'],
}
const ownPages = ['/offline', '/offline/unsent', '/hi/offline', '/hi/offline/unsent']
const origin = 'https://portal.example'

let stores: Map<string, string[]>
let listeners: Map<string, (event: never) => void>
const network = vi.fn<(request: Request) => Promise<Response>>()
const unregister = vi.fn(async () => true)

/** The parts of a worker's global scope that ours uses. */
function scope(): WorkerScope {
  return {
    caches: {
      open: async name => {
        stores.set(name, stores.get(name) ?? [])
        return {
          addAll: async (all: (string | { file: string })[]) =>
            void stores.get(name)?.push(...all.map(each => (typeof each === 'string' ? each : each.file))),
        } as unknown as Cache
      },
      keys: async () => [...stores.keys()],
      delete: async name => stores.delete(name),
      match: async path =>
        [...stores.values()].flat().includes(String(path)) ? new Response(`cached ${path}`) : undefined,
    },
    location: { origin },
    registration: { unregister },
    fetch: network,
    skipWaiting: async () => undefined,
    addEventListener: (name: string, listener: (event: never) => void) => void listeners.set(name, listener),
  }
}

beforeEach(() => {
  stores = new Map()
  listeners = new Map()
  network.mockReset().mockImplementation(async () => new Response('from the network'))
  vi.stubGlobal(
    'Request',
    class {
      readonly file: string
      constructor(file: string) {
        this.file = file
      }
    },
  )
})

async function happen(name: string): Promise<void> {
  let work: Promise<unknown> | undefined
  listeners.get(name)?.({ waitUntil: (given: Promise<unknown>) => (work = given) } as never)
  await work
}

/** The answer for the page; undefined when the worker leaves the request to the browser. */
const ask = async (path: string, request?: object) => (await answer(path, request))?.text()

function answer(path: string, request: object = { mode: 'navigate', destination: 'document' }) {
  let given: Promise<Response> | undefined
  listeners.get('fetch')?.({
    request: { method: 'GET', url: origin + path, ...request },
    preloadResponse: Promise.resolve(undefined),
    respondWith: (response: Promise<Response>) => (given = response),
  } as never)
  return given
}

test('a page comes from the network and is not cached', async () => {
  serviceWorker(scope(), cachedFiles)
  await happen('install')
  expect(await ask('/passbook')).toBe('from the network')
  expect([...stores.values()].flat()).toEqual([...ownPages, '/assets/document-abc.css'])
})

test('without a network a cached page is shown, in the language of the requested one', async () => {
  serviceWorker(scope(), cachedFiles)
  await happen('install')
  network.mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await ask('/passbook')).toBe('cached /offline')
  expect(await ask('/hi/passbook')).toBe('cached /hi/offline')
  expect(await ask('/hindalco')).toBe('cached /offline')
  expect(await ask('/assets/document-abc.css', { mode: 'cors', destination: 'style' })).toContain('cached')
})

const form = { method: 'POST', mode: 'navigate', destination: 'document' }

test('a form goes to the network, once', async () => {
  serviceWorker(scope(), cachedFiles)
  await happen('install')
  expect(await ask('/pay/REF', form)).toBe('from the network')
  expect(network).toHaveBeenCalledOnce()
})

test('a form without a network redirects to a cached page, is not sent again, and is not cached', async () => {
  serviceWorker(scope(), cachedFiles)
  await happen('install')
  network.mockRejectedValue(new TypeError('Failed to fetch'))
  const answers = [await answer('/quick-pay', form), await answer('/hi/passbook', form)]
  expect(answers.map(each => [each?.status, each?.headers.get('location')])).toEqual([
    [303, `${origin}/offline/unsent`],
    [303, `${origin}/hi/offline/unsent`],
  ])
  expect(network).toHaveBeenCalledTimes(2)
  expect([...stores.values()].flat()).toEqual([...ownPages, '/assets/document-abc.css'])
  expect(await ask('/hi/offline/unsent')).toBe('cached /hi/offline/unsent')
})

test('going back to the answer of a form requests the page, and sends nothing', async () => {
  serviceWorker(scope(), cachedFiles)
  await happen('install')
  const back = { ...form, isHistoryNavigation: true }
  expect(await ask('/hi/quick-pay', back)).toBe('from the network')
  expect(network.mock.calls).toEqual([[new Request(`${origin}/hi/quick-pay`)]])
  network.mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await ask('/hi/quick-pay', back)).toBe('cached /hi/offline')
})

test('calls, frames, other files and other sites are left to the browser', async () => {
  serviceWorker(scope(), cachedFiles)
  await happen('install')
  expect(await ask('/v1/api/session', { mode: 'cors', destination: '' })).toBeUndefined()
  expect(await ask('/v1/api/session', { method: 'POST', mode: 'cors', destination: '' })).toBeUndefined()
  expect(await ask('/v1/api/login', { ...form, destination: 'iframe' })).toBeUndefined()
  expect(await ask('/v1/api/login', { mode: 'navigate', destination: 'iframe' })).toBeUndefined()
  expect(await ask('/icons/x.svg', { mode: 'no-cors', destination: 'image' })).toBeUndefined()
  expect(
    await ask('', { url: 'https://other.example/', mode: 'navigate', destination: 'document' }),
  ).toBeUndefined()
})

test('a new version deletes the caches of earlier ones', async () => {
  stores.set('chowk-1', ['/offline'])
  serviceWorker(scope(), cachedFiles)
  await happen('install')
  await happen('activate')
  expect([...stores.keys()]).toEqual(['chowk-2'])
})

test('when switched off, it deletes its caches and unregisters', async () => {
  stores.set('chowk-1', ['/offline'])
  retiredWorker(scope())
  await happen('install')
  await happen('activate')
  expect(stores.size).toBe(0)
  expect(unregister).toHaveBeenCalledOnce()
  expect(listeners.has('fetch')).toBe(false)
})

test('its source text uses nothing from outside', () => {
  const run = new Function('self', 'cachedFiles', `(${serviceWorker})(self, cachedFiles)`)
  run(scope(), cachedFiles)
  expect([...listeners.keys()]).toEqual(['install', 'activate', 'fetch'])
})
