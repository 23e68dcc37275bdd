import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPayingPortal, type Payer, type PayingPortal } from '../../bills/payments/test-payments.ts'
import { marksOf } from '../../identity/holders/holder-marks.ts'
import { notifyWithinMs } from '../../messages/outbox/notify.ts'
import { findDeskItem } from '../../operations/desk/show.ts'
import type { RetentionKind } from '../../platform/retention/retention.ts'
import { tablesByCustomer } from '../../platform/store/test-customer-tables.ts'
import { describeOnStoresInFullSuite } from '../../platform/store/test-on-stores.ts'
import { sweep } from '../../platform/upkeep/upkeep.ts'
import { deliveredTo } from '../../test-portal/test-messages.ts'
import { verificationOf } from '../../test-portal/test-passkey.ts'
import { signIn } from '../../test-portal/test-portal.ts'
import { accountTables } from './close-account.ts'

describeOnStoresInFullSuite('closing an account on %s', kind => {
  let paying: PayingPortal

  beforeAll(async () => {
    paying = await openPayingPortal(kind)
  })
  afterAll(() => paying?.close())

  async function addMoney({ id }: Payer, amountPaise: number, key: string) {
    const { wallet, paymentSandbox } = paying.portal.services
    const { topUp } = await wallet.addMoney(id, { amountPaise, key })
    await paymentSandbox.choose(topUp.id, 'succeed')
  }

  const verification = (payer: Payer) => verificationOf(payer.browser, { action: 'close-account' })
  const closing = () => paying.portal.services.closing

  test('pays out what was added, the newest first, gives up gifts, and forgets who it was', async () => {
    const asha = await paying.customer({ balancePaise: 50_00 })
    await addMoney(asha, 300_00, 'first')
    await addMoney(asha, 200_00, 'second')
    await asha.recharge('9812345701', 99_00)
    const plan = await closing().preview(asha.id)
    expect(plan).toMatchObject({ paidOutPaise: 451_00, givenUpPaise: 0, open: [] })
    expect(plan.payouts.map(({ amountPaise }) => amountPaise)).toEqual([200_00, 251_00])

    const { services, store, clock } = paying.portal
    const row = () =>
      store.db.selectFrom('customer').selectAll().where('id', '=', asha.id).executeTakeFirstOrThrow()
    await store.db.updateTable('customer').set({ name: 'Asha Rao' }).where('id', '=', asha.id).execute()
    const empty = Object.entries(await row()).flatMap(([name, value]) => (value === null ? name : []))
    expect(empty, 'give every other column a value, or the closing is not seen to clear it').toEqual([
      'mobile_changed_at',
      'closed_at',
    ])
    await closing().close(await verification(asha), { paidOutPaise: 451_00, givenUpPaise: 0 })
    expect(await asha.balance()).toMatchObject({ balancePaise: 0 })
    for (let seconds = 0; seconds < 30; seconds++) {
      clock.pass(1000)
      await services.returns.runDueWork()
    }
    const returns = await store.db
      .selectFrom('source_return')
      .select(['state', 'amount_paise'])
      .where('customer_id', '=', asha.id)
      .execute()
    expect(returns.map(({ state }) => state)).toEqual(['returned', 'returned'])
    expect(await row(), 'a column about the customer is cleared in close-account.ts').toEqual({
      id: asha.id,
      mobile: null,
      name: '',
      language: 'en',
      is_demonstration: 0,
      created_at: expect.any(Number),
      mobile_changed_at: null,
      mobile_mac: null,
      closed_at: expect.any(Number),
    })
    expect(await paying.differences()).toEqual([])
  })

  test('tells the number that was left when the money is there, and offers it no lock', async () => {
    const asha = await paying.customer({ balancePaise: 0 })
    const { mobile } = asha.session.customer
    await addMoney(asha, 300_00, 'before')
    await deliveredTo(paying.portal, mobile)
    await closing().close(await verification(asha), { paidOutPaise: 300_00, givenUpPaise: 0 })
    const [closed] = (await deliveredTo(paying.portal, mobile)).filter(
      ({ kind }) => kind === 'account-closed',
    )
    expect(closed?.text).toMatch(/This was not me: .*\/grievance$/)
    expect(
      (await findDeskItem(paying.portal.store.db, mobile, paying.portal.clock.now().getTime()))?.facts,
    ).toMatchObject({ customer: asha.id })

    paying.portal.clock.pass(notifyWithinMs)
    await sweep(paying.portal.store, paying.portal.clock.now())
    await paying.pass(30)
    await sweep(paying.portal.store, paying.portal.clock.now())
    expect((await deliveredTo(paying.portal, mobile)).map(({ kind }) => kind)).toContain('money-returned')
    expect(
      await findDeskItem(paying.portal.store.db, mobile, paying.portal.clock.now().getTime()),
    ).toBeUndefined()
  })

  test('gives up nothing that was not shown', async () => {
    const asha = await paying.customer({ balancePaise: 50_00 })
    const shown = { paidOutPaise: 0, givenUpPaise: 0 }
    await expect(closing().close(await verification(asha), shown)).rejects.toMatchObject({
      code: 'balance-changed',
    })
    await closing().close(await verification(asha), { paidOutPaise: 0, givenUpPaise: 50_00 })
    expect(await paying.differences()).toEqual([])
  })

  test('waits for a payment that is under way', async () => {
    const asha = await paying.customer()
    await asha.recharge('9812345713')
    expect((await closing().preview(asha.id)).open).toEqual(['payment'])
    const shown = { paidOutPaise: 0, givenUpPaise: 0 }
    await expect(closing().close(await verification(asha), shown)).rejects.toMatchObject({
      code: 'still-open',
    })
  })

  test('waits for no money that somebody has begun to add: it goes back if it comes', async () => {
    const asha = await paying.customer({ balancePaise: 0 })
    const { wallet, paymentSandbox, returns } = paying.portal.services
    const { topUp } = await wallet.addMoney(asha.id, { amountPaise: 400_00, key: 'a thief’s' })
    expect((await closing().preview(asha.id)).open).toEqual([])
    await closing().close(await verification(asha), { paidOutPaise: 0, givenUpPaise: 0 })
    expect(await wallet.topUp(asha.id, topUp.id)).toMatchObject({ state: 'failed' })
    await paymentSandbox.choose(topUp.id, 'succeed')
    await paying.pass(10)
    const [back] = await returns.of(asha.id, { kind: 'top-up', id: topUp.id })
    expect(back).toMatchObject({ amountPaise: 400_00, state: 'returned' })
    expect(await asha.balance()).toMatchObject({ balancePaise: 0 })
    expect(await paying.differences()).toEqual([])
  })

  test('does not reset the limits of a new account with the same number, until the year is over', async () => {
    const asha = await paying.customer({ balancePaise: 0 })
    await addMoney(asha, 9_000_00, 'nearly all')
    await closing().close(await verification(asha), { paidOutPaise: 9_000_00, givenUpPaise: 0 })
    await paying.pass(10)
    const { limits } = paying.portal.services
    const again = await signIn(paying.portal.browser(), asha.session.customer.mobile)
    const { id } = (await again.session()).customer
    expect((await limits.of(id)).loadMonth).toMatchObject({ usedPaise: 9_000_00, leftPaise: 1_000_00 })
    expect((await limits.of((await paying.customer()).id)).loadMonth).toMatchObject({ usedPaise: 0 })

    const [mark] = await marksOf(paying.portal.store.db, id).selectAll().execute()
    expect(new Date(mark?.until ?? 0).toISOString()).toMatch(/^20\d\d-03-31T18:30:00/)
    await sweep(paying.portal.store, new Date(mark?.until ?? 0))
    expect((await limits.of(id)).loadMonth).toMatchObject({ usedPaise: 0 })
  })

  test('lets nothing begin afterwards, and sends back money that comes late', async () => {
    const asha = await paying.customer({ balancePaise: 0 })
    const { wallet, paymentSandbox, returns } = paying.portal.services
    const { topUp } = await wallet.addMoney(asha.id, { amountPaise: 700_00, key: 'late one' })
    await paymentSandbox.choose(topUp.id, 'pay-late')
    await closing().close(await verification(asha), { paidOutPaise: 0, givenUpPaise: 0 })
    await expect(wallet.addMoney(asha.id, { amountPaise: 100_00, key: 'one more' })).rejects.toMatchObject({
      code: 'account-closed',
    })
    for (let minutes = 0; minutes < 10; minutes++) {
      paying.portal.clock.pass(60_000)
      await wallet.runDueWork()
      await returns.runDueWork()
    }
    expect(await asha.balance()).toMatchObject({ balancePaise: 0 })
    const [back] = await returns.of(asha.id, { kind: 'top-up', id: topUp.id })
    expect(back).toMatchObject({ amountPaise: 700_00, state: 'returned' })
    expect(await paying.differences()).toEqual([])
  })

  test('leaves the number free for a new account, which has nothing of the old one', async () => {
    const asha = await paying.customer({ balancePaise: 0 })
    await closing().close(await verification(asha), { paidOutPaise: 0, givenUpPaise: 0 })
    expect(await paying.portal.services.sessions.fromRequest(asha.browser.client)).toBeNull()
    const again = await signIn(paying.portal.browser(), asha.session.customer.mobile)
    expect((await again.session()).customer.id).not.toBe(asha.id)
  })

  test('every table about a customer is forgotten, or the law keeps it', async () => {
    const tables = await tablesByCustomer(paying.portal.store, kind)
    const { modules } = paying.portal.store
    const byLaw: readonly RetentionKind[] = ['money', 'identity', 'tickets', 'operators', 'limits']
    const kinds = modules.flatMap(({ retention = {} }) => Object.entries(retention))
    const kept = kinds.flatMap(([table, kind]) => (byLaw.includes(kind) ? [table] : []))
    // The next audit deletes the seals of rows that are gone: without them it could not tell closing from tampering.
    const withTheirRows = ['row_seal']
    const forgotten: readonly string[] = [
      ...accountTables(modules),
      ...kept,
      ...withTheirRows,
      'consent',
      'message',
    ]
    expect(
      tables.filter(table => !forgotten.includes(table)),
      'deletedWithAccount in its *.module.ts, or kept by one of the laws above?',
    ).toEqual([])
  })
})
