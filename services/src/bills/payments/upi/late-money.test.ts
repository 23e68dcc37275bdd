import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayMs } from '../../../platform/calendar/durations.ts'
import { describeOnStoresInFullSuite } from '../../../platform/store/test-on-stores.ts'
import { openPayingPortal, type PayingPortal } from '../test-payments.ts'

describeOnStoresInFullSuite('money that comes back late, on %s', kind => {
  let paying: PayingPortal

  beforeAll(async () => {
    paying = await openPayingPortal(kind)
  })
  afterAll(() => paying?.close())

  async function refusedAfter(mobileNumber: string, days: number) {
    const asha = await paying.customer()
    const { clock, services } = paying.portal
    const pending = await asha.recharge(mobileNumber)
    expect(pending.stage).toBe('sent')
    clock.pass(days * dayMs)
    await paying.pass(1)
    await services.compensations.runDueWork()
    return { asha, order: pending.orderId }
  }

  test('costs us Rs. 100 for each day beyond the next, paid without being asked for', async () => {
    const { asha, order } = await refusedAfter('9812345604', 3)
    expect(await asha.balance()).toMatchObject({ balancePaise: 5_000_00 + 2 * 100_00, heldPaise: 0 })
    const { compensations, wallet, messages } = paying.portal.services
    expect(await compensations.ofOrder(asha.id, order)).toMatchObject({ days: 2, amountPaise: 200_00 })
    const { entries } = await wallet.entries(asha.id)
    expect(entries[0]).toMatchObject({ kind: 'compensation', amountPaise: 200_00, reference: order })
    const [newest] = (await messages.list(asha.id)).messages
    expect(newest?.text).toContain('2 days late')
    expect(await paying.differences()).toEqual([])
  })

  test('counts from when a UPI app brought it to when its payer has it back', async () => {
    const asha = await paying.customer()
    const { clock, services } = paying.portal
    const awaited = await asha.recharge('9812345634', 199_00, 'upi')
    await services.paymentSandbox.choose(awaited.reference, 'succeed')
    clock.pass(8 * dayMs)
    await paying.pass(1)
    await services.returns.runDueWork()
    await services.compensations.runDueWork()
    const owed = await services.compensations.ofOrder(asha.id, awaited.orderId)
    expect(owed).toMatchObject({ days: 3, amountPaise: 300_00 })
    expect((await asha.balance()).balancePaise).toBe(5_000_00 + 300_00)
    expect(await paying.differences()).toEqual([])
  })

  test('is paid once, however often the worker looks', async () => {
    const { asha } = await refusedAfter('9812345614', 2)
    await paying.portal.services.compensations.runDueWork()
    expect((await asha.balance()).balancePaise).toBe(5_000_00 + 100_00)
  })

  test('is not late on the next day', async () => {
    const { asha, order } = await refusedAfter('9812345624', 1)
    expect((await asha.balance()).balancePaise).toBe(5_000_00)
    expect(await paying.portal.services.compensations.ofOrder(asha.id, order)).toBeUndefined()
  })
})
