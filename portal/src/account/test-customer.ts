/** For tests: real services with their own store, and signed-in customers. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServices, openStore, type Services } from '@chowk/services'
import type { CustomerContext } from '../page/page.ts'
import { contextFor, type RequestParts } from '../page/test-page.tsx'

export interface TestAccounts {
  readonly services: Services
  /** Signs in a customer of some days, or one in a new browser. */
  signIn(mobile: string, since?: 'days ago' | 'now', deviceKey?: string): Promise<TestCustomer>
  /** Runs the work with the clock three days back. */
  daysAgo<Result>(work: () => Promise<Result>): Promise<Result>
  close(): Promise<void>
}

export interface TestCustomer {
  /** The request's headers, which identify the customer. */
  readonly headers: Readonly<Record<string, string>>
  keep(setCookies: readonly string[]): void
  /** What a page is given when the customer opens it. */
  context(path: string, request?: RequestParts): Promise<CustomerContext>
}

const origin = 'http://localhost:3000'
const threeDaysMs = 3 * 24 * 60 * 60_000
const quiet = () => {}

/** Codes are shown in a demonstration alone; `forReal` lets its customers count as real ones. */
export const testVertical = 'https://bus.test'

export async function openTestAccounts({ forReal = false } = {}): Promise<TestAccounts> {
  const dataDir = mkdtempSync(join(tmpdir(), 'chowk-account-pages-'))
  const store = await openStore({ dataDir })
  let agoMs = 0
  const services = await createServices({
    store,
    brand: 'Chowk',
    origin,
    secret: new Uint8Array(32).fill(7),
    verticals: [testVertical],
    demo: true,
    otp: { perMobile: 1000, perAddress: 1000 },
    billsPerAddress: 1000,
    pinCost: { memoryKib: 8, passes: 1 },
    log: { debug: quiet, info: quiet, warn: quiet, error: quiet },
    now: () => new Date(Date.now() - agoMs),
  })
  // The public types of the services have no tables.
  if (forReal) await store.db.deleteFrom('demonstration' as never).execute()

  async function daysAgo<Result>(work: () => Promise<Result>): Promise<Result> {
    agoMs = threeDaysMs
    try {
      return await work()
    } finally {
      agoMs = 0
    }
  }

  return {
    services,
    daysAgo,
    signIn(mobile, since = 'days ago', deviceKey) {
      const signIn = async () => {
        const sent = await services.accounts.requestCode(visitWith({}), { mobile })
        if (sent.outcome !== 'sent') throw new Error(`No code was sent: ${sent.outcome}`)
        const { challenge, demonstrationCode: code = '', setCookies } = sent
        const visit = visitWith(cookiesOf(setCookies))
        const signedIn = await services.accounts.signIn(visit, { challenge, code, deviceKey })
        if (signedIn.outcome !== 'signed-in') throw new Error(`Not signed in: ${signedIn.outcome}`)
        return customerOf(services, cookiesOf([...setCookies, ...signedIn.setCookies]))
      }
      return since === 'now' ? signIn() : daysAgo(signIn)
    },
    async close() {
      await services.close()
      await store.close()
      rmSync(dataDir, { recursive: true })
    },
  }
}

function customerOf(services: Services, cookies: Record<string, string>): TestCustomer {
  const held = { ...cookies }
  return {
    get headers() {
      return visitWith(held).headers
    },
    keep: setCookies => Object.assign(held, cookiesOf(setCookies)),
    async context(path, request) {
      const context = await contextFor(services, visitWith(held), path, request)
      const { session } = context
      if (!session) throw new Error('The customer is not signed in any longer.')
      return { ...context, session }
    },
  }
}

function visitWith(cookies: Record<string, string>) {
  const cookie = Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ')
  return { headers: { cookie }, ip: '203.0.113.1' }
}

function cookiesOf(setCookies: readonly string[]): Record<string, string> {
  const pairs = setCookies.map(cookie => cookie.split(';')[0]?.split('=') ?? [])
  return Object.fromEntries(
    pairs.filter(([, value]) => value !== '').map(([name = '', value = '']) => [name, value]),
  )
}
