// @module-tag slow
// Consecutive audits, and someone with full database access between them.
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPayingPortal, type Payer, type PayingPortal } from '../../bills/payments/test-payments.ts'
import { openStore, readStore } from '../../open-store.ts'
import { openTestDesk } from '../../operations/test-operators.ts'
import type { Store } from '../../platform/store/store.ts'
import { withoutGuards } from '../../platform/store/test-guards.ts'
import { describeOnStoresInFullSuite } from '../../platform/store/test-on-stores.ts'
import { modules } from '../../test-modules.ts'
import { walletOf } from '../ledger/accounts.ts'
import { hashOfEntry } from '../ledger/entries.ts'
import { balancesFingerprint, lastSeal, ledgerAt } from '../ledger/seal.ts'
import { runLedgerAudit } from './audit-ledger.ts'
import { witnessAt } from './witness.ts'

describeOnStoresInFullSuite('one audit after another on %s', kind => {
  let paying: PayingPortal
  let asha: Payer
  let store: Store
  let file: string

  beforeAll(async () => {
    paying = await openPayingPortal(kind)
    store = paying.portal.store
    file = join(paying.portal.database.options.dataDir, 'witness.jsonl')
    asha = await paying.customer()
    await asha.recharge('9811100001')
    await withoutGuards(store)
  })
  afterAll(() => paying?.close())

  function audit(options: { isWhole?: boolean; isRestart?: boolean; witness?: undefined } = {}) {
    const at = paying.portal.clock.now().getTime()
    const openAsIs = async () => ({ ...store, close: async () => {} })
    return runLedgerAudit({
      ledgerStore: store,
      openToRecord: openAsIs,
      witness: witnessAt(file),
      at,
      ...options,
    })
  }
  const written = async () => (await readFile(file, 'utf8')).trimEnd().split('\n')

  test('the first audit reads everything and writes to the witness, the next reads only what is new', async () => {
    const first = await audit()
    expect(first.differences).toEqual([])
    expect(first.audited).toMatch(/^\d+ entries/)
    expect(await audit()).toMatchObject({ differences: [], audited: expect.stringMatching(/^0 new entries/) })
    await asha.recharge('9811100011')
    const third = await audit()
    expect(third).toMatchObject({ differences: [], audited: expect.stringMatching(/^1 new entries/) })
    const whole = await audit({ isWhole: true })
    expect(whole).toMatchObject({ differences: [], fingerprint: third.fingerprint })
    expect((await written()).map(line => JSON.parse(line).number)).toEqual([1, 2, 3, 4])
  })

  test('the next audit finds a new difference', async () => {
    const { reference } = await asha.recharge('9811100021')
    const { amount_paise } = await payment(reference)
    await setAmount(reference, (amount_paise ?? 0) + 1)
    expect((await audit()).differences.join('\n')).toContain(reference)
    await setAmount(reference, amount_paise)
    expect((await audit()).differences).toEqual([])
  })

  test('a difference is reported until it is fixed, and does not prevent sealing or hide later differences', async () => {
    const { reference } = await asha.recharge('9811100041')
    const { amount_paise } = await payment(reference)
    await setAmount(reference, (amount_paise ?? 0) + 1)
    const found = (await audit()).differences
    const { number } = JSON.parse((await written()).at(-1) ?? '')
    const [line, before] = (await written()).toReversed().map(text => JSON.parse(text))
    expect(line).toMatchObject({ differences: found.length, well: { number: before.number } })
    expect(line.number).toBe(before.number + 1)

    const ravi = await paying.customer()
    await ravi.recharge('9811100051')
    expect((await audit()).differences).toEqual(found)
    await rewriteChain(store, walletOf(ravi.id))
    const { differences } = await audit()
    expect(differences).toEqual(
      expect.arrayContaining([
        ...found,
        expect.stringContaining(`account ${walletOf(ravi.id)}: its chain was rewritten`),
      ]),
    )
    expect(JSON.parse((await written()).at(-1) ?? '')).toMatchObject({
      number: number + 1,
      differences: differences.length,
      well: { number: before.number },
    })
    await setAmount(reference, amount_paise)
    expect((await audit({ isRestart: true })).differences).toEqual([])
  })

  test.each(['emptied', 'taken away'])('a witness file that was %s is reported until --anew', async how => {
    const before = await readFile(file, 'utf8')
    await (how === 'emptied' ? writeFile(file, '') : rm(file))
    const missed = [expect.stringContaining('the witness has no line of it')]
    expect((await audit()).differences).toEqual(missed)
    expect((await audit({ isWhole: true })).differences).toEqual(missed)
    await writeFile(file, before)
    expect((await audit()).differences).toEqual([])
    await writeFile(file, '')
    expect((await audit({ isRestart: true })).differences).toEqual([])
    expect((await audit()).differences).toEqual([])
  })

  test('a seal with a changed time hides nothing', async () => {
    const { number, sealed_at } = (await lastSeal(store.db)) ?? { number: 0, sealed_at: 0 }
    const move = (days: number) =>
      store.db
        .updateTable('ledger_seal')
        .set({ sealed_at: sealed_at + days * 24 * 60 * 60_000 })
        .where('number', '=', number)
        .execute()
    // The audits' own notes do not match such a seal either.
    const ofSeals = (differences: readonly string[]) =>
      differences.filter(line => !line.startsWith('money check '))
    await move(400)
    expect(ofSeals((await audit()).differences)).toEqual([expect.stringContaining(`seal ${number} of 2026-`)])
    expect(ofSeals((await audit({ witness: undefined })).differences)).toEqual([
      expect.stringMatching(`seal ${number}: it is of 2027-.*, which has not been yet`),
    ])
    await move(0)
    expect((await audit({ isRestart: true })).differences).toEqual([])
  })

  test('a changed seal is reported itself, and no account', async () => {
    const { number } = (await lastSeal(store.db)) ?? { number: 0 }
    const put = (from: string, to: string) =>
      sql`update ledger_seal_account set chain_hash = replace(chain_hash, ${from}, ${to})`.execute(store.db)
    await put('a', 'x')
    expect((await audit()).differences).toEqual([
      expect.stringContaining(`seal ${number}: it is not what was sealed`),
    ])
    await put('x', 'a')
    expect((await audit()).differences).toEqual([])
  })

  test('a balance without a line, and an entry missing from its account’s count, are reported', async () => {
    const account = walletOf(asha.id)
    const raise = (by: number) =>
      sql`update ledger_account set balance_paise = balance_paise + ${by} where id = ${account}`.execute(
        store.db,
      )
    await raise(100)
    expect((await audit()).differences.join('\n')).toMatch(`account ${account}: its balance is`)
    await raise(-100)
    await sql`update ledger_account set entry_count = entry_count - 1 where id = ${account}`.execute(store.db)
    expect((await audit()).differences.join('\n')).toMatch(`account ${account}: it was rewound`)
    await sql`update ledger_account set entry_count = entry_count + 1 where id = ${account}`.execute(store.db)
    expect((await audit()).differences).toEqual([])
  })

  test('a number that is too large is named, and everything else is still audited', async () => {
    const { reference } = await asha.recharge('9811100031')
    const { amount_paise } = await payment(reference)
    await sql`update bill_payment set amount_paise = 9007199254740993 where reference = ${reference}`.execute(
      store.db,
    )
    const { differences, fingerprint } = await audit({ isWhole: true })
    expect(differences).toContain(
      `bill_payment.amount_paise of ${reference}: 9007199254740993 is too large to be counted exactly`,
    )
    expect(fingerprint).toMatch(/^[0-9a-f]{64}( [0-9a-f]{64})*$/)
    await setAmount(reference, amount_paise)
    expect((await audit()).differences).toEqual([])
  })

  test('a rebuilt chain contradicts its seal, and a rebuilt seal contradicts the witness', async () => {
    await rewriteChain(store, walletOf(asha.id))
    expect((await audit()).differences.join('\n')).toContain(
      `account ${walletOf(asha.id)}: its chain was rewritten`,
    )
    await rewriteSeal(store, walletOf(asha.id))
    const { differences } = await audit()
    expect(differences[0]).toMatch(/^ledger: it was rewound or rewritten, seal \d+ of 2026-/)
    expect(await audit({ isWhole: true })).toMatchObject({ differences: [differences[0]] })
  })

  test('a truncated operator log contradicts the witness', async () => {
    const { meera } = await openTestDesk(paying.portal)
    await audit({ isRestart: true })
    await meera.act({ does: 'revoke', name: 'tariq' })
    expect((await audit()).differences).toEqual([])
    const last = sql`select max(position) from operator_log`
    await sql`delete from operator_log where position = (${last})`.execute(store.db)
    await sql`update operator set revoked_at = null where name = 'tariq'`.execute(store.db)
    await sql`delete from operator_act where kind = 'revoke'`.execute(store.db)
    const cut = ['operator log: it was cut off or rewritten, line 3 is not the one that the witness has']
    expect((await audit()).differences).toEqual(cut)
    await meera.act({ does: 'adjust-take', customerId: asha.id, paise: 1 })
    expect((await audit({ isWhole: true })).differences).toEqual(cut)
  })

  test('after an intended rewrite --anew starts over and keeps the earlier line', async () => {
    const before = await written()
    expect((await audit({ isRestart: true })).differences).toEqual([])
    const after = await written()
    expect(after.slice(0, -1)).toEqual(before)
    expect(JSON.parse(after.at(-1) ?? '')).toMatchObject({ isAnew: true })
    expect((await audit()).differences).toEqual([])
    await rm(file)
  })

  test('a store with an outdated schema is refused in one line and stays unchanged', async () => {
    const { rows: taken } = await sql<{ timestamp: string }>`
      delete from store_migration where name = '0004-money-partial' returning timestamp`.execute(store.db)
    await expect(readStore(paying.portal.database.options, modules)).rejects.toThrow(
      /the store is older than this version, it lacks 0004-money-partial/,
    )
    const { rows } = await sql`select name from store_migration where name = '0004-money-partial'`.execute(
      store.db,
    )
    expect(rows).toEqual([])
    await sql`insert into store_migration (name, timestamp) values ('0004-money-partial', ${taken[0]?.timestamp})`.execute(
      store.db,
    )
  })

  test('a store with the current schema is audited without migrating it', async () => {
    const { options } = paying.portal.database
    const ledgerStore = await readStore(options, modules)
    const openAsIs = () => openStore({ ...options, skipMigrations: true }, modules)
    const at = paying.portal.clock.now().getTime()
    expect(await runLedgerAudit({ ledgerStore, openToRecord: openAsIs, at })).toMatchObject({
      differences: [],
    })
    await ledgerStore.close()
    expect((await store.db.selectFrom('money_check').selectAll().execute()).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['audit', 'whole-audit']),
    )
  })

  const payment = (reference: string) =>
    store.db
      .selectFrom('bill_payment')
      .select('amount_paise')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow()

  const setAmount = (reference: string, amount_paise: number | null) =>
    store.db.updateTable('bill_payment').set({ amount_paise }).where('reference', '=', reference).execute()
})

