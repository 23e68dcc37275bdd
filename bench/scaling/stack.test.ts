// @module-tag slow
// The files of deploy/ as processes: what nginx caches and what it must not, and which parts may fail unnoticed.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Customer } from '../faults/customer.ts'
import { type Stack, startStack } from './stack.ts'

describe('two portals behind nginx over PostgreSQL with a replica', { timeout: 60_000 }, () => {
  let stack: Stack
  let asha: Customer
  let ravi: Customer

  beforeAll(async () => {
    stack = await startStack()
    asha = await new Customer(stack.origin, '9000000001').signIn()
    ravi = await new Customer(stack.origin, '9000000002').signIn()
  }, 120_000)
  afterAll(() => stack?.stop())

  const mobileSeenBy = async (customer: Customer) =>
    ((await (await customer.get('/v1/api/user/details')).json()) as { user: { info: { mobile: string } } })
      .user.info.mobile

  test('are one portal: a session and its forms are valid at either server', async () => {
    for (const { port } of stack.portals) {
      const there = asha.at(`http://localhost:${port}`)
      expect(await mobileSeenBy(there)).toContain('9000000001')
      await there.approve(await there.addMoney(100, `at-port-${port}`))
    }
  })

  test('send public pages compressed as the browser asked, and account pages uncached', async () => {
    for (const encoding of ['br', 'gzip']) {
      const home = await fetch(stack.origin, { headers: { 'accept-encoding': encoding } })
      expect(home.headers.get('content-encoding')).toBe(encoding)
      expect(home.headers.get('vary')).toBe('Accept-Encoding, Available-Dictionary')
      expect(await home.text()).toContain('</html>')
    }
    expect(await mobileSeenBy(asha)).toContain('9000000001')
    expect(await mobileSeenBy(ravi)).toContain('9000000002')
    expect((await asha.visit('/passbook')).status).toBe(200)
    expect((await fetch(`${stack.origin}/passbook`, { redirect: 'manual' })).status).toBe(303)
  })

  test('do not expose the operators’ endpoints', async () => {
    expect((await fetch(`${stack.origin}/metrics`)).status).toBe(404)
    expect((await fetch(`${stack.origin}/readyz`)).status).toBe(404)
  })

  test('continue without a server that is killed', async () => {
    await stack.portals[0].end('SIGKILL')
    const answers = await Promise.all(Array.from({ length: 20 }, () => asha.visit('/passbook')))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  })

  test('continue, without a restart, with the replica in place of a lost primary', async () => {
    await ravi.approve(await ravi.addMoney(12_300, 'before-the-loss'))
    const balancePaise = await ravi.balancePaise()
    await stack.primary.stop('immediate')
    expect((await ravi.visit('/passbook')).status).toBe(503)
    await stack.replica.promote()
    stack.database.moveTo(stack.replica)
    await expect.poll(async () => (await ravi.visit('/passbook')).status, { timeout: 20_000 }).toBe(200)
    expect(await ravi.balancePaise()).toBe(balancePaise)
    await ravi.approve(await ravi.addMoney(100, 'after-the-loss'))
  })

  test('still serve visitors the public pages when every server is down', async () => {
    await stack.portals[1].end('SIGKILL')
    expect((await fetch(stack.origin, { headers: { 'accept-encoding': 'br' } })).status).toBe(200)
    expect((await ravi.visit('/passbook')).status).toBe(502)
  })
})
