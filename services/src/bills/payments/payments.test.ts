import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeOnBothStores } from '../../platform/store/test-on-stores.ts'
import { sweep } from '../../platform/upkeep/upkeep.ts'
import { addPasskey } from '../../test-portal/test-passkey.ts'
import { electricity, openPayingPortal, type PayingPortal, recharge } from './test-payments.ts'

const feePaise = 1_00
let lastAccount = 70_000_000
/** A new number that ends in the digit which decides the outcome. */
const mobileEnding = (digit: number) => `98${String(++lastAccount).slice(-7)}${digit}`
const consumerEnding = (digit: number) => `45${++lastAccount}${digit}`

describeOnBothStores('paying on %s', kind => {
  let paying: PayingPortal

  beforeAll(async () => {
    paying = await openPayingPortal(kind)
  })
  afterAll(() => paying?.close())

  test('a bill is fetched, confirmed, approved and paid', async () => {
    const asha = await paying.customer()
    const draft = await asha.start(electricity, { consumerNumber: consumerEnding(1) })
    const duePaise = draft.bill?.amounts[0].amountPaise ?? 0
    expect(draft).toMatchObject({ stage: 'draft', bill: { customerName: expect.any(String) } })
    expect(draft.reference).toMatch(/^[0-9A-Z]{35}$/)

    const paid = await asha.pay(draft)
    expect(paid).toMatchObject({
      reference: draft.reference,
      stage: 'paid',
      cost: { totalPaise: duePaise },
      approvalNumber: expect.stringMatching(/^SBX/),
      transactionId: expect.stringMatching(/^[0-9A-Z]{20}$/),
      hold: { heldAt: expect.any(Number) },
      sentAt: expect.any(Number),
    })
    expect(await asha.orderState(paid)).toBe('paid')
    expect(await asha.balance()).toMatchObject({ balancePaise: 5_000_00 - duePaise, heldPaise: 0 })
    const { entries } = await paying.portal.services.wallet.entries(asha.id)
    expect(entries[0]).toMatchObject({ kind: 'payment', amountPaise: -duePaise, reference: paid.orderId })
    expect(await paying.differences()).toEqual([])
  })

  test('the fee is said before the approval and goes to the fees', async () => {
    const asha = await paying.customer()
    const draft = await asha.start(recharge, { mobileNumber: mobileEnding(0) })
    expect(await asha.confirm(draft, 199_00)).toMatchObject({
      cost: { feePaise, totalPaise: 199_00 + feePaise },
    })
    await asha.pay(draft, 199_00)
    expect((await asha.balance()).balancePaise).toBe(5_000_00 - 199_00 - feePaise)
    const fees = await paying.portal.store.db
      .selectFrom('ledger_line')
      .select('amount_paise')
      .where('account_id', '=', 'system:fees')
      .execute()
    expect(fees).toContainEqual({ amount_paise: feePaise })
  })

  test('a fee that is not of the slab its biller named is named by the audit', async () => {
    const asha = await paying.customer()
    const { reference } = await asha.recharge(mobileEnding(0), 199_00)
    const moveToFee = (paise: number) =>
      paying.portal.store.db
        .updateTable('bill_payment')
        .set(({ eb }) => ({
          fee_paise: eb('fee_paise', '+', paise),
          amount_paise: eb('amount_paise', '-', paise),
        }))
        .where('reference', '=', reference)
        .execute()
    await moveToFee(1_00)
    expect((await paying.differences()).join('\n')).toContain(
      `payment ${reference}: it is paid, but its fee is ${feePaise + 1_00}, not ${feePaise}`,
    )
    await moveToFee(-1_00)
    expect(await paying.differences()).toEqual([])
  })

  test('a refused payment fails, its money is free at once, and it may be tried again', async () => {
    const asha = await paying.customer()
    const mobileNumber = mobileEnding(2)
    const failed = await asha.recharge(mobileNumber)
    expect(failed).toMatchObject({
      stage: 'failed',
      failure: 'refused-for-now',
      hold: { heldAt: expect.any(Number) },
      sentAt: expect.any(Number),
    })
    expect(await asha.orderState(failed)).toBe('failed')
    expect(await asha.balance()).toMatchObject({ availablePaise: 5_000_00, heldPaise: 0 })
    expect((await paying.portal.services.limits.of(asha.id)).spendMonth.usedPaise).toBe(0)
    await asha.recharge(mobileNumber)
    expect(await paying.differences()).toEqual([])
  })

  test.each([
    [3, 'pending', 'paid'],
    [4, 'pending', 'failed'],
    [6, 'lost', 'paid'],
    [8, 'junk', 'paid'],
  ] as const)(
    'ending in %d the answer is %s: the money stays held until it is %s',
    async (digit, _answer, end) => {
      const asha = await paying.customer()
      const open = await asha.recharge(mobileEnding(digit))
      expect(open).toMatchObject({ stage: 'sent', dueAt: expect.any(Number) })
      expect(await asha.orderState(open)).toBe('pending')
      expect(await asha.balance()).toMatchObject({ balancePaise: 5_000_00, heldPaise: 199_00 + feePaise })

      await paying.pass(20)
      expect((await asha.look(open)).stage).toBe(end)
      expect(await asha.orderState(open)).toBe(end)
      expect((await asha.balance()).availablePaise).toBe(
        end === 'paid' ? 5_000_00 - 199_00 - feePaise : 5_000_00,
      )
      expect(await paying.differences()).toEqual([])
    },
  )

  test('what is on its way is a hold in the passbook, with its order, and no entry', async () => {
    const asha = await paying.customer()
    const { wallet } = paying.portal.services
    const { orderId } = await asha.recharge(mobileEnding(3))
    expect(await wallet.holds(asha.id)).toMatchObject([
      { reference: orderId, amountPaise: 199_00 + feePaise, description: 'bill:mobile-recharge/jio' },
    ])
    expect((await wallet.entries(asha.id)).entries).toHaveLength(1)
    await paying.pass(20)
    expect(await wallet.holds(asha.id)).toEqual([])
    expect((await wallet.entries(asha.id)).entries).toHaveLength(2)
  })

  test('a biller that is down has no bill to show, and a recharge it never took is given back', async () => {
    const asha = await paying.customer()
    const parameters = { consumerNumber: consumerEnding(5) }
    expect(
      await asha.payments.start(asha.id, { billerId: electricity, parameters, client: asha.browser.client }),
    ).toEqual({
      outcome: 'unavailable',
    })
    const open = await asha.recharge(mobileEnding(5))
    expect(open.stage).toBe('sent')
    await paying.pass(15)
    expect(await asha.look(open)).toMatchObject({ stage: 'sent' })
    await paying.pass(45)
    expect(await asha.look(open)).toMatchObject({ stage: 'failed', failure: 'never-arrived' })
    expect(await asha.balance()).toMatchObject({ availablePaise: 5_000_00 })
  })

  test('an approval answers with the outcome, although the worker looks for payments at the same time', async () => {
    const asha = await paying.customer()
    let isApproving = true
    const approvals = (async () => {
      const stages: string[] = []
      for (let i = 0; i < 10; i++) stages.push((await asha.recharge(mobileEnding(1), 20_00)).stage)
      isApproving = false
      return stages
    })()
    while (isApproving) await asha.payments.runDueWork()
    expect(await approvals).toEqual(Array(10).fill('paid'))
  })

  test('an answer that comes twice pays once', async () => {
    const asha = await paying.customer()
    expect(await asha.recharge(mobileEnding(7))).toMatchObject({ stage: 'paid' })
    expect((await asha.balance()).balancePaise).toBe(5_000_00 - 199_00 - feePaise)
  })

  test('what is typed wrong, what is not due and what cannot be paid is said', async () => {
    const asha = await paying.customer({ balancePaise: 100_00 })
    const start = (billerId: string, parameters: Record<string, string>) =>
      asha.payments.start(asha.id, { billerId, parameters, client: asha.browser.client })
    expect(await start('no/such', {})).toEqual({ outcome: 'unknown-biller' })
    expect(await start(recharge, { mobileNumber: '12345' })).toEqual({
      outcome: 'invalid',
      faulty: ['mobileNumber'],
    })
    expect(await start(electricity, { consumerNumber: '0000000000' })).toEqual({ outcome: 'unknown-account' })

    const draft = await asha.start(recharge, { mobileNumber: mobileEnding(1) })
    const confirm = (amountPaise: number) => asha.payments.confirm(asha.id, draft.reference, amountPaise)
    expect(await confirm(1_00)).toMatchObject({ outcome: 'wrong-amount', fault: 'below-minimum' })
    expect(await confirm(150_00)).toEqual({ outcome: 'insufficient-balance', availablePaise: 100_00 })
    expect(await confirm(10_000_00)).toMatchObject({ outcome: 'limit-exceeded', leftPaise: 10_000_00 })
  })

  test('an amount can be chosen before its source: no balance is asked for, and nothing can be approved', async () => {
    const asha = await paying.customer({ balancePaise: 0 })
    const { reference } = await asha.start(recharge, { mobileNumber: mobileEnding(1) })
    const chosen = await asha.payments.chooseAmount(asha.id, reference, 150_00)
    expect(chosen).toMatchObject({
      outcome: 'confirmed',
      payment: { cost: { totalPaise: 150_00 + feePaise } },
    })
    expect(await asha.payments.byReference(asha.id, reference)).toMatchObject({ source: undefined })
    expect(await asha.payments.sendCode(asha.browser.client, asha.session, reference)).toBeUndefined()
    expect(await asha.payments.chooseAmount(asha.id, reference, 1_00)).toMatchObject({
      outcome: 'wrong-amount',
    })
    expect(await asha.payments.confirm(asha.id, reference, 150_00, 'upi')).toMatchObject({
      outcome: 'confirmed',
      payment: { source: 'upi' },
    })
  })

  test('a code for a source is good no more when another amount was chosen without one', async () => {
    const asha = await paying.customer()
    const draft = await asha.confirm(await asha.start(recharge, { mobileNumber: mobileEnding(1) }), 50_00)
    const typed = await asha.code(draft)
    await asha.payments.chooseAmount(asha.id, draft.reference, 50_00)
    expect(await asha.approve(draft, typed)).toEqual({ outcome: 'expired' })
  })

  test('a month’s limit is counted across payments and said with what is left', async () => {
    const asha = await paying.customer({ balancePaise: 20_000_00 })
    await asha.recharge(mobileEnding(1), 7_000_00)
    const draft = await asha.start(recharge, { mobileNumber: mobileEnding(1) })
    expect(await asha.payments.confirm(asha.id, draft.reference, 3_000_00)).toEqual({
      outcome: 'limit-exceeded',
      leftPaise: 3_000_00 - 2_00,
      measure: 'spend-month',
    })
  })

  test('a code approves its own amount and no other', async () => {
    const asha = await paying.customer()
    const draft = await asha.start(recharge, { mobileNumber: mobileEnding(1) })
    const cheap = await asha.confirm(draft, 50_00)
    const typed = await asha.code(cheap)
    await asha.confirm(draft, 900_00)
    expect(await asha.approve(draft, typed)).toEqual({ outcome: 'expired' })
    const other = await asha.confirm(await asha.start(recharge, { mobileNumber: mobileEnding(1) }), 50_00)
    expect(await asha.approve(other, typed)).toEqual({ outcome: 'expired' })
    expect(await asha.balance()).toMatchObject({ availablePaise: 5_000_00 })
  })

  test('a wrong code moves nothing and costs a try', async () => {
    const asha = await paying.customer()
    const draft = await asha.confirm(await asha.start(recharge, { mobileNumber: mobileEnding(1) }), 50_00)
    const { challenge, code } = await asha.code(draft)
    const wrong = code === '000000' ? '000001' : '000000'
    expect(await asha.approve(draft, { challenge, code: wrong })).toEqual({
      outcome: 'wrong-code',
      triesLeft: 4,
    })
    expect(await asha.approve(draft, { challenge, code: 'abc' })).toEqual({ outcome: 'malformed-code' })
    expect((await asha.look(draft)).stage).toBe('draft')
    expect(await asha.approve(draft, { challenge, code })).toMatchObject({ outcome: 'approved' })
  })

  test('a passkey approves in place of a code, and only the amount it was asked about', async () => {
    const asha = await paying.customer()
    const { browser, payments, session } = asha
    const { authenticator } = await addPasskey(browser)

    const draft = await asha.confirm(await asha.start(recharge, { mobileNumber: mobileEnding(1) }), 50_00)
    const sign = async () => {
      const options = await payments.passkeyOptions(browser.client, session, draft.reference)
      if (!options) throw new Error('There is nothing to approve.')
      browser.take(options.setCookies)
      return authenticator.get({ ...options.options, rpId: options.options.rpId ?? '' })
    }
    const approve = (response: Awaited<ReturnType<typeof sign>>) =>
      payments.approveWithPasskey(browser.client, session, draft.reference, response)

    const forFifty = await sign()
    await asha.confirm(draft, 900_00)
    expect(await approve(forFifty)).toEqual({ outcome: 'passkey-refused' })
    const approved = await approve(await sign())
    expect(approved).toMatchObject({
      outcome: 'approved',
      payment: { stage: 'paid', cost: { amountPaise: 900_00 } },
    })
  })

  test('a bill that was paid is not paid again, by whomever and from whatever device', async () => {
    const [asha, bilal] = [await paying.customer(), await paying.customer()]
    const parameters = { consumerNumber: consumerEnding(1) }
    const first = await asha.start(electricity, parameters)
    const [again, others] = [
      await asha.start(electricity, parameters),
      await bilal.start(electricity, parameters),
    ]
    const duePaise = first.bill?.amounts[0].amountPaise ?? 0
    await bilal.confirm(others, duePaise)
    const late = await bilal.code(others)
    const paid = await asha.pay(first)

    expect(await asha.payments.confirm(asha.id, again.reference, duePaise)).toEqual({
      outcome: 'already-paid',
      orderId: paid.orderId,
    })
    expect(await bilal.approve(others, late)).toEqual({ outcome: 'already-paid' })
    expect(await bilal.balance()).toMatchObject({ availablePaise: 5_000_00 })
    expect(
      await asha.payments.start(asha.id, { billerId: electricity, parameters, client: asha.browser.client }),
    ).toEqual({
      outcome: 'nothing-due',
    })
  })

  test('another customer’s payment does not exist', async () => {
    const [asha, bilal] = [await paying.customer(), await paying.customer()]
    const draft = await asha.confirm(await asha.start(recharge, { mobileNumber: mobileEnding(1) }), 50_00)
    const typed = await asha.code(draft)
    expect(await bilal.payments.byReference(bilal.id, draft.reference)).toBeUndefined()
    expect(await bilal.payments.confirm(bilal.id, draft.reference, 50_00)).toEqual({
      outcome: 'unknown-payment',
    })
    expect(
      await bilal.payments.sendCode(bilal.browser.client, bilal.session, draft.reference),
    ).toBeUndefined()
    expect(await bilal.approve(draft, typed)).toEqual({ outcome: 'unknown-payment' })
    const paid = await asha.pay(draft, 50_00)
    expect(await bilal.payments.byOrder(bilal.id, paid.orderId ?? '')).toBeUndefined()
    expect(await asha.payments.byOrder(asha.id, paid.orderId ?? '')).toEqual(paid)
  })

  test('a draft is forgotten after half an hour', async () => {
    const asha = await paying.customer()
    const draft = await asha.confirm(await asha.start(recharge, { mobileNumber: mobileEnding(1) }), 50_00)
    paying.portal.clock.pass(30 * 60_000)
    expect(await asha.payments.sendCode(asha.browser.client, asha.session, draft.reference)).toBeUndefined()
    await sweep(paying.portal.store, paying.portal.clock.now())
    expect(await asha.payments.byReference(asha.id, draft.reference)).toBeUndefined()
  })

  test('no consumer number, name or bill is in the log', async () => {
    const asha = await paying.customer()
    const numbers = [1, 2, 3, 5, 6, 8].map(mobileEnding)
    for (const number of numbers) await asha.recharge(number, 20_00)
    const consumerNumber = consumerEnding(1)
    const { bill } = await asha.pay(await asha.start(electricity, { consumerNumber }))
    await paying.pass(10)
    const log = paying.portal.log.join('\n')
    expect(log).toContain('the biller gateway')
    for (const secret of [...numbers, consumerNumber, bill?.customerName, bill?.billNumber]) {
      expect(log).not.toContain(secret)
    }
  })
})

test('a customer who pays many bills in a row does not wait for a code; one who only asks for codes does', async () => {
  const paying = await openPayingPortal('sqlite', { codesPerMobile: 5 })
  try {
    const asha = await paying.customer()
    for (let bill = 0; bill < 6; bill += 1) {
      expect(await asha.recharge(mobileEnding(1), 20_00 + bill * 100)).toMatchObject({ stage: 'paid' })
    }
    const draft = await asha.start(recharge, { mobileNumber: mobileEnding(1) })
    await asha.confirm(draft, 50_00)
    for (let time = 0; time < 5; time += 1) await asha.code(draft)
    await expect(asha.code(draft)).rejects.toThrow('rate-limited')
  } finally {
    await paying.close()
  }
})
