// Somebody who can write to the database posts money as the ledger itself would: balanced, chained and sealed. The audit
// asks what it was for.
import { randomUUIDv7 } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Payer, PayingPortal } from './bills/payments/test-payments.ts'
import { openPayingPortal } from './bills/payments/test-payments.ts'
import { type AccountId, walletOf } from './money/ledger/accounts.ts'
import type { EntryKind } from './money/ledger/entries.ts'
import { placeHoldOnce, postEntryOnce } from './money/ledger/test-ledger-commands.ts'
import { auditStore } from './platform/store/audit/audit.ts'
import { describeOnStoresInFullSuite } from './platform/store/test-on-stores.ts'

describeOnStoresInFullSuite('forged money on %s', kind => {
  let paying: PayingPortal
  let asha: Payer
  let orderId: string

  beforeAll(async () => {
    paying = await openPayingPortal(kind)
    asha = await paying.customer()
    orderId = (await asha.recharge('9811100001')).orderId
  })
  afterAll(() => paying?.close())

  async function forge(kind: EntryKind, account: AccountId, reference?: string): Promise<string> {
    const id = randomUUIDv7()
    const lines = [
      { account, amountPaise: 9_99_999_00 },
      { account: 'system:payment-source' as const, amountPaise: -9_99_999_00 },
    ]
    const work = {
      id,
      kind,
      description: 'top-up' as const,
      reference,
      lines,
      at: paying.portal.clock.now().getTime(),
    }
    await paying.portal.store.run(postEntryOnce, { scope: 'forged', key: id, body: '', work })
    return id
  }

  test('left alone all is well', async () => {
    expect(await paying.differences()).toEqual([])
  })

  test('money in the wallet of nobody', async () => {
    const entry = await forge('add-money', walletOf('CUS-NOBODY'))
    const reported = await paying.differences()
    expect(reported).toContainEqual(expect.stringMatching(`entry ${entry}: nothing that happened explains`))
    expect(reported).toContainEqual('account wallet:CUS-NOBODY: it belongs to CUS-NOBODY, who is no customer')
  })

  test.each<EntryKind>(['add-money', 'payment', 'refund', 'adjustment'])(
    'a customer’s %s that nobody asked for',
    async forged => {
      const entry = await forge(forged, walletOf(asha.id))
      expect(await paying.differences()).toContainEqual(
        expect.stringMatching(
          `entry ${entry}: nothing that happened explains its ${forged} of 99999900 paise`,
        ),
      )
    },
  )

  test('a second entry for what was paid once', async () => {
    await forge('payment', walletOf(asha.id), orderId)
    expect(await paying.differences()).toContain(`2 entries post one payment of ${orderId}`)
  })

  test('a refund of an order that is paid', async () => {
    const entry = await forge('refund', walletOf(asha.id), orderId)
    expect(await paying.differences()).toContainEqual(
      expect.stringMatching(`entry ${entry}: nothing that happened explains its refund`),
    )
  })

  test('a line of no entry, though the balance agrees with it', async () => {
    const { db } = paying.portal.store
    const ravi = await paying.customer()
    const account = walletOf(ravi.id)
    const before = await db.selectFrom('ledger_account').selectAll().where('id', '=', account).execute()
    const [{ line_count = 0, balance_paise = 0 } = {}] = before
    const line = {
      entry_id: 'no-such-entry',
      position: 1,
      account_id: account,
      amount_paise: 100,
      account_position: line_count + 1,
      balance_after_paise: (balance_paise ?? 0) + 100,
      month: '2026-11',
    }
    const forged = async () => {
      await db.insertInto('ledger_line').values(line).execute()
      const kept = { line_count: line_count + 1, balance_paise: (balance_paise ?? 0) + 100 }
      await db.updateTable('ledger_account').set(kept).where('id', '=', account).execute()
    }
    // PostgreSQL takes no such line; the same query finds it where somebody switched foreign keys off.
    const isRefused = await forged().then(
      () => false,
      () => true,
    )
    if (isRefused) return
    expect(await paying.differences()).toContainEqual(
      expect.stringMatching(/^entry no-such-entry: there is none/),
    )
  })

  test('a customer made one of the demonstration’s, whose orders need no payment', async () => {
    const { db } = paying.portal.store
    const mark = (is_demonstration: 0 | 1) =>
      db.updateTable('customer').set({ is_demonstration }).where('id', '=', asha.id).execute()
    await mark(1)
    expect(await paying.differences()).toContain(
      `customer ${asha.id}: they are marked as the demonstration’s, but it made nobody like them`,
    )
    await mark(0)
  })

  test('a dispute that gave back another sum than its order cost', async () => {
    const { db } = paying.portal.store
    const raised = await paying.portal.services.disputes.raise(asha.id, {
      orderId,
      type: 'deducted-not-paid',
      details: 'It never arrived there.',
    })
    const id = 'id' in raised ? raised.id : ''
    await db
      .updateTable('dispute')
      .set({ state: 'resolved', closed_at: 1, decision: 'refund', refunded_paise: 9_99_999_00 })
      .where('id', '=', id)
      .execute()
    const reported = (await paying.differences()).join('\n')
    expect(reported).toMatch(`dispute ${id}: it is resolved, but its refund is 99999900`)
    expect(reported).toMatch(`dispute ${id}: it is resolved, but its last step is raised, not resolved`)
  })

  test('what happened before its customer was there, or has not happened yet', async () => {
    const { store, clock } = paying.portal
    const move = (placed_at: number) =>
      store.db
        .updateTable('customer_order_event')
        .set({ at: placed_at })
        .where('order_id', '=', orderId)
        .execute()
    await move(Date.UTC(2001, 0, 1))
    expect((await paying.differences()).join('\n')).toMatch(
      `order ${orderId}: it is of 2001-01-01T00:00:00.000Z, before its customer was there`,
    )
    const now = clock.now().getTime()
    await move(now + 3_600_000)
    const audits = await auditStore(store, { at: now })
    expect(audits.flatMap(({ differences }) => differences).join('\n')).toMatch(/which has not been yet/)
  })

  test('money set aside for nothing', async () => {
    const id = randomUUIDv7()
    const work = {
      id,
      account: walletOf(asha.id),
      amountPaise: 100,
      description: 'correction' as const,
      at: paying.portal.clock.now().getTime(),
    }
    await paying.portal.store.run(placeHoldOnce, { scope: 'forged', key: id, body: '', work })
    expect(await paying.differences()).toContainEqual(
      expect.stringMatching(`hold ${id}: nothing that happened explains its 100 paise`),
    )
  })
})
