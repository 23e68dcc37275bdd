// Audits the stored totals, which must match the lines and holds, and the holds.
import { sql } from 'kysely'
import { listDifferences } from '../../platform/store/audit/audit-checks.ts'
import { auditOpenItems } from '../../platform/store/audit/chain-end.ts'
import type { Db } from '../../platform/store/database.ts'
import { collectInBatches } from '../../platform/store/in-pages.ts'
import { literal } from '../../platform/store/literal.ts'
import type { AuditScope } from '../../platform/store/store-module.ts'
import { systemAccounts } from './accounts.ts'

// PostgreSQL's sum of bigints is a numeric, which would arrive as text.
const sumOfPaise = sql<number>`cast(sum(amount_paise) as bigint)`

/** Balances and counts of accounts against their lines and chains. */
export async function auditAccounts(db: Db): Promise<string[]> {
  const lines = db
    .selectFrom('ledger_line')
    .select(['account_id', sumOfPaise.as('balance'), sql<number>`count(account_position)`.as('lines')])
    .groupBy('account_id')
  const entries = db
    .selectFrom('ledger_entry')
    .select(({ fn }) => ['chain_account_id as account_id', fn.countAll<number>().as('entries')])
    .groupBy('chain_account_id')
  const counted = db
    .selectFrom('ledger_account as account')
    .leftJoin(lines.as('line'), 'line.account_id', 'account.id')
    .leftJoin(entries.as('entry'), 'entry.account_id', 'account.id')
    .select(({ fn, val }) => [
      'account.id',
      'account.kind',
      'account.balance_paise',
      'account.line_count',
      'account.entry_count',
      fn.coalesce('line.balance', val(0)).as('balance'),
      fn.coalesce('line.lines', val(0)).as('lines'),
      fn.coalesce('entry.entries', val(0)).as('entries'),
    ])
  const wrong = await db
    .selectFrom(counted.as('account'))
    .selectAll()
    .where(({ or, and, eb, ref }) =>
      or([
        eb('entry_count', '<>', ref('entries')),
        and([
          eb('kind', '=', 'wallet'),
          or([eb('balance_paise', 'is distinct from', ref('balance')), eb('line_count', '<>', ref('lines'))]),
        ]),
      ]),
    )
    .execute()
  return wrong.flatMap(({ id, kind, ...account }) => {
    const isWallet = kind === 'wallet'
    return listDifferences(`account ${id}:`, [
      ['its number of entries', account.entry_count, account.entries],
      ['its balance', account.balance_paise, isWallet ? account.balance : null],
      ['its number of lines', account.line_count, isWallet ? account.lines : 0],
    ])
  })
}

/** Names lines without an entry, and rows on an account that does not exist. */
export async function auditOrphanRows(db: Db): Promise<string[]> {
  const lines = await db
    .selectFrom('ledger_line as line')
    .leftJoin('ledger_entry as entry', 'entry.id', 'line.entry_id')
    .select(['line.entry_id', 'line.account_id', 'line.amount_paise'])
    .where('entry.id', 'is', null)
    .execute()
  const used = db
    .selectFrom('ledger_line')
    .select('account_id')
    .union(db.selectFrom('ledger_hold').select('account_id'))
  const accounts = await db
    .selectFrom(used.as('used'))
    .leftJoin('ledger_account as account', 'account.id', 'used.account_id')
    .select('used.account_id')
    .where('account.id', 'is', null)
    .execute()
  const known = await db.selectFrom('ledger_account').select('id').where('id', 'in', systemAccounts).execute()
  const missing = new Set([
    ...accounts.map(({ account_id }) => account_id),
    ...systemAccounts.filter(id => !known.some(account => account.id === id)),
  ])
  return [
    ...lines.map(
      line =>
        `entry ${line.entry_id}: there is none, but a line of ${line.amount_paise} paise on ${line.account_id}`,
    ),
    ...[...missing].map(id => `account ${id}: it is missing`),
  ]
}

