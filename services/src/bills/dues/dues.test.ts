// Dues over real services: what billers report, when they are asked, and what customers see and are reminded of.

import { dayInIndia } from '@chowk/catalog'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { itemsNeedingOperator } from '../../operations/desk/stuck.ts'
import { dayMs } from '../../platform/calendar/durations.ts'
import { describeOnStoresInFullSuite } from '../../platform/store/test-on-stores.ts'
import { verificationOf } from '../../test-portal/test-passkey.ts'
import type { Bill, BillerGateway } from '../billers/biller-gateway.ts'
import { createTestNetwork } from '../payments/test-network.ts'
import {
  electricity,
  openPayingPortal,
  type Payer,
  type PayingPortal,
  recharge,
} from '../payments/test-payments.ts'
import { dueFaultOf, nextAttempt, usualBillDay } from './due-schedule.ts'

type Answer = Awaited<ReturnType<BillerGateway['fetchBill']>>

const billOf = (month: string, changes: Partial<Bill> = {}): Answer => ({
  outcome: 'bill',
  bill: {
    billNumber: `B-${month}`,
    customerName: 'A***',
    billDate: `${month}-02`,
    dueDate: `${month}-20`,
    amounts: [{ kind: 'total-due', amountPaise: 1205_00 }],
    ...changes,
  },
})

