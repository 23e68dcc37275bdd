import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isRefusal } from '../../platform/store/errors.ts'
import { storeKinds } from '../../platform/store/test-databases.ts'
import { newCustomer, openTestPortal, type TestPortal } from '../../test-portal/test-portal.ts'

const bill = {
  category: 'electricity-bill-payment',
  title: 'Electricity bill',
  provider: 'BESCOM',
  account: '1234567890',
  amountPaise: 1_234_50,
}

describe.each(storeKinds)('orders on %s', kind => {
  let portal: TestPortal

  beforeAll(async () => {
    portal = await openTestPortal(kind, { demo: true })
  })
  afterAll(() => portal?.close())

  const customer = () => newCustomer(portal)

  test('are listed newest first and paged without a gap or a repeat, also when placed at one moment', async () => {
    const { browser, id } = await customer()
    for (let i = 0; i < 7; i++) {
      await portal.services.orders.place(id, { ...bill, title: `Bill ${i}` })
      if (i % 2) portal.clock.pass(1000)
    }
    const seen: string[] = []
    let next: string | undefined = ''
    while (next !== undefined) {
      const response = await browser.get(`/v1/api/orders?limit=3${next && `&before=${next}`}`)
      const page: { orders: { id: string }[]; next?: string } = response.json()
      expect(page.orders.length).toBeLessThanOrEqual(3)
      seen.push(...page.orders.map(order => order.id))
      next = page.next
    }
    expect(new Set(seen).size).toBe(7)
    const { orders } = await portal.services.orders.list(id)
    expect(seen).toEqual(orders.map(order => order.id))
    const times = orders.map(order => order.placedAt.getTime())
    expect(times).toEqual(times.toSorted((a, b) => b - a))
  })

  test('are found by words of the title, the provider, the account or the id, in any case and script', async () => {
    const { id } = await customer()
    const { orders } = portal.services
    const power = await orders.place(id, bill)
    const dth = await orders.place(id, {
      ...bill,
      title: 'डीटीएच रिचार्ज',
      provider: 'Tata Play',
      account: '55',
    })
    const find = async (search: string) => (await orders.list(id, { search })).orders.map(order => order.id)
    expect(await find('bescom')).toEqual([power])
    expect(await find('BILL electricity')).toEqual([power])
    expect(await find('4567')).toEqual([power])
    expect(await find(power.toLowerCase())).toEqual([power])
    expect(await find('डीटीएच')).toEqual([dth])
    expect(await find('bescom tata')).toEqual([])
    expect(await find('%')).toHaveLength(2)
    expect(await find('100%_')).toEqual([])
  })

  test('are filtered by state', async () => {
    const { browser, id } = await customer()
    const paid = await portal.services.orders.place(id, bill)
    await portal.services.orders.place(id, bill)
    await portal.services.orders.move(paid, 'paid')
    const { orders } = (await browser.get('/v1/api/orders?state=paid')).json()
    expect(orders.map((order: { id: string }) => order.id)).toEqual([paid])
  })

  test('tell their history', async () => {
    const { browser, id } = await customer()
    const orderId = await portal.services.orders.place(id, bill)
    portal.clock.pass(5000)
    await portal.services.orders.move(orderId, 'failed')
    portal.clock.pass(5000)
    await portal.services.orders.move(orderId, 'refunded')
    const order = (await browser.get(`/v1/api/orders/${orderId}`)).json()
    expect(order).toMatchObject({ id: orderId, amount_paise: 123450, state: 'refunded', provider: 'BESCOM' })
    expect(order.history.map(({ state }: { state: string }) => state)).toEqual([
      'pending',
      'failed',
      'refunded',
    ])
  })

  test.each([
    ['paid', 'failed'],
    ['failed', 'paid'],
    ['paid', 'pending'],
  ] as const)('that are %s do not become %s', async (first, second) => {
    const { id } = await customer()
    const orderId = await portal.services.orders.place(id, bill)
    await portal.services.orders.move(orderId, first)
    const refused = await portal.services.orders.move(orderId, second).catch(error => error)
    expect(isRefusal(refused, 'order-state')).toBe(true)
    expect((await portal.services.orders.byId(id, orderId))?.state).toBe(first)
  })

  test('moved twice at once move once', async () => {
    const { id } = await customer()
    const orderId = await portal.services.orders.place(id, bill)
    const moves = await Promise.allSettled(
      ['paid', 'failed', 'paid', 'failed'].map(to =>
        portal.services.orders.move(orderId, to as 'paid' | 'failed'),
      ),
    )
    expect(moves.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await portal.services.orders.byId(id, orderId))?.history).toHaveLength(2)
  })

  describe('of another customer', () => {
    test('are not there: order, ticket and dispute answer 404', async () => {
      const owner = await customer()
      const other = await customer()
      const orderId = await portal.services.orders.place(owner.id, bill)
      const ticket = (
        await owner.browser.post('/v1/api/tickets', {
          topic: 'other',
          subject: 'A question',
          message: 'Where is my receipt?',
          order_id: orderId,
          submission: 'submission-1',
        })
      ).json()
      const dispute = (
        await owner.browser.post('/v1/api/disputes', {
          order_id: orderId,
          type: 'other',
          details: 'Something went wrong.',
        })
      ).json()
      const urls = [`orders/${orderId}`, `tickets/${ticket.id}`, `disputes/${dispute.id}`]
      for (const url of urls) {
        expect((await owner.browser.get(`/v1/api/${url}`)).statusCode, url).toBe(200)
        const response = await other.browser.get(`/v1/api/${url}`)
        expect(response.statusCode, url).toBe(404)
        expect(response.body).not.toContain(orderId)
        expect((await portal.browser().get(`/v1/api/${url}`)).statusCode, url).toBe(401)
      }
      expect((await other.browser.get('/v1/api/orders')).json().orders).toEqual([])
    })

    test('cannot be disputed or written about', async () => {
      const owner = await customer()
      const other = await customer()
      const orderId = await portal.services.orders.place(owner.id, bill)
      const dispute = { order_id: orderId, type: 'other', details: 'Something went wrong.' }
      expect((await other.browser.post('/v1/api/disputes', dispute)).statusCode).toBe(404)
      const ticket = {
        topic: 'other',
        subject: 'A question',
        message: 'Where is my receipt?',
        order_id: orderId,
        submission: 'submission-2',
      }
      const refused = await other.browser.post('/v1/api/tickets', ticket)
      expect(refused.json().error.fields).toHaveProperty('order_id')
      expect(await portal.services.disputes.list(owner.id)).toEqual([])
    })
  })

  describe('disputes', () => {
    const details = 'The bill still shows as unpaid.'

    test('go along their timeline to the end', async () => {
      const { browser, id } = await customer()
      const { orders, disputes } = portal.services
      const orderId = await orders.place(id, bill)
      await orders.move(orderId, 'paid')
      const raised = await browser.post('/v1/api/disputes', {
        order_id: orderId,
        type: 'not-updated',
        details,
      })
      expect(raised.statusCode).toBe(201)
      const disputeId = raised.json().id
      await disputes.review(disputeId)
      await disputes.decide(disputeId, 'no-refund', {
        text: 'The biller has updated the account.',
        hindi: '',
      })
      const dispute = (await browser.get(`/v1/api/disputes/${disputeId}`)).json()
      expect(dispute).toMatchObject({ state: 'resolved', is_closed: true, order_id: orderId, details })
      expect(dispute.timeline.map(({ state }: { state: string }) => state)).toEqual([
        'raised',
        'with-biller',
        'resolved',
      ])
      const refused = await disputes.review(disputeId).catch(error => error)
      expect(isRefusal(refused, 'dispute-state')).toBe(true)
    })

    test('are one per order while open, however often the form is sent, and may be raised again after', async () => {
      const { browser, id } = await customer()
      const orderId = await portal.services.orders.place(id, bill)
      const typed = ` ${orderId.toLowerCase()} `
      const raise = () => browser.post('/v1/api/disputes', { order_id: typed, type: 'other', details })
      const answers = await Promise.all(Array.from({ length: 6 }, raise))
      expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1)
      const ids = new Set(answers.map(answer => answer.json().id))
      expect(ids.size).toBe(1)
      await portal.services.disputes.decide([...ids][0], 'reject')
      expect((await raise()).statusCode).toBe(201)
      expect(await portal.services.disputes.list(id)).toHaveLength(2)
    })

    test('are refused when the type cannot be said of the order, or nothing is said', async () => {
      const { browser, id } = await customer()
      const orderId = await portal.services.orders.place(id, bill)
      const raise = (form: object) => browser.post('/v1/api/disputes', { order_id: orderId, ...form })
      const refused = await raise({ type: 'refund-missing', details: ' ' })
      expect(Object.keys(refused.json().error.fields).toSorted()).toEqual(['details', 'type'])
      expect(await portal.services.disputes.list(id)).toEqual([])
    })
  })
})