/** Every account is a system account or a wallet. */
export async function auditAccountKinds(db: Db): Promise<string[]> {
  const accounts = await db
    .selectFrom('ledger_account')
    .select(['id', 'kind'])
    .where(({ or, and, eb, not }) =>
      or([
        and([eb('kind', '=', 'wallet'), not(eb('id', 'like', 'wallet:%'))]),
        and([
          eb('kind', '=', 'system'),
          or([
            eb('id', 'not in', systemAccounts),
            eb('created_at', '<>', 0),
            eb('line_count', '<>', 0),
            eb('balance_paise', 'is not', null),
            eb('held_paise', 'is not', null),
          ]),
        ]),
        eb('kind', 'not in', ['wallet', 'system']),
      ]),
    )
    .execute()
  return accounts.map(notAsOpened)
}

const notAsOpened = ({ id, kind }: { readonly id: string; readonly kind: string }) =>
  `account ${id}: it is no ${kind} account as the ledger opens and keeps them`

/** A wallet is opened by its first entry. Checks all wallets, or the given ones. */
export async function auditOpenings(db: Db, opened?: readonly string[]): Promise<string[]> {
  const first = db
    .selectFrom('ledger_line as line')
    .innerJoin('ledger_entry as entry', 'entry.id', 'line.entry_id')
    .select(['line.account_id', 'entry.posted_at as at'])
    .where('line.account_position', '=', 1)
  const otherwise = db
    .selectFrom('ledger_account as account')
    .leftJoin(first.as('first'), 'first.account_id', 'account.id')
    .select(['account.id', 'account.kind'])
    .where('account.kind', '=', 'wallet')
    .where(({ eb, ref }) => eb('account.created_at', 'is distinct from', ref('first.at')))
  const found = opened
    ? await collectInBatches(opened, ids => otherwise.where('account.id', 'in', ids).execute())
    : await otherwise.execute()
  return found.map(notAsOpened)
}

/** Each line's running balance and position against the lines up to it. */
export async function auditRunningBalances(db: Db): Promise<string[]> {
  const wrong = await db
    .selectFrom(
      db
        .selectFrom('ledger_line')
        .select([
          'entry_id',
          'account_id',
          'account_position',
          'balance_after_paise',
          sql<number>`cast(sum(amount_paise) over wallet as bigint)`.as('running_paise'),
          sql<number>`row_number() over wallet`.as('running_position'),
        ])
        .where('account_id', 'like', 'wallet:%')
        .modifyEnd(sql`window wallet as (partition by account_id order by account_position)`)
        .as('line'),
    )
    .selectAll()
    .where(({ or, eb, ref }) =>
      or([
        eb('account_position', 'is distinct from', ref('running_position')),
        eb('balance_after_paise', 'is distinct from', ref('running_paise')),
        eb('running_paise', '<', 0),
      ]),
    )
    .execute()
  return wrong.map(
    line =>
      `entry ${line.entry_id}: it leaves ${line.account_id} with ${line.balance_after_paise} paise at line ` +
      `${line.account_position}, ` +
      (line.balance_after_paise === line.running_paise && line.account_position === line.running_position
        ? 'less than nothing'
        : `but its lines say ${line.running_paise} at line ${line.running_position}`),
  )
}

/** Names negative wallets, and held amounts above balances. */
export async function auditNegativeBalances(db: Db): Promise<string[]> {
  const wrong = await db
    .selectFrom('ledger_account')
    .select(['id', 'balance_paise', 'held_paise'])
    .where('kind', '=', 'wallet')
    .where(({ or, eb, ref }) =>
      or([
        eb('held_paise', '<', 0),
        eb('balance_paise', '<', 0),
        eb('balance_paise', '<', ref('held_paise')),
      ]),
    )
    .execute()
  return wrong.map(
    ({ id, balance_paise, held_paise }) =>
      `account ${id}: it has ${balance_paise} paise and ${held_paise} of them set aside, which is less than nothing`,
  )
}

