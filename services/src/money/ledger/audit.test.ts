import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '../../platform/store/database.ts'
import type { Store } from '../../platform/store/store.ts'
import { freshDatabase, type TestDatabase } from '../../platform/store/test-databases.ts'
import { withoutGuards } from '../../platform/store/test-guards.ts'
import { describeOnBothStores } from '../../platform/store/test-on-stores.ts'
import { asDemonstration, testWallet } from '../wallet/test-wallet.ts'
import { auditLoadLimits, auditTopUps } from '../wallet/wallet-audit.ts'
import { type WalletAccount, walletOf } from './accounts.ts'
import { auditLedger } from './audit.ts'

describeOnBothStores('the audit on %s', kind => {
  let database: TestDatabase
  let store: Store

  beforeAll(async () => {
    database = await freshDatabase(kind)
    store = await database.open()
    await asDemonstration(store)
  })
  afterAll(() => database?.drop())

  async function audit() {
    return store.snapshot(async db => {
      const ledger = await auditLedger(db)
      return {
        ...ledger,
        differences: [...ledger.differences, ...(await auditTopUps(db)), ...(await auditLoadLimits(db))],
      }
    })
  }

  it('finds nothing in an untouched ledger', async () => {
    await customerWithHistory(store, 'left-alone')
    expect(await audit()).toMatchObject({ entries: 5, differences: [] })
  })

  it('gives the same fingerprint to the same ledger, and another after one more entry', async () => {
    const before = await audit()
    expect((await audit()).fingerprint).toBe(before.fingerprint)
    await customerWithHistory(store, 'one-more')
    expect((await audit()).fingerprint).not.toBe(before.fingerprint)
  })

  describe('after someone with database access changed it', () => {
    beforeAll(() => withoutAnyGuard(store))

    it.each(tamperings)('names $name', async ({ name, tamper, difference }) => {
      const history = await customerWithHistory(store, name.replaceAll(' ', '-'))
      await tamper(store.db, history)
      expect((await audit()).differences).toContainEqual(expect.stringContaining(difference(history)))
    })
  })
})

interface History {
  customer: string
  wallet: WalletAccount
  /** 10,000, then 2,000, then 300 paise in; 500 held and paid. */
  secondEntry: string
  thirdEntry: string
  postedHold: string
  /** 40 paise. */
  openHold: string
  /** 7,000 paise, the last entry: the wallet then holds 18,800. */
  topUp: string
}

