// A portal of nothing but the services, for tests: servers over one database, browsers that keep cookies, and a clock
// that a test moves.

import { Writable } from 'node:stream'
import Fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify'
import { sql } from 'kysely'
import { servicesApi } from '../api/services-api.ts'
import type { CurrentSession } from '../identity/session/sessions.ts'
import { logRedaction } from '../platform/log/log.ts'
import { createServiceContext, type ServiceContext } from '../platform/service-context/service-context.ts'
import type { StoreKind } from '../platform/store/database.ts'
import type { Store } from '../platform/store/store.ts'
import { databaseWithTables, type TestDatabase } from '../platform/store/test-databases.ts'
import { createServices, type Services } from '../services.ts'
import type { ServicesOptions } from '../services-options.ts'

export interface TestServer {
  app: FastifyInstance
  services: Services
  store: Store
}

export interface TestPortal {
  database: TestDatabase
  servers: readonly TestServer[]
  services: Services
  store: Store
  /** Every log line of every server, at the lowest level. */
  log: string[]
  clock: { now(): Date; pass(ms: number): void }
  browser(options?: { server?: number; address?: string; userAgent?: string }): Browser
  close(): Promise<void>
}

export type TestPortalOptions = Partial<Omit<ServicesOptions, 'store' | 'log' | 'now'>> & { servers?: number }

export const testOrigin = 'http://localhost:3000'
/** The same in every server, and in processes that tests start. */
export const testSecret = new Uint8Array(32).fill(9)
/** As little as argon2 takes. */
const testPinCost = { memoryKib: 8, passes: 1 }
export const testVertical = 'https://travel.example'

/** What the services of one more server on the portal's store are made from; it logs to the portal's lines. */
export function testContext(
  { store, clock, log }: TestPortal,
  { secret = testSecret, formerSecrets = [] }: { secret?: Uint8Array; formerSecrets?: Uint8Array[] } = {},
): ServiceContext {
  const write = (...line: unknown[]) => void log.push(JSON.stringify(line))
  return createServiceContext({
    ...{ store, secret, formerSecrets, now: clock.now, origin: testOrigin, verticals: [], demo: false },
    log: { debug: write, info: write, warn: write, error: write },
  })
}

export async function openTestPortal(kind: StoreKind, options: TestPortalOptions = {}): Promise<TestPortal> {
  const { servers: count = 1, ...given } = options
  const database = await databaseWithTables(kind)
  const log: string[] = []
  let time = Date.UTC(2026, 0, 15, 6, 30)
  const clock = {
    now: () => new Date(time),
    pass(ms: number) {
      time += ms
    },
  }

  async function startServer(): Promise<TestServer> {
    const stream = new Writable({
      write(line, _encoding, written) {
        log.push(String(line))
        written()
      },
    })
    const app = Fastify({ logger: { level: 'trace', stream, ...logRedaction } })
    const store = await database.open()
    const services = await createServices({
      store,
      secret: testSecret,
      brand: 'Chowk',
      origin: testOrigin,
      verticals: [testVertical],
      demo: false,
      otp: { perMobile: 5, perAddress: 300 },
      billsPerAddress: 300,
      pinCost: testPinCost,
      log: app.log,
      now: clock.now,
      ...given,
    })
    await app.register(servicesApi, { services })
    await app.ready()
    return { app, services, store }
  }

  const servers: TestServer[] = []
  for (let i = 0; i < count; i++) servers.push(await startServer())
  const [first] = servers
  if (!first) throw new Error('A portal has at least one server.')

  return {
    database,
    servers,
    services: first.services,
    store: first.store,
    log,
    clock,
    browser: ({ server = 0, ...rest } = {}) => new Browser(servers[server] ?? first, rest),
    async close() {
      for (const { app, services } of servers) {
        await app.close()
        await services.close()
      }
      await database.drop()
    },
  }
}

/**
 * A browser that stores cookies and sends the CSRF token back, as the shell does. It submits forms by calling the
 * services directly.
 */
export class Browser {
  server: TestServer
  readonly cookies = new Map<string, string>()
  readonly address: string
  readonly userAgent: string

