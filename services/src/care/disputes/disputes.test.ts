import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openPayingPortal, type Payer, type PayingPortal } from '../../bills/payments/test-payments.ts'
import type { Log } from '../../platform/log/log.ts'
import { isRefusal } from '../../platform/store/errors.ts'
import { describeOnStoresInFullSuite } from '../../platform/store/test-on-stores.ts'
import { testContext } from '../../test-portal/test-portal.ts'
import { type DisputeNoteCode, disputeNoteText } from './dispute-notes.ts'
import { createSandboxDesk } from './sandbox-desk.ts'

const paidPaise = 200_00
const failures: unknown[] = []
const quiet = () => {}
const log: Log = { debug: quiet, info: quiet, warn: quiet, error: (line: unknown) => failures.push(line) }
afterEach(() => failures.splice(0))
let lastAccount = 50_000_000
const mobileEnding = (digit: number) => `98${String(++lastAccount).slice(-7)}${digit}`

async function raise({ portal, id: customerId }: Payer, orderId: string, type: string): Promise<string> {
  const given = { orderId, type, details: 'It did not go as it should.' }
  const raised = await portal.services.disputes.raise(customerId, given)
  if (raised.outcome !== 'raised') throw new Error(`It was not raised: ${raised.outcome}`)
  return raised.id
}

async function paidOrder(payer: Payer, mobileNumber = mobileEnding(1)): Promise<string> {
  return (await payer.recharge(mobileNumber)).orderId ?? ''
}

