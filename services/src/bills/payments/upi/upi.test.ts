// @module-tag slow
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { describeOnStoresInFullSuite } from '../../../platform/store/test-on-stores.ts'
import { deliveredTo } from '../../../test-portal/test-messages.ts'
import { type BillPayment, unpaidOf } from '../payment/payment.ts'
import { electricity, openPayingPortal, type Payer, type PayingPortal, recharge } from '../test-payments.ts'

const feePaise = 1_00
const totalPaise = 199_00 + feePaise
let lastAccount = 60_000_000
const mobileEnding = (digit: number) => `98${String(++lastAccount).slice(-7)}${digit}`

describeOnStoresInFullSuite('paying by UPI on %s', kind => {
  let paying: PayingPortal

  beforeAll(async () => {
    paying = await openPayingPortal(kind)
  })
  afterAll(() => paying?.close())

  const sandbox = () => paying.portal.services.paymentSandbox
  const goesBack = ({ id }: Payer, { reference }: Pick<BillPayment, 'reference'>) =>
    paying.portal.services.returns.of(id, { kind: 'payment', id: reference })

  test('the money is awaited, received, held, sent on and paid, with nothing in the wallet before or after', async () => {
    const asha = await paying.customer({ balancePaise: 0 })
    const awaiting = await asha.recharge(mobileEnding(1), 199_00, 'upi')
    expect(awaiting).toMatchObject({
      stage: 'awaiting-money',
      money: { source: 'upi' },
      orderId: expect.any(String),
    })
    expect(await asha.orderState(awaiting)).toBe('pending')
    expect(await asha.balance()).toMatchObject({ balancePaise: 0, heldPaise: 0 })
    expect(await paying.differences()).toEqual([])

    await sandbox().choose(awaiting.reference, 'succeed')
    const paid = await asha.look(awaiting)
    expect(paid).toMatchObject({
      stage: 'paid',
      money: { arrivedPaise: totalPaise },
      hold: { heldAt: expect.any(Number) },
      sentAt: expect.any(Number),
    })
    expect(await asha.orderState(paid)).toBe('paid')
    expect(await paying.portal.services.wallet.entries(asha.id)).toEqual({ entries: [] })
    expect(await asha.balance()).toMatchObject({ balancePaise: 0, heldPaise: 0 })
    expect(await paying.differences()).toEqual([])
  })

  test('the app’s approval is enough: no code of ours, but the wallet’s money is not given so', async () => {
    const asha = await paying.customer()
    const byApp = await asha.confirm(
      await asha.start(recharge, { mobileNumber: mobileEnding(1) }),
      199_00,
      'upi',
    )
    expect(await asha.approveInUpiApp(byApp)).toMatchObject({
      outcome: 'approved',
      payment: { stage: 'awaiting-money', money: { collect: { upiLink: expect.any(String) } } },
    })
    const byWallet = await asha.confirm(
      await asha.start(recharge, { mobileNumber: mobileEnding(1) }),
      199_00,
      'wallet',
    )
    expect(await asha.approveInUpiApp(byWallet)).toEqual({ outcome: 'expired' })
    expect((await asha.look(byWallet)).stage).toBe('draft')
    const stranger = await paying.customer()
    expect(await stranger.approveInUpiApp(byWallet)).toEqual({
      outcome: 'unknown-payment',
    })
  })

  test('the customer is shown how to pay and until when: a link for a UPI app that no real bank knows', async () => {
    const asha = await paying.customer({ balancePaise: 0 })
    const { money, reference } = await asha.recharge(mobileEnding(1), 199_00, 'upi')
    const { collect, collectBefore } = money.source === 'upi' ? money : {}
    expect(collect?.approvalUrl).toBe(`/sandbox/payments/${reference}`)
    expect(collectBefore).toBe(paying.portal.clock.now().getTime() + 10 * 60_000)
    const link = new URL(collect?.upiLink ?? '')
    expect(link.protocol).toBe('upi:')
    expect(Object.fromEntries(link.searchParams)).toEqual({
      pa: 'sandbox@invalid',
      pn: 'Payment sandbox',
      am: '200.00',
      cu: 'INR',
      tr: reference,
      tn: 'Mobile Recharge, Jio',
    })
  })

  test('a declined payment fails with nothing to refund, and may be tried again', async () => {
    const asha = await paying.customer({ balancePaise: 50_00 })
    const mobileNumber = mobileEnding(1)
    const awaiting = await asha.recharge(mobileNumber, 199_00, 'upi')
    await sandbox().choose(awaiting.reference, 'fail')
    const failed = await asha.look(awaiting)
    expect(failed).toMatchObject({ stage: 'failed', failure: 'money-not-received', hold: undefined })
    expect(failed.stage !== 'draft' && unpaidOf(failed)).toBeUndefined()
    expect(await asha.orderState(failed)).toBe('failed')
    expect(await asha.balance()).toMatchObject({ balancePaise: 50_00, heldPaise: 0 })
    expect(await paying.book.find(awaiting.reference)).toBeUndefined()
    expect(await asha.recharge(mobileNumber, 199_00, 'upi')).toMatchObject({ stage: 'awaiting-money' })
    expect(await paying.differences()).toEqual([])
  })

  test('nobody pays: after ten minutes it fails, and a decision after that moves nothing', async () => {
    const asha = await paying.customer({ balancePaise: 0 })
    const awaiting = await asha.recharge(mobileEnding(1), 199_00, 'upi')
    paying.portal.clock.pass(9 * 60_000)
    await paying.pass(10)
    expect(await asha.look(awaiting)).toMatchObject({ stage: 'awaiting-money' })
    paying.portal.clock.pass(60_000)
    await sandbox().choose(awaiting.reference, 'succeed')
    await paying.pass(10)
    const lapsed = await asha.look(awaiting)
    expect(lapsed).toMatchObject({ stage: 'failed', failure: 'money-not-received' })
    const orderId = lapsed.orderId ?? ''
    expect(await asha.payments.unpaidAmong(asha.id, [orderId])).toEqual(new Map([[orderId, 'lapsed']]))
    expect(await asha.balance()).toMatchObject({ balancePaise: 0 })
  })

  test('an answer that is lost is found by asking, and one that comes twice changes nothing', async () => {
    const asha = await paying.customer({ balancePaise: 0 })
    const late = await asha.recharge(mobileEnding(1), 199_00, 'upi')
    await sandbox().choose(late.reference, 'answer-later')
    expect(await asha.look(late)).toMatchObject({ stage: 'awaiting-money' })
    const twice = await asha.recharge(mobileEnding(1), 199_00, 'upi')
    await sandbox().choose(twice.reference, 'answer-twice')
    await paying.pass(15)
    expect(await asha.look(late)).toMatchObject({ stage: 'paid' })
    expect(await asha.look(twice)).toMatchObject({ stage: 'paid' })
    expect(await asha.balance()).toMatchObject({ balancePaise: 0, heldPaise: 0 })
    expect(await paying.differences()).toEqual([])
  })

  describe('a bill that a stranger approved and never pays', () => {
    async function squatted() {
      const [stranger, owner] = [
        await paying.customer({ balancePaise: 0 }),
        await paying.customer({ balancePaise: 5_000_00 }),
      ]
      const parameters = { consumerNumber: `45${String(++lastAccount).slice(-7)}1` }
      const drafts = [
        await stranger.start(electricity, parameters),
        await owner.start(electricity, parameters),
      ]
      const awaiting = await stranger.pay(drafts[0] as BillPayment, undefined, 'upi')
      return { stranger, owner, awaiting, draft: drafts[1] as BillPayment, parameters }
    }

    test('is the owner’s to pay; money that comes later goes back to the stranger', async () => {
      const { stranger, owner, awaiting, draft } = await squatted()
      const paid = await owner.pay(draft)
      expect(paid).toMatchObject({ stage: 'paid' })
      await sandbox().choose(awaiting.reference, 'succeed')
      const failed = await stranger.look(awaiting)
      expect(failed).toMatchObject({ stage: 'failed', failure: 'paid-by-another' })
      expect(await stranger.orderState(failed)).toBe('refunded')
      expect(await paying.book.find(awaiting.reference)).toBeUndefined()
      expect(await stranger.balance()).toMatchObject({ balancePaise: 0, heldPaise: 0 })
      expect(await goesBack(stranger, failed)).toMatchObject([{ amountPaise: awaiting.cost.totalPaise }])
      expect(await paying.differences()).toEqual([])
    })

    test('is the stranger’s once the money came first, and nobody pays it again', async () => {
      const { stranger, owner, awaiting, draft } = await squatted()
      const owners = await owner.pay(draft, undefined, 'upi')
      await sandbox().choose(awaiting.reference, 'succeed')
      expect(await stranger.look(awaiting)).toMatchObject({ stage: 'paid' })
      await sandbox().choose(owners.reference, 'succeed')
      expect(await owner.look(owners)).toMatchObject({ stage: 'failed', failure: 'paid-by-another' })
      expect(await paying.book.find(owners.reference)).toBeUndefined()
      expect(await paying.differences()).toEqual([])
    })

    test('still keeps the stranger from approving it a second time, also after the owner approved', async () => {
      const { stranger, owner, awaiting, draft, parameters } = await squatted()
      await owner.pay(draft, undefined, 'upi')
      const again = await stranger.start(electricity, parameters)
      const duePaise = again.bill?.amounts[0].amountPaise ?? 0
      const refused = await stranger.payments.confirm(stranger.id, again.reference, duePaise, 'upi')
      expect(refused).toEqual({ outcome: 'already-paid', orderId: awaiting.orderId })
    })
  })

  test('a biller that refuses afterwards sends the money back where it came from, never into the wallet', async () => {
    const asha = await paying.customer({ balancePaise: 0 })
    const awaiting = await asha.recharge(mobileEnding(2), 199_00, 'upi')
    await sandbox().choose(awaiting.reference, 'succeed')
    const failed = await asha.look(awaiting)
    expect(failed).toMatchObject({
      stage: 'failed',
      failure: 'refused-for-now',
      hold: { heldAt: expect.any(Number) },
      sentAt: expect.any(Number),
    })
    expect(await asha.orderState(failed)).toBe('refunded')
    expect(await asha.balance()).toMatchObject({ availablePaise: 0, heldPaise: 0 })
    expect(await goesBack(asha, failed)).toMatchObject([{ amountPaise: totalPaise, state: 'due' }])
    expect(await paying.differences()).toEqual([])
    await paying.pass(1)
    expect(await goesBack(asha, failed)).toMatchObject([{ amountPaise: totalPaise, state: 'returned' }])
    expect(await paying.portal.services.wallet.entries(asha.id)).toEqual({ entries: [] })
    expect(await paying.differences()).toEqual([])
  })

  test.each([
    ['less', 'pay-less', { stage: 'failed', failure: 'paid-too-little' }, totalPaise / 2],
    ['more', 'pay-more', { stage: 'paid' }, 10_00],
    ['twice', 'pay-twice', { stage: 'paid' }, totalPaise],
  ] as const)('who pays %s gets back what was not asked for', async (_name, choice, end, backPaise) => {
    const asha = await paying.customer({ balancePaise: 0 })
    const awaiting = await asha.recharge(mobileEnding(1), 199_00, 'upi')
    await sandbox().choose(awaiting.reference, choice)
    const ended = await asha.look(awaiting)
    expect(ended).toMatchObject(end)
    expect(await asha.orderState(ended)).toBe(end.stage === 'paid' ? 'paid' : 'refunded')
    expect(await paying.differences()).toEqual([])
    await paying.pass(1)
    expect(await goesBack(asha, ended)).toMatchObject([{ amountPaise: backPaise, state: 'returned' }])
    expect(await asha.balance()).toMatchObject({ balancePaise: 0, heldPaise: 0 })
    expect(await paying.differences()).toEqual([])
    if (choice === 'pay-less')
      expect([...(await asha.payments.arrivedAmong(asha.id, [awaiting.orderId]))]).toEqual([
        [awaiting.orderId, backPaise],
      ])
    const ravi = await paying.customer()
    expect([...(await asha.payments.arrivedAmong(ravi.id, [awaiting.orderId]))]).toEqual([])
  })

  test('who paid more for what the biller refuses gets both back', async () => {
    const asha = await paying.customer({ balancePaise: 0 })
    const awaiting = await asha.recharge(mobileEnding(2), 199_00, 'upi')
    await sandbox().choose(awaiting.reference, 'pay-more', 'refused-once')
    await paying.pass(70)
    const back = await goesBack(asha, awaiting)
    expect(back.map(({ amountPaise, state }) => [amountPaise, state])).toEqual([
      [10_00, 'returned'],
      [totalPaise, 'returned'],
    ])
    expect(await paying.differences()).toEqual([])
  })

  test('money that comes after the payment failed goes back, and the customer is notified', async () => {
    const asha = await paying.customer({ balancePaise: 0 })
    const awaiting = await asha.recharge(mobileEnding(1), 199_00, 'upi')
    await sandbox().choose(awaiting.reference, 'pay-late')
    expect(await asha.look(awaiting)).toMatchObject({ stage: 'failed', failure: 'money-not-received' })
    expect(await asha.orderState(awaiting)).toBe('failed')
    await paying.pass(70)
    expect(await goesBack(asha, awaiting)).toEqual([])
    await paying.pass(120)
    expect(await asha.orderState(awaiting)).toBe('refunded')
    expect(await goesBack(asha, awaiting)).toMatchObject([{ amountPaise: totalPaise, state: 'returned' }])
    expect(await asha.balance()).toMatchObject({ balancePaise: 0 })
    expect(await paying.differences()).toEqual([])
    const sentMessages = await deliveredTo(paying.portal, asha.session.customer.mobile)
    expect(sentMessages.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['return-started', 'money-returned']),
    )
  })

  describe('cancelled', () => {
    async function awaited() {
      const asha = await paying.customer({ balancePaise: 0 })
      const mobileNumber = mobileEnding(1)
      const payment = await asha.recharge(mobileNumber, 199_00, 'upi')
      return { asha, mobileNumber, payment, cancel: () => asha.payments.cancel(asha.id, payment.orderId) }
    }

    test('what waits for the app ends at once, moves nothing and may be tried again', async () => {
      const { asha, mobileNumber, payment, cancel } = await awaited()
      await asha.payments.cancel((await paying.customer()).id, payment.orderId)
      expect(await asha.look(payment)).toMatchObject({ stage: 'awaiting-money' })
      await cancel()
      expect(await asha.look(payment)).toMatchObject({ stage: 'failed', failure: 'cancelled' })
      expect(await asha.orderState(payment)).toBe('failed')
      const sentMessages = await deliveredTo(paying.portal, asha.session.customer.mobile)
      expect(sentMessages.map(({ kind }) => kind)).toContain('payment-cancelled')
      expect(await asha.recharge(mobileNumber, 199_00, 'upi')).toMatchObject({ stage: 'awaiting-money' })
      expect(await paying.differences()).toEqual([])
    })

    test('money that comes after all goes back, once', async () => {
      const { asha, payment, cancel } = await awaited()
      await cancel()
      await sandbox().choose(payment.reference, 'succeed')
      await paying.pass(120)
      expect(await asha.look(payment)).toMatchObject({ stage: 'failed', failure: 'cancelled' })
      expect(await asha.orderState(payment)).toBe('refunded')
      expect(await goesBack(asha, payment)).toMatchObject([{ amountPaise: totalPaise, state: 'returned' }])
      expect(await asha.balance()).toMatchObject({ balancePaise: 0 })
      expect(await paying.book.find(payment.reference)).toBeUndefined()
      expect(await paying.differences()).toEqual([])
    })

    test('money that is there by then is paid on, and what is paid stays so', async () => {
      const { asha, payment, cancel } = await awaited()
      await sandbox().choose(payment.reference, 'answer-later')
      paying.portal.clock.pass(15_000)
      await cancel()
      expect(await asha.look(payment)).toMatchObject({ stage: 'paid' })
      await cancel()
      expect(await asha.look(payment)).toMatchObject({ stage: 'paid' })
      expect(await paying.differences()).toEqual([])
    })
  })

  test('what failed is asked about for five days, ever more seldom, and then no more', async () => {
    const asha = await paying.customer({ balancePaise: 0 })
    const { reference } = await asha.recharge(mobileEnding(1), 199_00, 'upi')
    await sandbox().choose(reference, 'fail')
    const due = async () => {
      const payment = paying.portal.store.db.selectFrom('bill_payment').select('late_due_at')
      return (await payment.where('reference', '=', reference).executeTakeFirstOrThrow()).late_due_at
    }
    const failedAt = paying.portal.clock.now().getTime()
    let queries = 0
    for (let next = await due(); next !== null; next = await due(), queries++) {
      paying.portal.clock.pass(next - paying.portal.clock.now().getTime())
      await paying.portal.services.payments.runDueWork()
    }
    expect(paying.portal.clock.now().getTime() - failedAt).toBe(5 * 24 * 60 * 60_000)
    expect(queries).toBeLessThan(20)
  })

  test('what failed at a time that cannot be does not pass for what is over', async () => {
    const asha = await paying.customer({ balancePaise: 0 })
    const { reference } = await asha.recharge(mobileEnding(1), 199_00, 'upi')
    await sandbox().choose(reference, 'fail')
    const { db } = paying.portal.store
    const payment = db.updateTable('bill_payment').where('reference', '=', reference)
    const { ended_at, late_due_at } = await db
      .selectFrom('bill_payment')
      .select(['ended_at', 'late_due_at'])
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow()
    await payment.set({ ended_at: 1 }).execute()
    paying.portal.clock.pass(60_000)
    await paying.portal.services.payments.runDueWork()
    expect(paying.portal.log.join()).toContain('No rule says how long')
    await payment.set({ ended_at }).where('late_due_at', '=', late_due_at).execute()
    expect(await paying.differences()).toEqual([])
  })

  test('a refund that a dispute decided goes back to the payer too', async () => {
    const asha = await paying.customer({ balancePaise: 0 })
    const { reference, orderId } = await asha.recharge(mobileEnding(1), 199_00, 'upi')
    await sandbox().choose(reference, 'succeed')
    const { disputes } = paying.portal.services
    const raised = await disputes.raise(asha.id, { orderId, type: 'other', details: 'It never came.' })
    await disputes.decide(raised.outcome === 'raised' ? raised.id : '', 'refund')
    expect(await paying.differences()).toEqual([])
    await paying.pass(1)
    const refunded = await asha.payments.byOrder(asha.id, orderId)
    expect(refunded).toMatchObject({ stage: 'refunded' })
    expect(await asha.balance()).toMatchObject({ balancePaise: 0 })
    expect(await goesBack(asha, { reference })).toMatchObject([
      { amountPaise: totalPaise, state: 'returned' },
    ])
    expect(await paying.differences()).toEqual([])
    const sentMessages = await deliveredTo(paying.portal, asha.session.customer.mobile)
    expect(sentMessages.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['return-started', 'money-returned']),
    )
    expect(sentMessages.map(({ text }) => text).join(' ')).not.toContain('wallet')
  })

  test('neither the balance nor the wallet’s limit blocks it, nor does it count against the limit', async () => {
    const asha = await paying.customer({ balancePaise: 0 })
    const awaiting = await asha.recharge(mobileEnding(1), 9_000_00, 'upi')
    await sandbox().choose(awaiting.reference, 'succeed')
    const again = await asha.recharge(mobileEnding(1), 9_000_00, 'upi')
    await sandbox().choose(again.reference, 'succeed')
    expect(await asha.look(again)).toMatchObject({ stage: 'paid' })
    expect((await paying.portal.services.limits.of(asha.id)).spendMonth.usedPaise).toBe(0)
    expect(await paying.differences()).toEqual([])
  })

  test('a code for the wallet does not approve UPI', async () => {
    const asha = await paying.customer()
    const draft = await asha.start(recharge, { mobileNumber: mobileEnding(1) })
    const typed = await asha.code(await asha.confirm(draft, 50_00, 'wallet'))
    await asha.confirm(draft, 50_00, 'upi')
    expect(await asha.approve(draft, typed)).toEqual({ outcome: 'expired' })
  })

  test('a bill whose money is awaited is not paid a second time meanwhile', async () => {
    const asha = await paying.customer()
    const parameters = { consumerNumber: `45${++lastAccount}1` }
    const [first, second] = [
      await asha.start(electricity, parameters),
      await asha.start(electricity, parameters),
    ]
    const awaiting = await asha.pay(first, undefined, 'upi')
    const duePaise = first.bill?.amounts[0].amountPaise ?? 0
    expect(await asha.payments.confirm(asha.id, second.reference, duePaise)).toEqual({
      outcome: 'already-paid',
      orderId: awaiting.orderId,
    })
    await sandbox().choose(awaiting.reference, 'succeed')
    expect(await asha.look(awaiting)).toMatchObject({ stage: 'paid' })
  })
})

test('without a payment source nothing is asked for by UPI, and the wallet pays as ever', async () => {
  const paying = await openPayingPortal('sqlite', { paymentSandbox: false })
  const asha = await paying.customer()
  expect(asha.payments.sources).toEqual(['wallet'])
  const draft = await asha.confirm(
    await asha.start(recharge, { mobileNumber: mobileEnding(1) }),
    50_00,
    'upi',
  )
  expect(await asha.payments.sendCode(asha.browser.client, asha.session, draft.reference)).toBeUndefined()
  expect(await asha.pay(draft, 50_00, 'wallet')).toMatchObject({ stage: 'paid' })
  await paying.close()
})
