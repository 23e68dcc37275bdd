// The audit's questions to the kept numbers: is each what the lines and holds say it must be?
import { type Kysely, sql } from 'kysely'
import type { Database } from '../store/database.ts'

/** Balances, counts and held amounts of accounts against their lines, chains and holds. */
export async function auditAccounts(
  db: Kysely<Database>,
  chainLengths: ReadonlyMap<string, number>,
): Promise<{ count: number; differences: string[] }> {
  const accounts = await db
    .selectFrom('ledger_account as account')
    .leftJoin(
      db
        .selectFrom('ledger_line')
        .select([
          'account_id',
          sql<number>`cast(sum(amount_paise) as bigint)`.as('sum_paise'),
          sql<number>`count(account_position)`.as('lines'),
        ])
        .groupBy('account_id')
        .as('line'),
      'line.account_id',
      'account.id',
    )
    .leftJoin(
      db
        .selectFrom('ledger_hold')
        .select(['account_id', sql<number>`cast(sum(amount_paise) as bigint)`.as('held_paise')])
        .where('state', '=', 'held')
        .groupBy('account_id')
        .as('hold'),
      'hold.account_id',
      'account.id',
    )
    .select([
      'account.id',
      'account.kind',
      'account.balance_paise',
      'account.held_paise',
      'account.line_count',
      'account.entry_count',
      'line.sum_paise',
      'line.lines',
      'hold.held_paise as holds_paise',
    ])
    .execute()

  const differences: string[] = []
  for (const account of accounts) {
    const expect = (what: string, kept: number | null, counted: number) => {
      if (kept !== counted)
        differences.push(`account ${account.id}: ${what} is kept as ${kept}, but is ${counted}`)
    }
    expect('the number of entries', account.entry_count, chainLengths.get(account.id) ?? 0)
    if (account.kind === 'system') continue
    expect('the balance', account.balance_paise, account.sum_paise ?? 0)
    expect('the number of lines', account.line_count, account.lines ?? 0)
    expect('the held amount', account.held_paise, account.holds_paise ?? 0)
  }
  return { count: accounts.length, differences }
}

/** Each line of a wallet against the sum and count of the lines up to it. */
export async function auditRunningBalances(db: Kysely<Database>): Promise<string[]> {
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
      ]),
    )
    .execute()
  return wrong.map(
    line =>
      `entry ${line.entry_id}: it leaves ${line.account_id} with ${line.balance_after_paise} paise at line ` +
      `${line.account_position}, but its lines say ${line.running_paise} at line ${line.running_position}`,
  )
}

/** A posted hold has one entry, which takes exactly what was held from that wallet; any other hold has none. */
export async function auditHolds(db: Kysely<Database>): Promise<string[]> {
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
    .execute()
  return wrong.map(
    hold =>
      `hold ${hold.id}: it is ${hold.state} and held ${hold.amount_paise} paise, ` +
      (hold.entry_id ? `but entry ${hold.entry_id} posts ${hold.posted_paise}` : 'but no entry posts it'),
  )
}