  constructor(server: TestServer, { address = '203.0.113.1', userAgent = '' } = {}) {
    this.server = server
    this.address = address
    this.userAgent = userAgent
  }

  get headers(): Record<string, string> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    return {
      ...(cookie !== '' && { cookie }),
      ...(this.userAgent !== '' && { 'user-agent': this.userAgent }),
    }
  }

  /** The request as the services' functions take it. */
  get client() {
    return { headers: this.headers, ip: this.address }
  }

  async get(url: string, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> {
    return this.#keep(
      await this.server.app.inject({
        method: 'GET',
        url,
        remoteAddress: this.address,
        headers: { ...this.headers, ...headers },
      }),
    )
  }

  async post(
    url: string,
    body?: object | string,
    headers: Record<string, string> = {},
  ): Promise<LightMyRequestResponse> {
    const token = this.cookies.get('XSRF-TOKEN')
    return this.#keep(
      await this.server.app.inject({
        method: 'POST',
        url,
        remoteAddress: this.address,
        ...(body !== undefined && { payload: body }),
        headers: { ...this.headers, ...(token && { 'x-csrf-token': token }), ...headers },
      }),
    )
  }

  /** Visits as the shell does, which brings the CSRF token. */
  async open(): Promise<this> {
    await this.get('/v1/api/user/details')
    return this
  }

  async requestCode(mobile: string) {
    const sent = await this.server.services.accounts.requestCode(this.client, { mobile })
    if (sent.outcome === 'sent') this.take(sent.setCookies)
    return sent
  }

  async enterCode(typed: { challenge: string; code: string; deviceKey?: string }) {
    const result = await this.server.services.accounts.signIn(this.client, typed)
    if (result.outcome === 'signed-in') this.take(result.setCookies)
    return result
  }

  async session(): Promise<CurrentSession> {
    const session = await this.server.services.sessions.fromRequest(this.client)
    if (!session) throw new Error('Nobody is signed in.')
    return session
  }

  take(setCookies: readonly string[]): void {
    for (const header of setCookies) {
      const [pair = '', ...attributes] = header.split('; ')
      const equals = pair.indexOf('=')
      const name = pair.slice(0, equals)
      if (attributes.includes('Max-Age=0')) this.cookies.delete(name)
      else this.cookies.set(name, pair.slice(equals + 1))
    }
  }

  #keep(response: LightMyRequestResponse): LightMyRequestResponse {
    this.take([response.headers['set-cookie'] ?? []].flat())
    return response
  }
}

/** The portal must be a demonstration, which says the code. */
export async function signIn(browser: Browser, mobile: string, deviceKey?: string): Promise<Browser> {
  await browser.open()
  const typed = codeIn(await browser.requestCode(mobile))
  const { outcome } = await browser.enterCode({ ...typed, ...(deviceKey && { deviceKey }) })
  if (outcome !== 'signed-in') throw new Error(`Sign-in failed: ${outcome}`)
  return browser
}

/** What the customer reads on their phone, and the challenge it belongs to. */
export function codeIn(sent: Awaited<ReturnType<Browser['requestCode']>>): {
  challenge: string
  code: string
} {
  if (sent.outcome !== 'sent') throw new Error(`No code was sent: ${sent.outcome}`)
  return { challenge: sent.challenge, code: sent.demonstrationCode ?? '' }
}

export function wrongCode(right: string): string {
  return right === '000000' ? '000001' : '000000'
}

let lastMobile = 9_855_500_000

/** A new customer, signed in. */
export async function newCustomer(portal: TestPortal): Promise<{ browser: Browser; id: string }> {
  const browser = await signIn(portal.browser(), String(++lastMobile))
  return { browser, id: (await browser.session()).customer.id }
}

/** Every text in a structure; numbers are left out, since six digits of a time are no code. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

/** Every text in the store, but for mobile numbers. */
export async function textsInStore({ db }: Store): Promise<string[]> {
  const tables = await db.introspection.getTables()
  const rows = await Promise.all(
    tables.map(({ name }) => sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(db)),
  )
  return rows.flatMap(({ rows }) => rows.flatMap(({ mobile, ...row }) => textsOf(row)))
}
