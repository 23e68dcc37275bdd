// @module-tag slow
// Beginning an audit anew forgets what was found: an operator signs why, and what was counted is kept.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPayingPortal, type PayingPortal } from '../../bills/payments/test-payments.ts'
import { actAllowingRestart } from '../../operations/audit/audit-operators.ts'
import { openTestDesk, type TestOperator } from '../../operations/test-operators.ts'
import { derivedKeys } from '../../platform/keys/derived-key.ts'
import { describeOnStoresInFullSuite } from '../../platform/store/test-on-stores.ts'
import { testSecret } from '../../test-portal/test-portal.ts'
import { runLedgerAudit } from './audit-ledger.ts'
import { readTally } from './seal-tally.ts'

describeOnStoresInFullSuite('an audit of sealed rows on %s', kind => {
  let paying: PayingPortal
  let meera: TestOperator
  let tariq: TestOperator

  beforeAll(async () => {
    paying = await openPayingPortal(kind)
    await paying.customer()
  })
  afterAll(() => paying?.close())

  const store = () => paying.portal.store
  const now = () => paying.portal.clock.now().getTime()
  const allowed = () => actAllowingRestart(store().db, undefined, now())

  async function audit(
    options: { isWhole?: boolean; isRestart?: boolean; restartActId?: string | undefined } = {},
  ) {
    const openAsIs = async () => ({ ...store(), close: async () => {} })
    const rowKeys = derivedKeys([testSecret], 'row-seal')
    return (
      await runLedgerAudit({ ledgerStore: store(), openToRecord: openAsIs, rowKeys, at: now(), ...options })
    ).differences
  }

  test('may begin anew without a word where there never was an operator', async () => {
    expect(await allowed()).toBeUndefined()
    const chains = { 'operator log': { length: 2, head: '' } }
    await expect(actAllowingRestart(store().db, chains, now())).rejects.toThrow('an operator first signs why')
    ;({ meera, tariq } = await openTestDesk(paying.portal))
  })

  test('counts a seal that was deleted as missing until it begins anew', async () => {
    expect(await audit({ isWhole: true })).toEqual([])
    paying.portal.clock.pass(3 * 24 * 60 * 60_000)
    expect(await audit()).toEqual([])
    await sql`delete from row_seal where table_name = 'consent'`.execute(store().db)
    const missing = expect.stringContaining('row seals: there are')
    expect(await audit({ isWhole: true })).toContainEqual(missing)
    expect(await audit()).toContainEqual(missing)
    expect(await audit()).toContainEqual(missing)
  })

  test('begins anew once for each time that an operator has signed why, and keeps the former count', async () => {
    await expect(allowed()).rejects.toThrow('an operator first signs why: npm run desk -- begin-anew')
    const { actId, state } = await meera.act({ does: 'begin-anew' })
    expect(state).toBe('waiting')
    await expect(allowed()).rejects.toThrow('an operator first signs why')
    await tariq.act({ does: 'approve', act: actId })
    const restartActId = await allowed()
    expect(restartActId).toBe(actId)
    const before = await readTally(store().db)
    expect(await audit({ isWhole: true, isRestart: true, restartActId })).toEqual([])
    expect(await audit()).toEqual([])
    const former = { count: before?.count, sum: before?.sum, sealedAt: before?.seal.sealed_at, by: actId }
    expect((await readTally(store().db))?.former).toEqual([former])
    await expect(allowed()).rejects.toThrow('That allows it once, within 24 hours')
    const again = await meera.act({ does: 'begin-anew' })
    await tariq.act({ does: 'approve', act: again.actId })
    paying.portal.clock.pass(25 * 60 * 60_000)
    await expect(allowed()).rejects.toThrow('That allows it once, within 24 hours')
  })
})