/** Rewrites a chain as the ledger would have sealed it, with another text in its last entry and that entry's payment. */
async function rewriteChain({ db }: Store, chain: string): Promise<void> {
  const entry = await db
    .selectFrom('ledger_entry')
    .selectAll()
    .where('chain_account_id', '=', chain)
    .orderBy('chain_position', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const lines = await db
    .selectFrom('ledger_line')
    .selectAll()
    .where('entry_id', '=', entry.id)
    .orderBy('position')
    .execute()
  const posted_at = entry.posted_at + 1
  const hash = hashOfEntry({ ...entry, posted_at }, lines)
  await db.updateTable('ledger_entry').set({ posted_at, hash }).where('id', '=', entry.id).execute()
  const orderId = entry.reference ?? ''
  await db.updateTable('bill_payment').set({ ended_at: posted_at }).where('order_id', '=', orderId).execute()
  await db
    .updateTable('ledger_hold')
    .set({ ended_at: posted_at })
    .where('id', '=', entry.hold_id ?? '')
    .execute()
  await db
    .updateTable('customer_order_event')
    .set({ at: posted_at })
    .where('order_id', '=', orderId)
    .where('state', '=', 'paid')
    .execute()
}

async function rewriteSeal({ db }: Store, chain: string): Promise<void> {
  const seal = await lastSeal(db)
  if (!seal) throw new Error('There is no seal.')
  const { hash } = await db
    .selectFrom('ledger_entry')
    .select('hash')
    .where('chain_account_id', '=', chain)
    .orderBy('chain_position', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  await sql`update ledger_seal_account set chain_hash = ${hash} where account_id = ${chain}`.execute(db)
  const fingerprint = balancesFingerprint((await ledgerAt(db, seal)).accounts)
  await db.updateTable('ledger_seal').set({ fingerprint }).where('number', '=', seal.number).execute()
}