describeOnStoresInFullSuite('dues on %s', kind => {
  let paying: PayingPortal
  let answer: () => Promise<Answer>
  let paysAs: Awaited<ReturnType<BillerGateway['pay']>>
  let queried = 0
  let lastNumber = 1_000_000_000

  beforeAll(async () => {
    const network = createTestNetwork(() => paying.portal.clock.now().getTime())
    paying = await openPayingPortal(kind, {
      servers: 2,
      gateway: () => ({
        ...network.gateway,
        pay: async () => paysAs,
        status: async () => paysAs,
        plans: async () => ({
          outcome: 'plans',
          plans: [
            { id: 'p', name: 'Month', group: 'popular', amountPaise: 299_00, validityDays: 28, gives: {} },
          ],
        }),
        async fetchBill() {
          queried++
          return answer()
        },
      }),
    })
  })
  afterAll(() => paying?.close())
  beforeEach(async () => {
    await paying.portal.store.db.deleteFrom('saved_account').execute()
    paysAs = { state: 'paid', approvalNumber: 'OK1' }
    queried = 0
  })

  const now = () => paying.portal.clock.now().getTime()
  const says = (given: Answer) => {
    answer = async () => given
  }
  /** Noon in India of a day of the month that the test is in. */
  const day = (days: number) => new Date(now() + days * dayMs).toISOString().slice(0, 10)
  const pass = (days: number) => paying.portal.clock.pass(days * dayMs)
  const runDueWork = (server = 0) => paying.portal.servers[server]?.services.dues.runDueWork()
  const seen = async ({ id }: Payer) => (await paying.portal.services.dues.list(id))[0]?.dueState
  const reminders = async ({ id }: Payer) =>
    (
      await paying.portal.store.db
        .selectFrom('message')
        .select('kind')
        .where('customer_id', '=', id)
        .where('kind', 'in', ['bill-due', 'bill-late', 'plan-ends', 'plan-ended'])
        .orderBy('id')
        .execute()
    ).map(({ kind }) => kind)

  /** A customer who paid a bill dated today and saved its account. */
  async function savedBy(asha: Payer): Promise<string> {
    says(billOf('', { billNumber: `B-${day(0)}`, billDate: day(0), dueDate: day(10) }))
    const payment = await asha.pay(await asha.start(electricity, { consumerNumber: String(++lastNumber) }))
    paying.portal.clock.pass(1000)
    const { reference } = payment
    const kept = await paying.portal.services.savedAccounts.save(asha.id, { reference, name: 'Home' })
    says({ outcome: 'nothing-due' })
    await runDueWork()
    queried = 0
    return kept?.id ?? ''
  }

  /** A new bill of Rs. 1,205 that is due in this many days. */
  const due = (inDays: number, changes: Partial<Bill> = {}) =>
    says(billOf('', { billNumber: 'B-next', billDate: day(-5), dueDate: day(inDays), ...changes }))

  /** Runs the worker every hour of these days, as servers do. */
  async function liveThrough(days: number, server = 0) {
    for (let hour = 0; hour < days * 24; hour++) {
      paying.portal.clock.pass(dayMs / 24)
      await runDueWork(server)
    }
  }

  test('a biller is asked when the next bill usually comes, and not before', async () => {
    const asha = await paying.customer()
    await savedBy(asha)
    expect((await seen(asha))?.state).toBe('paid')
    await liveThrough(29)
    expect(queried).toBe(0)
    due(6)
    await liveThrough(2)
    expect(queried).toBe(1)
    expect(await seen(asha)).toMatchObject({ state: 'due', due: { number: 'B-next', amountPaise: 1205_00 } })
  })

  test('a bill that was paid elsewhere is recognised when the biller says so, and nobody is reminded of it', async () => {
    const asha = await paying.customer()
    await savedBy(asha)
    pass(31)
    due(9)
    await runDueWork()
    expect((await seen(asha))?.state).toBe('due')
    says({ outcome: 'nothing-due' })
    await liveThrough(12)
    expect((await seen(asha))?.state).toBe('paid-elsewhere')
    expect(await reminders(asha)).toEqual([])
  })

  test('a bill paid here is paid at once, also while the biller still asks for it', async () => {
    const asha = await paying.customer()
    await savedBy(asha)
    pass(31)
    due(9)
    await runDueWork()
    const consumerNumber = String(lastNumber)
    await asha.pay(await asha.start(electricity, { consumerNumber }))
    paying.portal.clock.pass(1000)
    expect(await seen(asha)).toMatchObject({ state: 'paid', lastPaid: { amountPaise: 1205_00 } })
    await liveThrough(1)
    expect((await seen(asha))?.state).toBe('paid')
  })

  test('three days before, on the day and once after it a customer is reminded, by day', async () => {
    const asha = await paying.customer()
    await savedBy(asha)
    pass(31)
    due(5)
    const hours = new Set<number>()
    for (let day = 0; day < 14; day++) {
      await liveThrough(1)
      // Two servers at the same moment remind once.
      await Promise.all([runDueWork(0), runDueWork(1)])
    }
    expect(await reminders(asha)).toEqual(['bill-due', 'bill-due', 'bill-late'])
    const at = await paying.portal.store.db
      .selectFrom('message')
      .select(['created_at', 'expires_at'])
      .where('customer_id', '=', asha.id)
      .where('kind', 'in', ['bill-due', 'bill-late'])
      .execute()
    const inIndia = (at: number) => new Date(at + 5.5 * 3_600_000)
    for (const { created_at } of at) hours.add(inIndia(created_at).getUTCHours())
    // A channel that was down by day delivers no reminder at night.
    for (const { created_at, expires_at } of at)
      expect(inIndia(expires_at).toISOString()).toBe(`${dayInIndia(created_at)}T21:00:00.000Z`)
    expect(Math.min(...hours)).toBeGreaterThanOrEqual(8)
    expect(Math.max(...hours)).toBeLessThan(21)
  })

  test('a customer who switched the reminders of an account off is not reminded of it, and is notified', async () => {
    const asha = await paying.customer()
    const id = await savedBy(asha)
    const { dues } = paying.portal.services
    expect(await dues.remind((await paying.customer()).id, id, false)).toBe(false)
    expect(await dues.remind(asha.id, id, false)).toBe(true)
    const { messages } = await paying.portal.services.messages.list(asha.id)
    expect(messages[0]).toMatchObject({
      group: 'security',
      text: expect.stringContaining('Bills show which'),
    })
    pass(31)
    due(2)
    await liveThrough(4)
    expect(await reminders(asha)).toEqual([])
    expect((await dues.list(asha.id))[0]).toMatchObject({ reminds: false, dueState: { state: 'due' } })
  })

  test('a clock that jumps a year and back reminds nobody twice, and the biller is asked again', async () => {
    const asha = await paying.customer()
    await savedBy(asha)
    pass(31)
    due(2)
    await liveThrough(1)
    expect(await reminders(asha)).toEqual(['bill-due'])
    pass(365)
    await liveThrough(1)
    pass(-366)
    const before = queried
    await liveThrough(2)
    expect(queried).toBeGreaterThan(before)
    expect((await reminders(asha)).filter(kind => kind === 'bill-due').length).toBeLessThanOrEqual(2)
    const days = await paying.portal.store.db
      .selectFrom('message')
      .select('created_at')
      .where('customer_id', '=', asha.id)
      .where('kind', '=', 'bill-due')
      .execute()
    expect(new Set(days.map(({ created_at }) => new Date(created_at).toDateString())).size).toBe(days.length)
  })

  test('of many servers one asks; where it was killed another does, once its claim has ended', async () => {
    const asha = await paying.customer()
    await savedBy(asha)
    pass(31)
    due(6)
    let release = () => {}
    const killed = new Promise<Answer>(resolve => {
      release = () => resolve({ outcome: 'nothing-due' })
    })
    answer = () => killed
    const first = runDueWork(0)
    await expect.poll(() => queried).toBe(1)
    due(6)
    await runDueWork(1)
    expect(queried).toBe(1)
    paying.portal.clock.pass(16 * 60_000)
    await runDueWork(1)
    expect(queried).toBe(2)
    expect((await seen(asha))?.state).toBe('due')
    // An answer that comes after the claim has expired is ignored.
    release()
    await first
    expect((await seen(asha))?.state).toBe('due')
  })

  describe('where the biller did not answer yet', () => {
    async function unanswered() {
      const asha = await paying.customer()
      await savedBy(asha)
      pass(46)
      const unasked = { seen_at: null, asked_at: null }
      await paying.portal.store.db.updateTable('account_due').set(unasked).execute()
      says({ outcome: 'unavailable' })
      expect((await seen(asha))?.state).toBe('unasked')
      due(3)
      expect((await seen(asha))?.state).toBe('unasked')
      return asha
    }

    test('what is due is known once the customer has looked up the bill', async () => {
      const asha = await unanswered()
      await asha.start(electricity, { consumerNumber: String(lastNumber) })
      expect(await seen(asha)).toMatchObject({ state: 'due', due: { amountPaise: 1205_00 } })
    })

    test('a page asks again after some minutes', async () => {
      const asha = await unanswered()
      paying.portal.clock.pass(6 * 60_000)
      expect((await seen(asha))?.state).toBe('due')
    })
  })

  test('a biller that is down is asked more and more rarely, and what it said before stays', async () => {
    const asha = await paying.customer()
    await savedBy(asha)
    pass(31)
    due(20)
    await runDueWork()
    says({ outcome: 'unavailable' })
    queried = 0
    await liveThrough(20)
    expect(
      (await itemsNeedingOperator(paying.portal.store.db, now())).filter(({ kind }) => kind === 'due'),
    ).toEqual([expect.objectContaining({ id: electricity, why: expect.stringContaining('no-answer') })])
    expect(queried).toBeGreaterThan(4)
    expect(queried).toBeLessThan(20)
    due(3)
    await liveThrough(1)
    expect((await seen(asha))?.state).toBe('due')
  })

  describe.each<[fault: string, wrong: () => void]>([
    ['makes-no-sense', () => due(2, { billDate: day(4) })],
    ['other-name', () => due(2, { customerName: 'B***' })],
    ['long-past', () => due(-100, { billDate: day(-120) })],
    ['unknown-account', () => says({ outcome: 'unknown-account' })],
  ])('an answer that is %s', (fault, wrong) => {
    test('is shown as such to the customer and at the desk, reminds nobody and pays nothing', async () => {
      const asha = await paying.customer()
      await savedBy(asha)
      const { balancePaise } = await asha.balance()
      pass(31)
      wrong()
      await liveThrough(3)
      expect(await seen(asha)).toEqual({ state: 'fault', fault })
      const stuck = await itemsNeedingOperator(paying.portal.store.db, now())
      expect(stuck.filter(({ kind }) => kind === 'due')).toMatchObject([{ id: electricity }])
      expect(await reminders(asha)).toEqual([])
      expect((await asha.balance()).balancePaise).toBe(balancePaise)
    })
  })

  test('a due that was forged in the store is not shown, the biller is asked anew, and nobody’s reminder is stopped', async () => {
    const [asha, bilal] = [await paying.customer(), await paying.customer()]
    const forged = await savedBy(asha)
    await savedBy(bilal)
    pass(31)
    due(5)
    await runDueWork()
    const { db } = paying.portal.store
    const set = { due: '{"amountPaise":-1}', remind_at: 0 }
    await db.updateTable('account_due').set(set).where('account_id', '=', forged).execute()
    await db
      .updateTable('account_due')
      .set({ ask_at: now() + 9 * dayMs })
      .where('account_id', '=', forged)
      .execute()
    expect((await paying.portal.services.dues.known(asha.id))[0]?.dueState.state).toBe('unasked')
    await liveThrough(3)
    expect([await reminders(asha), await reminders(bilal)]).toEqual([['bill-due'], ['bill-due']])
    expect(await seen(asha)).toMatchObject({ state: 'due', due: { amountPaise: 1205_00 } })
  })

  test.each(['customer_id', 'biller_id'] as const)(
    'a due that was forged to be of another %s asks no biller, reminds nobody and is shown to nobody',
    async column => {
      const [asha, bilal] = [await paying.customer(), await paying.customer()]
      const forged = await savedBy(asha)
      pass(31)
      due(5)
      await runDueWork()
      const other = { customer_id: bilal.id, biller_id: 'gas-bill-payment/gail-gas' }[column]
      await paying.portal.store.db
        .updateTable('account_due')
        .set({ [column]: other, ask_at: 0, remind_at: 0, asked_at: null })
        .where('account_id', '=', forged)
        .execute()
      queried = column === 'biller_id' ? 0 : queried
      await liveThrough(3)
      expect([...(await reminders(asha)), ...(await reminders(bilal))]).toEqual([])
      expect((await paying.portal.services.dues.known(asha.id))[0]?.dueState.state).not.toBe('due')
      expect(await paying.portal.services.dues.known(bilal.id)).toEqual([])
      if (column === 'biller_id') expect(queried).toBe(0)
    },
  )

  test('nobody is asked to pay while their payment is on its way', async () => {
    const asha = await paying.customer()
    await savedBy(asha)
    pass(31)
    due(4)
    await runDueWork()
    paysAs = { state: 'pending' }
    const consumerNumber = String(lastNumber)
    const payment = await asha.pay(await asha.start(electricity, { consumerNumber }))
    await liveThrough(3)
    expect(await seen(asha)).toEqual({ state: 'paying', orderId: payment.orderId })
    expect(await reminders(asha)).toEqual([])
  })

  test('a bill of which a part was paid stays due with what is left', async () => {
    const asha = await paying.customer()
    await savedBy(asha)
    pass(31)
    due(9)
    await runDueWork()
    const consumerNumber = String(lastNumber)
    await asha.pay(await asha.start(electricity, { consumerNumber }))
    due(9, { billNumber: 'B-next/2', amounts: [{ kind: 'total-due', amountPaise: 205_00 }] })
    paying.portal.clock.pass(1000)
    expect(await seen(asha)).toMatchObject({ state: 'due', due: { amountPaise: 205_00 } })
  })

  test('an account that was not used for half a year is not asked about, until it is used again', async () => {
    const asha = await paying.customer()
    await savedBy(asha)
    pass(200)
    due(6)
    await runDueWork()
    await liveThrough(1)
    expect(queried).toBe(0)
    expect((await seen(asha))?.state).toBe('unused')
  })

  test('the plan of a recharge ends after its days, which no biller is asked for', async () => {
    const asha = await paying.customer()
    const { reference } = await asha.pay(
      await asha.start(recharge, { mobileNumber: String(++lastNumber) }),
      299_00,
    )
    await paying.portal.services.savedAccounts.save(asha.id, { reference, name: '' })
    const lastDay = day(27)
    await runDueWork()
    expect(await seen(asha)).toMatchObject({ state: 'plan', due: { dueDate: lastDay, amountPaise: 299_00 } })
    await liveThrough(30)
    expect(await reminders(asha)).toEqual(['plan-ends', 'plan-ends', 'plan-ended'])
    expect(queried).toBe(0)
  })

  test('a calendar’s address is its customer’s until a new one is made, and nobody’s while the account is locked', async () => {
    const { billCalendar, locks } = paying.portal.services
    const asha = await paying.customer()
    const first = await billCalendar.renew(asha.id)
    expect(await billCalendar.customerOf(first)).toBe(asha.id)
    const second = await billCalendar.renew(asha.id)
    expect(await billCalendar.customerOf(first)).toBeUndefined()
    expect(await billCalendar.customerOf('not-a-secret')).toBeUndefined()
    expect(await billCalendar.customerOf(second)).toBe(asha.id)
    await locks.lock(asha.id)
    expect(await billCalendar.customerOf(second)).toBeUndefined()
    // Nor afterwards: a thief may have made it.
    await paying.portal.store.db.deleteFrom('account_lock').execute()
    expect(await billCalendar.customerOf(second)).toBeUndefined()
  })

  test.each(['with a verification', 'without one'])(
    'a calendar’s address ends where its customer signs out everywhere, %s',
    async how => {
      const { billCalendar, sessions } = paying.portal.services
      const [asha, other] = [await paying.customer(), await paying.customer()]
      const secret = await billCalendar.renew(asha.id)
      const of = await billCalendar.renew(other.id)
      if (how === 'without one') await sessions.endAll(asha.session)
      else await sessions.revokeAll(await verificationOf(asha.browser, { action: 'sign-out-everywhere' }))
      expect(await billCalendar.customerOf(secret)).toBeUndefined()
      expect(await billCalendar.customerOf(of)).toBe(other.id)
    },
  )

  test('with the account its due goes', async () => {
    const asha = await paying.customer()
    await paying.portal.services.savedAccounts.remove(asha.id, await savedBy(asha))
    expect(await paying.portal.store.db.selectFrom('account_due').selectAll().execute()).toEqual([])
  })
})

test('bills usually come as far apart as they came before', () => {
  expect(usualBillDay(['2026-03-05', '2026-01-04', '2025-11-05'])).toBe('2026-05-04')
  expect(usualBillDay(['2026-03-05'])).toBe('2026-04-04')
  expect(usualBillDay([])).toBeUndefined()
})

test('who does not answer is asked again within the day, who answers nonsense on another', () => {
  expect([1, 2, 3, 20].map(times => nextAttempt(times, null) / 60_000)).toEqual([15, 30, 60, 720])
  expect([1, 2, 9].map(times => nextAttempt(times, 'other-name') / dayMs)).toEqual([1, 2, 7])
})

test('a bill of years ahead makes no sense', () => {
  const bill = { ...billOf('2026-01', { dueDate: '2028-01-20' }) }
  if (bill.outcome !== 'bill') throw new Error('This is a bill.')
  expect(dueFaultOf(bill.bill, { at: Date.parse('2026-01-10'), paid: [] })).toBe('makes-no-sense')
})