const tamperings: {
  name: string
  tamper(db: Db, history: History): Promise<unknown>
  difference(history: History): string
}[] = [
  {
    name: 'a changed amount',
    tamper: (db, { secondEntry, wallet }) =>
      db
        .updateTable('ledger_line')
        .set({ amount_paise: 2_001 })
        .where('entry_id', '=', secondEntry)
        .where('account_id', '=', wallet)
        .execute(),
    difference: ({ secondEntry }) => `entry ${secondEntry}: its lines sum to 1 paise, not to zero`,
  },
  {
    name: 'a changed description',
    tamper: (db, { secondEntry }) =>
      db
        .updateTable('ledger_entry')
        .set({ description: 'bill:not-so' })
        .where('id', '=', secondEntry)
        .execute(),
    difference: ({ secondEntry }) => `entry ${secondEntry}: it was changed after it was sealed`,
  },
  {
    name: 'an entry taken out of the middle',
    tamper: async (db, { secondEntry }) => {
      await db.deleteFrom('ledger_line').where('entry_id', '=', secondEntry).execute()
      await db.deleteFrom('ledger_entry').where('id', '=', secondEntry).execute()
    },
    difference: ({ thirdEntry }) => `entry ${thirdEntry}: it does not follow the entry before it`,
  },
  {
    name: 'an entry with a single line',
    tamper: (db, { secondEntry, wallet }) =>
      db
        .deleteFrom('ledger_line')
        .where('entry_id', '=', secondEntry)
        .where('account_id', '<>', wallet)
        .execute(),
    difference: ({ secondEntry }) => `entry ${secondEntry}: it has 1 line(s), not at least two`,
  },
  {
    name: 'an entry taken from the end',
    tamper: async (db, { topUp, wallet }) => {
      await db
        .updateTable('wallet_top_up')
        .set({ state: 'failed', entry_id: null, failure: '' })
        .where('id', '=', topUp)
        .execute()
      const last = db.selectFrom('ledger_entry').select('id').where('reference', '=', topUp)
      await db.deleteFrom('ledger_line').where('entry_id', 'in', last).execute()
      await db.deleteFrom('ledger_entry').where('reference', '=', topUp).execute()
      await db.updateTable('ledger_account').set({ balance_paise: 11_800 }).where('id', '=', wallet).execute()
    },
    difference: ({ wallet }) => `account ${wallet}: its number of entries is 5, not 4`,
  },
  {
    name: 'a balance raised',
    tamper: (db, { wallet }) =>
      db.updateTable('ledger_account').set({ balance_paise: 99_999 }).where('id', '=', wallet).execute(),
    difference: ({ wallet }) => `account ${wallet}: its balance is 99999, not 18800`,
  },
  {
    name: 'a held amount that no hold explains',
    tamper: (db, { wallet }) =>
      db.updateTable('ledger_account').set({ held_paise: 41 }).where('id', '=', wallet).execute(),
    difference: ({ wallet }) => `account ${wallet}: its held amount is 41, not 40`,
  },
  {
    name: 'a running balance that does not add up',
    tamper: (db, { secondEntry, wallet }) =>
      db
        .updateTable('ledger_line')
        .set({ balance_after_paise: 1 })
        .where('entry_id', '=', secondEntry)
        .where('account_id', '=', wallet)
        .execute(),
    difference: ({ secondEntry, wallet }) =>
      `entry ${secondEntry}: it leaves ${wallet} with 1 paise at line 2, but its lines say 12000 at line 2`,
  },
  {
    name: 'a wallet below zero',
    tamper: overdraw,
    difference: ({ wallet }) => `account ${wallet}: it has -1200 paise and 40 of them set aside`,
  },
  {
    name: 'a line that leaves a wallet below zero',
    tamper: overdraw,
    difference: ({ secondEntry, wallet }) =>
      `entry ${secondEntry}: it leaves ${wallet} with -8000 paise at line 2, less than nothing`,
  },
  {
    name: 'a posted hold said to be void',
    tamper: (db, { postedHold }) =>
      db.updateTable('ledger_hold').set({ state: 'voided' }).where('id', '=', postedHold).execute(),
    difference: ({ postedHold }) => `hold ${postedHold}: it is voided and held 500 paise, but entry`,
  },
  {
    name: 'an open hold said to be posted',
    tamper: (db, { openHold }) =>
      db
        .updateTable('ledger_hold')
        .set({ state: 'posted', ended_at: 1 })
        .where('id', '=', openHold)
        .execute(),
    difference: ({ openHold }) => `hold ${openHold}: it is posted and held 40 paise, but no entry posts it`,
  },
  {
    name: 'a limit used less than was loaded',
    tamper: (db, { customer }) =>
      db.updateTable('money_limit_use').set({ used_paise: 0 }).where('customer_id', '=', customer).execute(),
    difference: ({ customer }) =>
      `limit load-month of ${customer} in 2026-11: 0 paise are counted, but 7000 were used`,
  },
  {
    name: 'a limit forgotten',
    tamper: (db, { customer }) =>
      db.deleteFrom('money_limit_use').where('customer_id', '=', customer).execute(),
    difference: ({ customer }) =>
      `limit load-month of ${customer} in 2026-11: 0 paise are counted, but 7000 were used`,
  },
]

/** Replaces the first credit by a smaller one with consistent balances. */
async function overdraw(db: Db, { wallet }: History): Promise<void> {
  const lines = db.updateTable('ledger_line').where('account_id', '=', wallet)
  await lines.set({ amount_paise: -10_000 }).where('account_position', '=', 1).execute()
  await lines.set(line => ({ balance_after_paise: line('balance_after_paise', '-', 20_000) })).execute()
  await db.updateTable('ledger_account').set({ balance_paise: -1_200 }).where('id', '=', wallet).execute()
}

async function customerWithHistory(store: Store, customer: string): Promise<History> {
  const { wallet, sandbox } = testWallet(store)
  const entries: string[] = []
  for (const amountPaise of [10_000, 2_000, 300]) {
    const { entryId } = await wallet.credit(customer, {
      amountPaise,
      kind: 'cashback',
      description: 'correction',
      counterpart: 'system:promotions',
      key: `gift-${amountPaise}`,
    })
    entries.push(entryId)
  }
  const posted = await wallet.hold(customer, { amountPaise: 500, description: 'bill:gas', key: 'gas' })
  await wallet.post({
    holdId: posted.holdId,
    kind: 'payment',
    description: 'bill:gas',
    to: [{ account: 'system:billers', amountPaise: 500 }],
    key: 'post',
  })
  const open = await wallet.hold(customer, { amountPaise: 40, description: 'bill:dth', key: 'dth' })
  const { topUp } = await wallet.addMoney(customer, { amountPaise: 7_000, key: 'top-up' })
  await sandbox.choose(topUp.id, 'succeed')
  return {
    customer,
    wallet: walletOf(customer),
    secondEntry: entries[1] ?? '',
    thirdEntry: entries[2] ?? '',
    postedHold: posted.holdId,
    openHold: open.holdId,
    topUp: topUp.id,
  }
}

async function withoutAnyGuard(store: Store): Promise<void> {
  const { kind, db } = store
  await withoutGuards(store)
  if (kind === 'sqlite') await sql`pragma ignore_check_constraints = on`.execute(db)
  else
    for (const [table, constraint] of [
      ['ledger_account', 'ledger_account_never_negative'],
      ['ledger_line', 'ledger_line_balance_after_paise_check'],
    ])
      await sql`alter table ${sql.table(table ?? '')} drop constraint ${sql.ref(constraint ?? '')}`.execute(
        db,
      )
}
