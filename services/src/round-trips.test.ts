// @module-tag slow
// What a posting and a payment cost on PostgreSQL, counted: each answer that is waited for is a round trip, and each commit
// a wait for the disk. A count that rises makes every customer wait longer.
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openPayingPortal, type PayingPortal, recharge } from './bills/payments/test-payments.ts'
import { endTopUp, startTopUp } from './money/wallet/top-up-row.ts'
import { Batch } from './platform/store/postgres/batch.ts'

let paying: PayingPortal

beforeAll(async () => {
  paying = await openPayingPortal('postgres')
})
afterAll(() => paying.close())

interface Cost {
  roundTrips: number
  commits: number
}

async function costOf(work: () => Promise<unknown>): Promise<Cost> {
  const queries = vi.spyOn(pg.Client.prototype, 'query')
  await work()
  const calls = queries.mock.calls.map(([query]): unknown => query)
  queries.mockRestore()
  const commits = calls.filter(query => {
    const [first, ...more] = query instanceof Batch ? query.sent : []
    return more.length > 0
      ? more.at(-1)?.sql === 'commit'
      : first?.sql.match(/^(commit|insert|update|delete)/)
  })
  return { roundTrips: calls.length, commits: commits.length }
}

test('money that is added, once it has come', async () => {
  const { id: customerId } = await paying.customer()
  const { store, clock } = paying.portal
  const at = clock.now().getTime()
  const started = () => store.run(startTopUp, { id: 'top-up', customerId, amountPaise: 100, key: 'key', at })
  expect(await costOf(started)).toEqual({ roundTrips: 3, commits: 1 })
  const arrival = { amountPaise: 100, payerReference: '426112345678', at }
  const outcome = { state: 'arrived', arrival, entryId: 'entry', mayCredit: true } as const
  const ended = () => store.run(endTopUp, { topUpId: 'top-up', customerId, outcome, at })
  expect(await costOf(ended)).toEqual({ roundTrips: 3, commits: 1 })
  expect(await paying.differences()).toEqual([])
})

test('a payment from the wallet, from its approval to paid', async () => {
  const asha = await paying.customer()
  await asha.setPin({ deviceKey: asha.device.publicKey })
  // A PIN that was reset asks for more on its first day.
  paying.portal.clock.pass(25 * 60 * 60_000)
  const draft = await asha.start(recharge, { mobileNumber: '9812300001' })
  await asha.confirm(draft, 199_00)
  const signature = asha.device.sign(
    (await asha.payments.textToSign(asha.session, draft.reference)) ?? 'nothing to approve',
  )
  const pay = async () =>
    expect(await asha.approve(draft, { signature })).toMatchObject({ payment: { stage: 'paid' } })
  // The PIN's try, the approval, the claim to send it, and its end: a kill finds each of them done or not.
  expect(await costOf(pay)).toEqual({ roundTrips: 12, commits: 4 })
  expect(await paying.differences()).toEqual([])
})
