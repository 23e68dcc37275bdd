// @module-tag full
// The whole portal while its PostgreSQL is stopped, started and frozen: the responses for a visitor, a customer and a program.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeCluster, type TestCluster } from '../../services/src/platform/store/postgres/test-cluster.ts'
import { freePort } from '../../tools/free-port.ts'
import { Customer } from './customer.ts'
import { type PortalProcess, startPortal } from './portal-process.ts'

const pollOptions = { timeout: 30_000, interval: 100 }

describe('a portal whose store goes away', { timeout: 120_000 }, () => {
  let cluster: TestCluster
  let portal: PortalProcess
  let customer: Customer

  beforeAll(async () => {
    cluster = await makeCluster()
    await cluster.start()
    portal = await startPortal({
      PORT: await freePort(),
      CHOWK_SECRET: 'a secret that every start shares',
      DATABASE_URL: cluster.url,
    })
    customer = await new Customer(portal.origin, '9876500001').signIn()
  }, 120_000)
  afterAll(async () => {
    await portal?.end('SIGKILL')
    await cluster?.remove()
  })

  const statusOf = async (path: string) => (await customer.visit(path)).status

  async function expectOutageAnswers(): Promise<void> {
    expect(await statusOf('/')).toBe(200)
    expect(await statusOf('/healthz')).toBe(200)
    expect(await statusOf('/readyz')).toBe(503)
    const [page, hindi, call] = await Promise.all(
      ['/passbook', '/hi/passbook', '/v1/api/wallet/balance'].map(path => customer.visit(path)),
    )
    for (const answer of [page, hindi, call]) {
      expect(answer?.status).toBe(503)
      expect(answer?.headers.get('retry-after')).toBe('5')
      expect(answer?.headers.get('cache-control')).toBe('no-store')
    }
    const html = await page?.text()
    expect(html).toContain('We cannot reach your account right now')
    expect(html).toContain('href="/passbook"')
    expect(await hindi?.text()).toContain('अभी हम आपके खाते तक नहीं पहुँच पा रहे हैं')
    expect(await call?.json()).toMatchObject({ error: { code: 'unavailable' } })
  }

  async function expectRecovery(): Promise<void> {
    await expect.poll(() => statusOf('/readyz'), pollOptions).toBe(200)
    await expect.poll(() => statusOf('/passbook'), pollOptions).toBe(200)
    await customer.approve(await customer.addMoney(100, `after-${Date.now()}`))
  }

  test('serves visitors, informs customers and programs, and recovers without a restart', async () => {
    await cluster.stop('fast')
    await expectOutageAnswers()
    // A page that was never requested before needs no store either.
    expect(await statusOf('/water-bill-payment')).toBe(200)
    await cluster.start()
    await expectRecovery()
  })

  test('logs the outage now and then, not for every request', async () => {
    await cluster.stop('immediate')
    const before = portal.output().length
    await Promise.all(Array.from({ length: 100 }, () => customer.visit('/passbook')))
    const lines = portal.output().slice(before).split('\n')
    expect(lines.filter(line => line.includes('"level":"error"')).length).toBeLessThan(5)
    await cluster.start()
    await expectRecovery()
  })

  test('answers the same while the store is frozen', async () => {
    cluster.freeze()
    await expectOutageAnswers()
    cluster.thaw()
    await expectRecovery()
  })

  test('then ends in order', async () => {
    expect(await portal.end('SIGTERM')).toBe(0)
  })
})
