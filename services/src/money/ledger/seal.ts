// The result of an audit: the state of each account, one hash over all of them, and the number of differences.
import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import { dayMs } from '../../platform/calendar/durations.ts'
import type { Database, Db } from '../../platform/store/database.ts'
import { readInPages } from '../../platform/store/in-pages.ts'
import type { Store } from '../../platform/store/store.ts'

export type Seal = Selectable<Database['ledger_seal']>

/** An account's state, derived from all its entries and lines. */
export type SealedAccount = Omit<Database['ledger_seal_account'], 'account_id' | 'seal_number'>

export type SealedAccounts = ReadonlyMap<string, SealedAccount>

const rowsWrittenAtOnce = 1_000

/** Audited again beside new entries, because servers' clocks differ and a posting takes time. */
export const overlapMs = dayMs

export function balancesFingerprint(accounts: SealedAccounts): string {
  const digest = createHash('sha256')
  // Sorted by bytes, because the databases sort text differently, and by locale.
  for (const id of [...accounts.keys()].sort()) digest.update(fingerprintedText(id, accounts.get(id)))
  return digest.digest('hex')
}

/** The order of fields is part of the format. */
function fingerprintedText(id: string, account: SealedAccount | undefined): string {
  const { chain_position, chain_hash, line_count, balance_paise } = account ?? {}
  return JSON.stringify([id, chain_position, chain_hash, line_count, balance_paise])
}

export function sealByNumber(db: Db, number: number): Promise<Seal | undefined> {
  return db.selectFrom('ledger_seal').selectAll().where('number', '=', number).executeTakeFirst()
}

export function lastSeal(db: Db): Promise<Seal | undefined> {
  return db.selectFrom('ledger_seal').selectAll().orderBy('number', 'desc').limit(1).executeTakeFirst()
}

/** The last seal without differences. */
export function lastGoodSeal(db: Db): Promise<Seal | undefined> {
  return db
    .selectFrom('ledger_seal')
    .selectAll()
    .where('differences', '=', 0)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/**
 * Every account's state at a seal: from that seal, or from the last one before it that covers the account. A chain
 * could have been rebuilt and sealed again; its entry at the seal then has another hash.
 */
export async function ledgerAt(db: Db, seal: Seal) {
  const accounts = new Map<string, SealedAccount>()
  // Accounts whose chain no longer contains the entry that was its last then.
  const rewritten: string[] = []
  for await (const page of readInPages(pageAt(db, seal), row => row.account_id))
    for (const { account_id, found_hash, ...account } of page) {
      accounts.set(account_id, account)
      if (account.chain_position > 0 && found_hash !== account.chain_hash) rewritten.push(account_id)
    }
  return { seal, accounts, rewritten }
}

/** Reads the page first and the entries afterwards: joined by positions, they took PostgreSQL half of an audit's time. */
const pageAt = (db: Db, seal: Seal) => (last: string, limit: number) =>
  db
    .selectFrom(
      db
        .selectFrom('ledger_seal_account as row')
        .select(['account_id', 'chain_position', 'chain_hash', 'line_count', 'balance_paise'])
        .where('account_id', '>', last)
        .where('seal_number', '=', ({ selectFrom }) =>
          selectFrom('ledger_seal_account as other')
            .innerJoin('ledger_seal as seal', 'seal.number', 'other.seal_number')
            .select(({ fn }) => fn.max('other.seal_number').as('number'))
            .whereRef('other.account_id', '=', 'row.account_id')
            .where('other.seal_number', '<=', seal.number),
        )
        .orderBy('account_id')
        .limit(limit)
        .as('sealed'),
    )
    .leftJoin('ledger_entry as entry', join =>
      join
        .onRef('entry.chain_account_id', '=', 'sealed.account_id')
        .onRef('entry.chain_position', '=', 'sealed.chain_position'),
    )
    .selectAll('sealed')
    .select('entry.hash as found_hash')
    .orderBy('sealed.account_id')
    .execute()

export interface NewSeal {
  readonly accounts: SealedAccounts
  readonly entries: number
  readonly at: number
  readonly differences: number
  /** The previous seal, if any. */
  readonly known: SealAndAccounts | undefined
  /** Where the audit started. It is retained while it is the last good seal that the witness knows. */
  readonly before: SealAndAccounts | undefined
}

export type SealAndAccounts = Awaited<ReturnType<typeof ledgerAt>>

/** Whether the stored accounts match the seal's hash. */
export function isUnbroken({ seal, accounts }: SealAndAccounts): boolean {
  return balancesFingerprint(accounts) === seal.fingerprint
}

/** Writes the seal itself last: accounts without a seal, left by an audit that was killed, are ignored. */
export async function storeSeal({ db }: Pick<Store, 'db'>, newSeal: NewSeal): Promise<Seal> {
  const { accounts, entries, at, differences, known, before } = newSeal
  const { last } = await db
    .selectFrom('ledger_seal_account')
    .select(({ fn }) => fn.max<number | null>('seal_number').as('last'))
    .executeTakeFirstOrThrow()
  const number = Math.max(last ?? 0, (await lastSeal(db))?.number ?? 0) + 1
  const changed = [...accounts].filter(
    ([id, account]) => fingerprintedText(id, account) !== fingerprintedText(id, known?.accounts.get(id)),
  )
  for (let first = 0; first < changed.length; first += rowsWrittenAtOnce)
    await db
      .insertInto('ledger_seal_account')
      .values(
        changed
          .slice(first, first + rowsWrittenAtOnce)
          .map(([account_id, account]) => ({ account_id, seal_number: number, ...account })),
      )
      .execute()
  const seal = {
    number,
    sealed_at: at,
    fingerprint: balancesFingerprint(accounts),
    entries,
    accounts: accounts.size,
    differences,
  }
  await db.insertInto('ledger_seal').values(seal).execute()
  if (before) await forgetOlder(db, before.seal)
  return seal
}

/** Deletes accounts that no seal from this one on needs any more. */
async function forgetOlder(db: Db, { number }: Seal): Promise<void> {
  await db
    .deleteFrom('ledger_seal_account')
    .where('seal_number', '<', ({ selectFrom }) =>
      selectFrom('ledger_seal_account as newer')
        .innerJoin('ledger_seal as seal', 'seal.number', 'newer.seal_number')
        .select(({ fn }) => fn.max('newer.seal_number').as('number'))
        .whereRef('newer.account_id', '=', 'ledger_seal_account.account_id')
        .where('newer.seal_number', '<=', number),
    )
    .execute()
}