describeOnStoresInFullSuite('disputes on %s', kind => {
  let paying: PayingPortal

  beforeAll(async () => {
    paying = await openPayingPortal(kind, { servers: 2 })
  })
  afterAll(() => paying?.close())

  const disputes = () => paying.portal.services.disputes

  const refusal = (work: Promise<unknown>) => work.then(() => undefined).catch(error => error)

  describe('the type is suggested from what happened:', () => {
    const suggested = (payer: Payer, orderId: string) => disputes().suggestedType(payer.id, orderId)

    test('a paid one may not have reached the account', async () => {
      const asha = await paying.customer()
      expect(await suggested(asha, await paidOrder(asha))).toBe('not-updated')
    })

    test('the same paid again on one day was paid twice, and in the next month was not', async () => {
      const asha = await paying.customer()
      const mobileNumber = mobileEnding(1)
      const first = await paidOrder(asha, mobileNumber)
      const second = await paidOrder(asha, mobileNumber)
      expect(await suggested(asha, first)).toBe('deducted-twice')
      expect(await suggested(asha, second)).toBe('deducted-twice')
      paying.portal.clock.pass(28 * 24 * 60 * 60_000)
      const sam = await paying.customer()
      const third = await paidOrder(sam, mobileNumber)
      expect(await suggested(sam, third)).toBe('not-updated')
    })

    test('one that is pending or was refused was taken but not paid', async () => {
      const asha = await paying.customer()
      expect(await suggested(asha, (await asha.recharge(mobileEnding(3))).orderId ?? '')).toBe(
        'deducted-not-paid',
      )
      expect(await suggested(asha, (await asha.recharge(mobileEnding(2))).orderId ?? '')).toBe(
        'deducted-not-paid',
      )
    })

    test('money that UPI never brought may have left the bank', async () => {
      const asha = await paying.customer()
      const awaiting = await asha.recharge(mobileEnding(1), 199_00, 'upi')
      await paying.portal.services.paymentSandbox.choose(awaiting.reference, 'fail')
      expect(await suggested(asha, awaiting.orderId ?? '')).toBe('deducted-not-paid')
    })

    test('of another customer’s order nothing is said', async () => {
      const [asha, bilal] = [await paying.customer(), await paying.customer()]
      expect(await suggested(bilal, await paidOrder(asha))).toBeUndefined()
    })
  })

  test('a card number is not taken', async () => {
    const asha = await paying.customer()
    const details = 'I paid with 4111 1111 1111 1111, and nothing came.'
    const given = { orderId: await paidOrder(asha), type: 'not-updated', details }
    expect(await disputes().raise(asha.id, given)).toEqual({
      outcome: 'invalid',
      faults: { details: 'card-number' },
    })
    expect(await disputes().list(asha.id)).toEqual([])
  })

  test('a decision for the customer gives the money back in the same moment, once', async () => {
    const asha = await paying.customer()
    const orderId = await paidOrder(asha)
    const id = await raise(asha, orderId, 'deducted-not-paid')
    await disputes().review(id)
    const note = 'sandbox-biller-agrees'
    const decisions = paying.portal.servers.map(({ services }) =>
      refusal(services.disputes.decide(id, 'refund', note)),
    )
    const refused = (await Promise.all(decisions)).filter(error => error !== undefined)
    expect(refused.map(error => isRefusal(error, 'dispute-state'))).toEqual([true])

    const dispute = await disputes().byId(asha.id, id)
    expect(dispute).toMatchObject({ state: 'resolved', isClosed: true, refundedPaise: paidPaise })
    expect(dispute?.timeline.at(-1)).toMatchObject({ note })
    expect(dispute?.order.state).toBe('refunded')
    expect((await asha.balance()).balancePaise).toBe(5_000_00)
    expect(await asha.payments.byOrder(asha.id, orderId)).toMatchObject({ stage: 'refunded' })
    expect(await paying.differences()).toEqual([])
  })

  test('while it is unknown whether something was paid, no money goes back and the dispute stays open', async () => {
    const asha = await paying.customer()
    const pending = await asha.recharge(mobileEnding(3))
    const id = await raise(asha, pending.orderId ?? '', 'deducted-not-paid')
    const refused = await refusal(disputes().decide(id, 'refund'))
    expect(isRefusal(refused, 'outcome-unknown')).toBe(true)
    expect(await disputes().byId(asha.id, id)).toMatchObject({ state: 'raised', isClosed: false })
    await paying.pass(20)
    await disputes().decide(id, 'refund')
    expect(await asha.balance()).toMatchObject({ balancePaise: 5_000_00, heldPaise: 0 })
  })

  test('what was given back already is not given back again', async () => {
    const asha = await paying.customer()
    const refunded = await asha.recharge(mobileEnding(2))
    const id = await raise(asha, refunded.orderId ?? '', 'refund-missing')
    const refused = await refusal(disputes().decide(id, 'refund'))
    expect(isRefusal(refused, 'nothing-to-refund')).toBe(true)
    await disputes().decide(id, 'no-refund')
    expect((await asha.balance()).balancePaise).toBe(5_000_00)
  })

  test('the demonstration’s desk passes disputes on and decides them by its rule, in both languages', async () => {
    const asha = await paying.customer()
    const [agreed, settled, refused] = [
      await raise(asha, await paidOrder(asha), 'wrong-amount'),
      await raise(asha, await paidOrder(asha), 'not-updated'),
      await raise(asha, await paidOrder(asha), 'wrong-account'),
    ]
    const desks = paying.portal.servers.map(({ services, store }) =>
      createSandboxDesk({ ...testContext(paying.portal), store, log }, services.disputes),
    )
    const states = async () =>
      Promise.all([agreed, settled, refused].map(async id => (await disputes().byId(asha.id, id))?.state))
    const pass = async (seconds: number) => {
      paying.portal.clock.pass(seconds * 1000)
      await Promise.all(desks.map(desk => desk.runDueWork()))
    }
    await pass(1)
    expect(await states()).toEqual(['raised', 'raised', 'raised'])
    await pass(8)
    expect(await states()).toEqual(['with-biller', 'with-biller', 'with-biller'])
    await pass(12)
    expect(await states()).toEqual(['resolved', 'resolved', 'rejected'])
    expect((await asha.balance()).balancePaise).toBe(5_000_00 - 2 * paidPaise)
    const steps = (await disputes().byId(asha.id, agreed))?.timeline.slice(1) ?? []
    for (const step of steps) {
      expect(disputeNoteText('en', step)).toMatch(/^Sandbox: /)
      expect(disputeNoteText('hi', step)).toMatch(/^सैंडबॉक्स: /)
    }
    // All of it is refunded, so the note says so.
    expect(steps.at(-1)).toMatchObject({ note: 'sandbox-whole-amount-back' })
    expect(await paying.differences()).toEqual([])
  })

  test('the demonstration’s desk does not put into the wallet what came by UPI, nor says so', async () => {
    const asha = await paying.customer({ balancePaise: 0 })
    const { orderId = '', reference } = await asha.recharge(mobileEnding(1), 199_00, 'upi')
    await paying.portal.services.paymentSandbox.choose(reference, 'succeed')
    await paying.pass(5)
    const id = await raise(asha, orderId, 'deducted-twice')
    const desk = createSandboxDesk({ ...testContext(paying.portal), log }, disputes())
    for (const seconds of [9, 12]) {
      paying.portal.clock.pass(seconds * 1000)
      await desk.runDueWork()
    }
    const dispute = await disputes().byId(asha.id, id)
    expect(dispute).toMatchObject({ state: 'resolved' })
    expect(dispute?.timeline.at(-1)).toMatchObject({ note: 'sandbox-biller-agrees' })
    expect((await asha.balance()).balancePaise).toBe(0)
  })

  test('the desk leaves the demonstration’s stories as they are', async () => {
    const stories = async () =>
      paying.portal.store.db.selectFrom('dispute_event').selectAll().orderBy('dispute_id').execute()
    const before = await stories()
    await createSandboxDesk({ ...testContext(paying.portal), log }, disputes()).runDueWork()
    expect(await stories()).toEqual(before)
    expect((await disputes().open()).length).toBeGreaterThan(0)
  })

  test('a dispute that the desk cannot move on is in nobody else’s way', async () => {
    const asha = await paying.customer()
    const stuck = await raise(asha, await paidOrder(asha), 'wrong-amount')
    const other = await raise(asha, await paidOrder(asha), 'wrong-amount')
    const own = disputes()
    const review = (id: string, note?: DisputeNoteCode | '') =>
      id === stuck ? Promise.reject(new Error('It cannot be moved.')) : own.review(id, note)
    paying.portal.clock.pass(10_000)
    await createSandboxDesk({ ...testContext(paying.portal), log }, { ...own, review }).runDueWork()
    expect(await own.byId(asha.id, other)).toMatchObject({ state: 'with-biller' })
    expect(failures).toEqual([{ err: new Error('It cannot be moved.'), dispute: stuck }])
  })
})
