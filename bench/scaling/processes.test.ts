// @module-tag full
// One port served by several processes over PostgreSQL, as an operator runs it: asked, reloaded and ended.
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../services/src/platform/store/test-databases.ts'
import { freePort } from '../../tools/free-port.ts'
import { Customer } from '../faults/customer.ts'
import { type PortalProcess, startPortal } from '../faults/portal-process.ts'

describe('two processes that serve one port', { timeout: 120_000 }, () => {
  let database: TestDatabase
  let portal: PortalProcess

  beforeAll(async () => {
    database = await freshDatabase('postgres')
    portal = await startPortal({
      PORT: await freePort(),
      CHOWK_PROCESSES: '2',
      CHOWK_SECRET: 'a secret that both processes share',
      DATABASE_URL: database.options.databaseUrl ?? '',
    })
  }, 120_000)
  afterAll(async () => {
    await portal?.end('SIGTERM')
    await database?.drop()
  })

  /** Of new connections, which are handed to one process after the other. */
  const ask = async (path: string) => {
    const answer = await fetch(portal.origin + path, { headers: { connection: 'close' } })
    await answer.arrayBuffer()
    return answer.status
  }

  const askedFor = async (path: string) => {
    const metrics = await (await fetch(`${portal.origin}/metrics`)).text()
    const lines = metrics.split('\n').filter(line => line.startsWith('chowk_requests_total{'))
    const line = lines.find(each => each.includes(`route="${path}"`))
    return { count: Number(line?.split(' ').at(-1) ?? 0), metrics }
  }

  test('are one portal, and one to whoever watches it', async () => {
    const asha = await new Customer(portal.origin, '9000000001').signIn()
    await asha.approve(await asha.addMoney(100, 'at-either'))
    const before = await askedFor('/healthz')
    for (let time = 0; time < 10; time++) expect(await ask('/healthz')).toBe(200)
    for (let time = 0; time < 4; time++) expect((await askedFor('/healthz')).count).toBe(before.count + 10)
    expect(before.metrics.match(/^chowk_top_ups_open 0$/gm)).toHaveLength(1)
  })

  test('give way to new ones under requests without refusing one, and what was counted stays', async () => {
    const before = await askedFor('/healthz')
    const answers = new Map<string, number>()
    let isReloaded = false
    let asked = 0
    const askOneAfterAnother = async () => {
      while (!isReloaded) {
        asked++
        const answer = await ask('/healthz').catch(error => String(error.cause ?? error))
        answers.set(String(answer), (answers.get(String(answer)) ?? 0) + 1)
        // The new ones need the processor, too.
        await wait(10)
      }
    }
    const asking = Array.from({ length: 4 }, askOneAfterAnother)
    portal.reload()
    await expect.poll(portal.output, { timeout: 60_000 }).toContain('every process is a new one')
    // Those before them take a moment to end.
    await expect.poll(async () => (await askedFor('/healthz')).count > 0, { timeout: 10_000 }).toBe(true)
    isReloaded = true
    await Promise.all(asking)
    expect([...answers.keys()]).toEqual(['200'])
    expect(asked).toBeGreaterThan(20)
    await expect
      .poll(async () => (await askedFor('/healthz')).count, { timeout: 20_000 })
      .toBe(before.count + asked)
  })

  test('end together, in order', async () => {
    expect(await portal.end('SIGTERM')).toBe(0)
    await expect(ask('/healthz')).rejects.toThrow()
  })
})
