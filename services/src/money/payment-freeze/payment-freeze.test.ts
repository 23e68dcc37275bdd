import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openPayingPortal, type PayingPortal, recharge } from '../../bills/payments/test-payments.ts'
import { modules } from '../../modules.ts'
import { backupStore, restoreStore } from '../../platform/store/backup/backup.ts'
import { openTestStore } from '../../platform/store/test-databases.ts'
import { describeOnBothStores } from '../../platform/store/test-on-stores.ts'
import { closeGap, createPaymentFreeze, findOpenGap } from './payment-freeze.ts'

describeOnBothStores('after a restore on %s', kind => {
  let paying: PayingPortal
  let folder: string

  beforeEach(async () => {
    paying = await openPayingPortal(kind)
    folder = await mkdtemp(join(tmpdir(), 'chowk-payment-freeze-'))
  })
  afterEach(async () => {
    await paying?.close()
    await rm(folder, { recursive: true })
  })

  test('payments are frozen until the gap since the last entry of the backup is reconciled', async () => {
    await paying.customer()
    const { portal } = paying
    const { posted_at } = await portal.store.db
      .selectFrom('ledger_entry')
      .select('posted_at')
      .orderBy('posted_at', 'desc')
      .executeTakeFirstOrThrow()
    const file = join(folder, 'backup')
    await backupStore(portal.database.options, file)
    await portal.store.close()
    await restoreStore(portal.database.options, file, modules.all)

    const restored = await openTestStore(portal.database.options)
    try {
      const gap = await findOpenGap(restored)
      expect(gap?.from.getTime()).toBe(posted_at)
      const paymentFreeze = await createPaymentFreeze(restored)
      expect(() => paymentFreeze.refuseIfOn()).toThrow(expect.objectContaining({ code: 'payments-frozen' }))
      if (gap) await closeGap(restored, gap, new Date())
      await paymentFreeze.refresh()
      expect(paymentFreeze.isOn).toBe(false)
    } finally {
      await restored.close()
    }
  })

  test('no payment is approved or sent and no money is added meanwhile, and nothing is lost', async () => {
    const asha = await paying.customer()
    const { services, store, clock } = paying.portal
    const pending = await asha.recharge('9812345673')
    const draft = await asha.confirm(await asha.start(recharge, { mobileNumber: '9812345680' }), 199_00)
    const awaiting = await asha.recharge('9812345681', 199_00, 'upi')
    const at = clock.now().getTime()
    await store.db
      .insertInto('restored_gap')
      .values({ restored_at: at, gap_from: at, reconciled_at: null })
      .execute()
    await services.paymentFreeze.refresh()

    expect(await asha.approve(draft, await asha.code(draft))).toEqual({ outcome: 'payments-frozen' })
    await expect(services.wallet.addMoney(asha.id, { amountPaise: 100_00, key: 'standing' })).rejects.toThrow(
      expect.objectContaining({ code: 'payments-frozen' }),
    )
    await services.paymentSandbox.choose(awaiting.reference, 'succeed')
    await services.payments.cancel(asha.id, awaiting.orderId)
    expect((await asha.look(awaiting)).stage).toBe('awaiting-money')
    await paying.pass(30)
    expect((await asha.look(pending)).stage).toBe('sent')

    await store.db.updateTable('restored_gap').set({ reconciled_at: at }).execute()
    await services.paymentFreeze.refresh()
    await paying.pass(1)
    expect((await asha.look(pending)).stage).toBe('paid')
    expect((await asha.look(awaiting)).stage).toBe('paid')
    expect(await asha.approve(draft, await asha.code(draft))).toMatchObject({ outcome: 'approved' })
  })
})