/**
 * Holds that may have changed since. One query per kind, each with an index: a single `or` would scan all of them.
 * Duplicates are possible.
 */
export function holdsSince(db: Db, since: number) {
  const holds = db.selectFrom('ledger_hold').select('ledger_hold.id')
  return holds
    .where('ledger_hold.state', '=', literal('held'))
    .unionAll(holds.where('ledger_hold.ended_at', '>=', since))
}

/**
 * A digest of the holds open at a time. A hold that ended without an entry has no other record of its end, which
 * decides for how long compensation is due.
 */
export function auditOpenHolds(db: Db, scope: AuditScope) {
  return auditOpenItems('holds open', scope, async at => {
    const holds = db.selectFrom('ledger_hold').select(['id', 'amount_paise']).where('created_at', '<=', at)
    const open = await holds
      .where('state', '=', literal('held'))
      .unionAll(holds.where('ended_at', '>', at))
      .execute()
    return open.map(({ id, amount_paise }) => `hold ${id} of ${amount_paise} paise`)
  })
}

/** A posted hold has one entry, which takes exactly the held amount from that wallet; any other hold has none. */
export async function auditHolds(db: Db, since: number): Promise<string[]> {
  const wrong = await db
    .selectFrom('ledger_hold as hold')
    .leftJoin('ledger_entry as entry', 'entry.hold_id', 'hold.id')
    .leftJoin('ledger_line as line', join =>
      join.onRef('line.entry_id', '=', 'entry.id').onRef('line.account_id', '=', 'hold.account_id'),
    )
    .select([
      'hold.id',
      'hold.state',
      'hold.amount_paise',
      'entry.id as entry_id',
      'line.amount_paise as posted_paise',
    ])
    .where(({ or, and, eb }) =>
      or([
        and([
          eb('hold.state', '=', 'posted'),
          eb('line.amount_paise', 'is distinct from', eb.neg(eb.ref('hold.amount_paise'))),
        ]),
        and([eb('hold.state', '<>', 'posted'), eb('entry.id', 'is not', null)]),
      ]),
    )
    .$if(since > 0, query => query.where('hold.id', 'in', holdsSince(db, since)))
    .execute()
  return wrong.map(
    hold =>
      `hold ${hold.id}: it is ${hold.state} and held ${hold.amount_paise} paise, ` +
      (hold.entry_id ? `but entry ${hold.entry_id} posts ${hold.posted_paise}` : 'but no entry posts it'),
  )
}

/** Names rows that are dated after `until`. */
export async function auditFutureRows(db: Db, until: number): Promise<string[]> {
  if (!Number.isFinite(until)) return []
  const entries = await db.selectFrom('ledger_entry').select('id').where('posted_at', '>', until).execute()
  return entries.map(({ id }) => `entry ${id}: it is posted at a time that has not been yet`)
}

/** Compares the accounts' held amounts with their open holds, of which there are never many. */
export async function auditHeldAmounts(db: Db): Promise<string[]> {
  const open = db
    .selectFrom('ledger_hold')
    .select(['account_id', sumOfPaise.as('paise')])
    .where('state', '=', literal('held'))
    .groupBy('account_id')
  const wrong = await db
    .selectFrom('ledger_account as account')
    .leftJoin(open.as('open'), 'open.account_id', 'account.id')
    .select(({ fn, val }) => [
      'account.id',
      'account.held_paise',
      fn.coalesce('open.paise', val(0)).as('paise'),
    ])
    .where('account.kind', '=', 'wallet')
    .where(({ eb, fn, val }) =>
      eb('account.held_paise', 'is distinct from', fn.coalesce('open.paise', val(0))),
    )
    .execute()
  return wrong.flatMap(({ id, held_paise, paise }) =>
    listDifferences(`account ${id}:`, [['its held amount', held_paise, paise]]),
  )
}
