import { findBiller } from '@chowk/catalog'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditPayments } from '../bills/payments/audit/payments-audit.ts'
import { helpTopic } from '../care/help/help-topics.ts'
import { auditLedger } from '../money/ledger/audit.ts'
import { auditTopUps } from '../money/wallet/wallet-audit.ts'
import { monthInIndia } from '../platform/calendar/india-calendar.ts'
import { freshDatabase } from '../platform/store/test-databases.ts'
import { describeOnStoresInFullSuite, testOnStoresInFullSuite } from '../platform/store/test-on-stores.ts'
import { createServices } from '../services.ts'
import { openTestPortal, signIn, type TestPortal, testOrigin } from '../test-portal/test-portal.ts'
import { demonstrationCustomers } from './demonstration-data.ts'

const options = {
  secret: new Uint8Array(32).fill(9),
  brand: 'Chowk',
  origin: testOrigin,
  verticals: [],
  otp: { perMobile: 5, perAddress: 300 },
  billsPerAddress: 300,
  log: { debug() {}, info() {}, warn() {}, error() {} },
}

describe('the demonstration data', () => {
  const steps = demonstrationCustomers.flatMap(({ story }) => story)

  test('tells its stories in order, of help topics that exist', () => {
    for (const { story } of demonstrationCustomers) {
      const days = story.map(({ daysAgo }) => daysAgo)
      expect(days).toEqual(days.toSorted((a, b) => b - a))
    }
    for (const step of steps) {
      if (step.does === 'writes to care' && step.topic !== 'other')
        expect(helpTopic(step.topic)).toBeDefined()
    }
  })

  test('what was paid can be paid again: its biller asks for the one number that an order keeps', () => {
    const orders = steps.flatMap(step => (step.does === 'orders' ? [step.order] : []))
    for (const { billerId } of orders) expect(findBiller(billerId)?.parameters, billerId).toHaveLength(1)
  })
})

