import { dayInIndia } from '@chowk/catalog'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isRefusal } from '../../platform/store/errors.ts'
import { describeOnStoresInFullSuite } from '../../platform/store/test-on-stores.ts'
import { newCustomer, openTestPortal, type TestPortal } from '../../test-portal/test-portal.ts'
import type { OrderPage } from './orders.ts'
import { moveTestOrder, placeTestOrder } from './test-order-commands.ts'

const bill = {
  billerId: 'electricity-bill-payment/karnataka/bangalore-electricity-supply-company',
  account: '1234567890',
  amountPaise: 1_234_50,
}

describeOnStoresInFullSuite('orders on %s', kind => {
  let portal: TestPortal

  beforeAll(async () => {
    portal = await openTestPortal(kind, { demo: true })
  })
  afterAll(() => portal?.close())

  const customer = () => newCustomer(portal)

  test('are listed newest first and paged without a gap or a repeat, also when placed at one moment', async () => {
    const { id } = await customer()
    for (let i = 0; i < 7; i++) {
      await placeTestOrder(portal, id, bill)
      if (i % 2) portal.clock.pass(1000)
    }
    const seen: string[] = []
    let page: OrderPage | undefined
    do {
      page = await portal.services.orders.list(id, { limit: 3, before: page?.next })
      expect(page.orders.length).toBeLessThanOrEqual(3)
      seen.push(...page.orders.map(order => order.id))
    } while (page.next !== undefined)
    expect(new Set(seen).size).toBe(7)
    const { orders } = await portal.services.orders.list(id)
    expect(seen).toEqual(orders.map(order => order.id))
    const times = orders.map(order => order.placedAt.getTime())
    expect(times).toEqual(times.toSorted((a, b) => b - a))
  })

  test('are found by what was bought in either language, the account or the id, in any case', async () => {
    const { id } = await customer()
    const { orders } = portal.services
    const power = await placeTestOrder(portal, id, bill)
    const dth = await placeTestOrder(portal, id, {
      ...bill,
      billerId: 'dth-recharge/tata-play',
      account: '55',
    })
    const find = async (search: string) => (await orders.list(id, { search })).orders.map(order => order.id)
    expect(await find('bescom')).toEqual([power])
    expect(await find('बिजली')).toEqual([power])
    expect(await find('BILL electricity')).toEqual([power])
    expect(await find('4567')).toEqual([power])
    expect(await find(power.toLowerCase())).toEqual([power])
    expect(await find('डीटीएच')).toEqual([dth])
    expect(await find('bescom tata')).toEqual([])
    expect(await find('%')).toHaveLength(2)
    expect(await find('100%_')).toEqual([])
  })

  test('are filtered by state', async () => {
    const { id } = await customer()
    const paid = await placeTestOrder(portal, id, bill)
    await placeTestOrder(portal, id, bill)
    await moveTestOrder(portal, paid, 'paid')
    const { orders } = await portal.services.orders.list(id, { state: 'paid' })
    expect(orders.map(order => order.id)).toEqual([paid])
  })

  test('are filtered by days in India, biller and account', async () => {
    const { id } = await customer()
    const { orders } = portal.services
    const first = await placeTestOrder(portal, id, bill)
    const firstDay = dayInIndia(portal.clock.now().getTime())
    portal.clock.pass(24 * 60 * 60_000)
    const other = { ...bill, billerId: 'dth-recharge/tata-play', account: '55' }
    const second = await placeTestOrder(portal, id, other)
    const secondDay = dayInIndia(portal.clock.now().getTime())
    const found = async (query: Parameters<typeof orders.list>[1]) =>
      (await orders.list(id, query)).orders.map(order => order.id)
    expect(await found({ from: firstDay, to: firstDay })).toEqual([first])
    expect(await found({ from: firstDay })).toEqual([second, first])
    expect(await found({ from: secondDay, billerId: bill.billerId })).toEqual([])
    expect(await found({ billerId: bill.billerId })).toEqual([first])
    expect(await found({ account: '55' })).toEqual([second])
    expect((await orders.paidFor(id)).map(({ account }) => account).toSorted()).toEqual(['1234567890', '55'])
  })

  test('show their history', async () => {
    const { id } = await customer()
    const orderId = await placeTestOrder(portal, id, bill)
    portal.clock.pass(5000)
    await moveTestOrder(portal, orderId, 'failed')
    portal.clock.pass(5000)
    await moveTestOrder(portal, orderId, 'refunded')
    const order = await portal.services.orders.byId(id, orderId)
    expect(order).toMatchObject({
      id: orderId,
      amountPaise: 123450,
      state: 'refunded',
      billerId: bill.billerId,
    })
    expect(order?.history.map(({ state }) => state)).toEqual(['pending', 'failed', 'refunded'])
  })

  test.each([
    ['paid', 'failed'],
    ['failed', 'paid'],
    ['paid', 'pending'],
  ] as const)('that are %s do not become %s', async (first, second) => {
    const { id } = await customer()
    const orderId = await placeTestOrder(portal, id, bill)
    await moveTestOrder(portal, orderId, first)
    const refused = await moveTestOrder(portal, orderId, second).catch(error => error)
    expect(isRefusal(refused, 'order-state')).toBe(true)
    expect((await portal.services.orders.byId(id, orderId))?.state).toBe(first)
  })

  test('change their state once when two changes run at once', async () => {
    const { id } = await customer()
    const orderId = await placeTestOrder(portal, id, bill)
    const moves = await Promise.allSettled(
      ['paid', 'failed', 'paid', 'failed'].map(to => moveTestOrder(portal, orderId, to as 'paid' | 'failed')),
    )
    expect(moves.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await portal.services.orders.byId(id, orderId))?.history).toHaveLength(2)
  })

  test('without a history cannot change their state', async () => {
    const { id } = await customer()
    const orderId = await placeTestOrder(portal, id, bill)
    await portal.store.db.deleteFrom('customer_order_event').where('order_id', '=', orderId).execute()
    await expect(moveTestOrder(portal, orderId, 'paid')).rejects.toThrow('customer_order_event.number')
    expect((await portal.services.orders.byId(id, orderId))?.state).toBe('pending')
  })

  describe('of another customer', () => {
    const question = { topic: 'other', subject: 'A question', message: 'Where is my receipt?' }
    const complaint = { type: 'other', details: 'Something went wrong.' }

    test('do not exist, and neither do their tickets and disputes', async () => {
      const owner = await customer()
      const other = await customer()
      const { orders, tickets, disputes } = portal.services
      const orderId = await placeTestOrder(portal, owner.id, bill)
      const ticket = await tickets.open(owner.id, { ...question, orderId, submission: 'submission-1' })
      const dispute = await disputes.raise(owner.id, { ...complaint, orderId })
      if (ticket.outcome !== 'opened' || dispute.outcome !== 'raised') throw new Error('Nothing to look for.')
      const look = (id: string) =>
        Promise.all([orders.byId(id, orderId), tickets.byId(id, ticket.id), disputes.byId(id, dispute.id)])
      for (const found of await look(owner.id)) expect(found).toBeDefined()
      expect(await look(other.id)).toEqual([undefined, undefined, undefined])
      expect((await orders.list(other.id)).orders).toEqual([])
    })

    test('cannot be disputed or written about', async () => {
      const owner = await customer()
      const other = await customer()
      const { tickets, disputes } = portal.services
      const orderId = await placeTestOrder(portal, owner.id, bill)
      const refused = { outcome: 'invalid', faults: { orderId: 'unknown' } }
      expect(await disputes.raise(other.id, { ...complaint, orderId })).toEqual(refused)
      const ticket = { ...question, orderId, submission: 'submission-2' }
      expect(await tickets.open(other.id, ticket)).toEqual(refused)
      expect(await disputes.list(owner.id)).toEqual([])
    })
  })

  describe('disputes', () => {
    const details = 'The bill still shows as unpaid.'

    test('go through their timeline to the end', async () => {
      const { id } = await customer()
      const { disputes } = portal.services
      const orderId = await placeTestOrder(portal, id, bill)
      await moveTestOrder(portal, orderId, 'paid')
      const raised = await disputes.raise(id, { orderId, type: 'not-updated', details })
      if (raised.outcome !== 'raised') throw new Error(`It was not raised: ${raised.outcome}`)
      await disputes.review(raised.id)
      await disputes.decide(raised.id, 'no-refund', 'sandbox-account-updated')
      const dispute = await disputes.byId(id, raised.id)
      expect(dispute).toMatchObject({ state: 'resolved', isClosed: true, orderId, details })
      expect(dispute?.timeline.map(({ state }) => state)).toEqual(['raised', 'with-biller', 'resolved'])
      const refused = await disputes.review(raised.id).catch(error => error)
      expect(isRefusal(refused, 'dispute-state')).toBe(true)
    })

    test('are one per order while open, however often the form is sent, and may be raised again after', async () => {
      const { id } = await customer()
      const { disputes } = portal.services
      const orderId = await placeTestOrder(portal, id, bill)
      const typed = ` ${orderId.toLowerCase()} `
      const raise = () => disputes.raise(id, { orderId: typed, type: 'other', details })
      const answers = await Promise.all(Array.from({ length: 6 }, raise))
      expect(answers.filter(({ outcome }) => outcome === 'raised')).toHaveLength(1)
      const ids = new Set(answers.map(answer => ('id' in answer ? answer.id : '')))
      expect(ids.size).toBe(1)
      await disputes.decide([...ids].join(), 'reject')
      expect(await raise()).toMatchObject({ outcome: 'raised' })
      expect(await disputes.list(id)).toHaveLength(2)
    })

    test('are refused when the type does not fit the order, or without details', async () => {
      const { id } = await customer()
      const { disputes } = portal.services
      const orderId = await placeTestOrder(portal, id, bill)
      expect(await disputes.raise(id, { orderId, type: 'refund-missing', details: ' ' })).toEqual({
        outcome: 'invalid',
        faults: { type: 'unknown', details: 'too-short' },
      })
      expect(await disputes.list(id)).toEqual([])
    })
  })
})
