/** For tests: the server around a small site, with a store of its own, and its log. */

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { createServices, openStore } from '@chowk/services'
import type { FastifyInstance } from 'fastify'
import { renderToStaticMarkup } from 'react-dom/server'
import { calculations } from '../calculators/calculations.ts'
import { anyonePage, customerPage, page } from '../page/page.ts'
import { renderedPage } from '../page/rendered-page.ts'
import { billCalendar } from '../pages/account/bills/bill-calendar.ts'
import { ordersCsv } from '../pages/account/myorders/orders-csv.ts'
import { monthCsv, statementCsv } from '../pages/account/passbook/statement-csv.ts'
import type { PageFailure } from '../pages/site/errors/error-page.tsx'
import { crawlers } from '../site/crawlers.ts'
import { createDictionaries, type Dictionaries } from '../site/dictionaries.ts'
import { createRouter } from '../site/router.ts'
import type { Site } from '../site/site.tsx'
import { createApp } from './app.ts'
import { createLog } from './logging.ts'
import { readSettings } from './settings.ts'

/** The paths of rendered pages, and the log's text; tests may empty them. */
export const seen = { renderings: [] as string[], logged: '' }

const log = createLog(
  new Writable({
    write(chunk, _encoding, done) {
      seen.logged += chunk
      done()
    },
  }),
)

const sameWords = 'same words '.repeat(300)
const words = { screenName: '', head: () => ({ title: '', description: '' }) }
const visitors = (pattern: string, query?: readonly string[]) =>
  page<string>({
    ...words,
    pattern,
    ...(query && { query }),
    load({ path }) {
      seen.renderings.push(path)
      if (path === '/broken') throw new Error('secret detail of our insides')
      return `${path} ${sameWords}`
    },
    View: ({ facts }) => facts,
  })

/** Pages that are the same for all, with a declared query, broken, for customers, and of one person among many. */
const routes = [
  visitors('/'),
  visitors('/tools/:name', ['amount']),
  visitors('/broken'),
  customerPage<string>({ ...words, pattern: '/mine', load: () => 'mine', View: ({ facts }) => facts }),
  anyonePage<string>({ ...words, pattern: '/letters/:id', load: () => undefined, View: () => null }),
].map(made => ({ pattern: String(made.pattern), target: { file: '', page: made } }))
const router = createRouter(routes)

export const dictionaries: Dictionaries = createDictionaries(locale =>
  locale === 'hi' ? 'वही शब्द' : sameWords,
)

export const files: Site['files'] = { billCalendar, calculations, ordersCsv, monthCsv, statementCsv }

const site: Site = {
  files,
  inlineScripts: [],
  crawlers: crawlers(routes, ['/']),
  dictionaries,
  webManifest: {},
  offline: { pages: ['/offline', '/hi/offline'], files: [], documents: [] },
  match: router.match,
  movedTo: pathname => (pathname === '/Old/Name' ? '/tools/emi' : undefined),
  contextOf: ({ path, params, locale, target }, query) => ({
    path,
    params,
    locale,
    query: Object.fromEntries([...query].filter(([key]) => target.page.query?.includes(key))),
    origin: 'http://localhost:3000',
  }),
  render: (_match, _context, { content }) =>
    renderedPage([`<!doctype html><p>${renderToStaticMarkup(content)}</p>`], "'sha256-styles'"),
  beginPayment: () => Promise.reject(new Error('Payments are not part of this test.')),
  error: (locale, failure) => renderedPage([`<!doctype html>${errorWords(locale, failure)}`]),
  find: () => ({ isWhole: true, found: [] }),
  apiDocument: () => renderedPage([]),
  fragments: () => undefined,
  readParameters: () => ({}),
}

function errorWords(locale: string, failure: PageFailure): string {
  if (failure.kind === 'not-found') return `<h1>Page not found</h1>${locale}`
  if (failure.kind === 'failed') return `Something went wrong ${locale} ${failure.reference}`
  return failure.kind
}

export interface TestApp {
  readonly app: FastifyInstance
  close(): Promise<void>
}

export async function startTestApp(): Promise<TestApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'chowk-app-'))
  const settings = readSettings({ CHOWK_DATA: dataDir })
  const store = await openStore({ dataDir })
  const services = await createServices({ ...settings, brand: settings.brand.name, store, log })
  const app = await createApp({
    settings,
    services,
    log,
    ping: () => store.ping(),
    site: () => site,
    inlineScripts: [],
    assets: async () => {},
    cachesPages: true,
    strictPolicy: true,
  })
  return {
    app,
    async close() {
      await app.close()
      await services.close()
      await store.close()
      rmSync(dataDir, { recursive: true })
    },
  }
}