describeOnStoresInFullSuite('the demonstration on %s', kind => {
  let portal: TestPortal

  beforeAll(async () => {
    portal = await openTestPortal(kind, { demo: true, servers: 2 })
  })
  afterAll(() => portal?.close())

  test.each(demonstrationCustomers)(
    '$name signs in and finds a living account, once',
    async ({ name, mobile, story }) => {
      const browser = await signIn(portal.browser(), mobile)
      const { customer } = await browser.session()
      expect(customer.name).toBe(name)
      const count = (does: string) => story.filter(step => step.does === does).length
      const { tickets, disputes, wallet, ...services } = portal.services
      const { orders } = await services.orders.list(customer.id, { limit: 100 })
      expect(orders).toHaveLength(count('orders'))
      expect(await tickets.list(customer.id)).toHaveLength(count('writes to care'))
      expect(await disputes.list(customer.id)).toHaveLength(1)

      const { entries } = await wallet.entries(customer.id, { limit: 100 })
      const { balancePaise } = await wallet.balance(customer.id)
      expect(entries[0]?.balancePaise).toBe(balancePaise)
      expect(balancePaise).toBeGreaterThan(0)
      const refunded = orders.filter(({ state }) => state === 'refunded').length
      const pending = orders.filter(({ state }) => state === 'pending').length
      expect(entries).toHaveLength(count('adds money') + orders.length - pending + refunded)
    },
  )

  test('is a ledger without a fault', async () => {
    const { entries, differences } = await portal.store.snapshot(auditLedger)
    expect(entries).toBeGreaterThan(0)
    expect([
      ...differences,
      ...(await portal.store.snapshot(auditTopUps)),
      ...(await portal.store.snapshot(auditPayments)),
    ]).toEqual([])
  })

  test.each(demonstrationCustomers)(
    'what $name has paid this month is used of its limit',
    async ({ mobile }) => {
      const { customer } = await (await signIn(portal.browser(), mobile)).session()
      const { spendMonth } = await portal.services.limits.of(customer.id)
      const { orders } = await portal.services.orders.list(customer.id, { limit: 100 })
      const paid = orders.filter(({ placedAt }) => monthInIndia(placedAt.getTime()) === spendMonth.month)
      expect(paid.length).toBeGreaterThan(0)
      expect(spendMonth.usedPaise).toBe(paid.reduce((sum, { amountPaise }) => sum + amountPaise, 0))
    },
  )

  test('has two bills due, a late one that was reminded of yesterday, a plan that ends soon, and money on its way back', async () => {
    const browser = await signIn(portal.browser(), demonstrationCustomers[0]?.mobile ?? '')
    const { id } = (await browser.session()).customer
    await portal.services.dues.runDueWork()
    const dues = await portal.services.dues.list(id)
    expect(dues.map(({ account, dueState }) => [account.billerId.split('/')[0], dueState.state])).toEqual([
      ['gas-bill-payment', 'due'],
      ['mobile-recharge', 'plan'],
      ['electricity-bill-payment', 'due'],
    ])
    const days = dues.map(({ dueState }) => ('due' in dueState ? dueState.due.dueDate : ''))
    expect(days.slice(0, 2)).toEqual(['2026-01-01', '2026-01-19'])
    const { messages } = await portal.services.messages.list(id, { language: 'hi' })
    const reminder = messages.find(({ group }) => group === 'reminders')
    expect(reminder?.text).toContain('1 जनवरी को चुकाना था')
    expect(reminder?.at).toEqual(new Date(portal.clock.now().getTime() - 24 * 60 * 60_000))
    await portal.services.returns.runDueWork()
    const [back, ...others] = await portal.store.db
      .selectFrom('source_return')
      .select(['state', 'amount_paise', 'cause_id'])
      .where('customer_id', '=', id)
      .execute()
    expect([back, others]).toMatchObject([{ state: 'sent', amount_paise: 750_00 }, []])
  })

  test('gives the money of an order back that was made by no payment of ours', async () => {
    const browser = await signIn(portal.browser(), demonstrationCustomers[1]?.mobile ?? '')
    const { customer } = await browser.session()
    const { orders, disputes, wallet } = portal.services
    const before = await wallet.balance(customer.id)
    const paid = (await orders.list(customer.id, { limit: 100 })).orders.filter(
      ({ state }) => state === 'paid',
    )
    const details = 'It never reached the company.'
    for (const { id: orderId, amountPaise } of paid) {
      const raised = await disputes.raise(customer.id, { orderId, type: 'deducted-not-paid', details })
      if (raised.outcome !== 'raised') continue
      await disputes.decide(raised.id, 'refund')
      const { balancePaise } = await wallet.balance(customer.id)
      expect(balancePaise - before.balancePaise).toBe(amountPaise)
      return
    }
    throw new Error('No order could be disputed.')
  })

  test('leaves room to add money this month', async () => {
    const browser = await signIn(portal.browser(), demonstrationCustomers[0]?.mobile ?? '')
    const { customer } = await browser.session()
    const { leftPaise } = (await portal.services.limits.of(customer.id)).loadMonth
    expect(leftPaise).toBeGreaterThanOrEqual(5_000_00)
  })

  test('is what the store stays: without it the start is refused, in a line that says what to do', async () => {
    const setting = kind === 'sqlite' ? 'CHOWK_DATA' : 'DATABASE_URL'
    const store = await portal.database.open()
    await expect(createServices({ ...options, store, demo: false })).rejects.toMatchObject({
      name: 'StoreUnavailable',
      message:
        `${setting}: this store has been a demonstration, since 2026-01-15T06:30:00.000Z. ` +
        'Its customers and their money are made up and would pass for real ones. ' +
        'Name a store that never was one, or continue with CHOWK_DEMO=1.',
    })
    await createServices({ ...options, store, demo: true })
  })
})

testOnStoresInFullSuite('servers that start at once on %s make it once', async kind => {
  const database = await freshDatabase(kind)
  const stores = await Promise.all(Array.from({ length: 3 }, () => database.open()))
  await Promise.all(stores.map(store => createServices({ ...options, store, demo: true })))
  const customers = await stores[0]?.db.selectFrom('customer').select('name').orderBy('name').execute()
  expect(customers).toEqual([{ name: 'Asha Verma' }, { name: 'Ravi Kumar' }])
  await database.drop()
})

test('without it nobody is there, and no answer tells a code', async () => {
  const portal = await openTestPortal('sqlite', { demo: false })
  const sent = await portal.browser().requestCode(demonstrationCustomers[0]?.mobile ?? '')
  expect(sent.outcome).toBe('sent')
  expect(sent).not.toHaveProperty('demonstrationCode')
  expect(await portal.store.db.selectFrom('customer').selectAll().execute()).toEqual([])
  await portal.close()
})
