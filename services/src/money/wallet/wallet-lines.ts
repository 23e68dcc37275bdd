// The lines of a wallet as its owner reads them: from the ledger, without what only passed through.

import type { Compilable, Kysely } from 'kysely'
import type { Description } from '../../messages/names/description.ts'
import { wholeIn } from '../../platform/store/broken-record.ts'
import type { Tx } from '../../platform/store/command.ts'
import type { Database } from '../../platform/store/database.ts'
import { prepare } from '../../platform/store/prepare.ts'
import type { Store } from '../../platform/store/store.ts'
import { type WalletAccount, walletOf } from '../ledger/accounts.ts'
import type { EntryKind } from '../ledger/entries.ts'
import type { EntryQuery, WalletEntry } from './passbook.ts'
import { passingAt } from './passing-money.ts'

const LINES_READ_AT_ONCE = 500

/** Without what was brought for a bill: that is told when it is out again. */
function lines(query: Kysely<Database>, account: WalletAccount) {
  return query
    .selectFrom('ledger_line as line')
    .innerJoin('ledger_entry as entry', 'entry.id', 'line.entry_id')
    .leftJoin('ledger_entry as brought', join =>
      join
        // Only for a payment: told apart from the reference, it would be looked up for every line and thrown away.
        .on('brought.reference', '=', eb =>
          eb.case().when('entry.kind', '=', 'payment').then(eb.ref('entry.reference')).end(),
        )
        .on('brought.kind', '=', 'add-money'),
    )
    .leftJoin('source_return as back', join =>
      join.onRef('back.id', '=', 'entry.reference').on('back.cause_kind', '=', 'payment'),
    )
    .where('line.account_id', '=', account)
    .where('line.account_position', 'is not', null)
    .where(({ or, eb }) =>
      or([eb('entry.kind', '<>', 'add-money'), eb('entry.description', 'not like', 'bill:%')]),
    )
    .select([
      'entry.id',
      'entry.kind',
      'entry.description',
      'entry.reference',
      'entry.posted_at',
      'line.amount_paise',
      'line.balance_after_paise',
      'line.account_position',
    ])
    .select(({ fn }) => fn.coalesce('brought.id', 'back.id').as('passed_by'))
}

interface AskedPage extends EntryQuery {
  readonly customerId: string
  readonly limit: number
}

export function pageQuery(tx: Tx, { customerId, month, before, limit }: AskedPage): Compilable<LineRow> {
  const { ofAll, ofMonth } = pages.get(limit) ?? pagesOf(limit)
  const asked = { account: walletOf(customerId), before: positionOf(before) }
  return month === undefined ? ofAll(tx, asked) : ofMonth(tx, { ...asked, month })
}

interface Place {
  readonly account: WalletAccount
  readonly before: number
}

/** By how many lines they hold, which is part of the statement and of two or three kinds. */
const pages = new Map<number, ReturnType<typeof pagesOf>>()

function pagesOf(limit: number) {
  const page = (query: Kysely<Database>, { account, before }: Place) =>
    lines(query, account)
      .where('line.account_position', '<', before)
      .orderBy('line.account_position', 'desc')
      .limit(limit)
  const prepared = {
    ofAll: prepare((query, value: Place) => page(query, value)),
    ofMonth: prepare((query, value: Place & { readonly month: string }) =>
      page(query, value).where('line.month', '=', value.month),
    ),
  }
  pages.set(limit, prepared)
  return prepared
}

function positionOf(before: string | undefined): number {
  return before !== undefined && /^\d{1,15}$/.test(before) ? Number(before) : Number.MAX_SAFE_INTEGER
}

/** Each line says what the ledger's wallet held after it; from the newest on it is reckoned without what passed through. */
export async function newestFirst(
  ask: Store['lookUp'],
  customerId: string,
  lines: readonly LineRow[],
): Promise<WalletEntry[]> {
  const [newest] = lines
  if (!newest) return []
  let balancePaise = balanceAfter(newest) - (await passingAt(ask, customerId, newest))
  return lines.map(line => {
    const entry = entryOf(line, balancePaise)
    balancePaise -= entry.amountPaise
    return entry
  })
}

export async function* oldestFirst(
  db: Kysely<Database>,
  customerId: string,
  month: string,
  openingPaise: number,
): AsyncGenerator<WalletEntry> {
  let after = 0
  let balancePaise = openingPaise
  for (;;) {
    const rows = await lines(db, walletOf(customerId))
      .where('line.month', '=', month)
      .where('line.account_position', '>', after)
      .orderBy('line.account_position')
      .limit(LINES_READ_AT_ONCE)
      .execute()
    for (const row of rows) {
      balancePaise += ownPaise(row)
      yield entryOf(row, balancePaise)
    }
    if (rows.length < LINES_READ_AT_ONCE) return
    after = rows.at(-1)?.account_position ?? after
  }
}

/** What the last entry of an earlier month left. */
export async function balanceBefore(
  db: Kysely<Database>,
  ask: Store['lookUp'],
  customerId: string,
  month: string,
): Promise<number> {
  const last = await db
    .selectFrom('ledger_line as line')
    .innerJoin('ledger_entry as entry', 'entry.id', 'line.entry_id')
    .select(['entry.id', 'entry.posted_at', 'balance_after_paise', 'account_position'])
    .where('account_id', '=', walletOf(customerId))
    .where('account_position', 'is not', null)
    .where('month', '<', month)
    .orderBy('month', 'desc')
    .orderBy('account_position', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last ? balanceAfter(last) - (await passingAt(ask, customerId, last)) : 0
}

function balanceAfter({ id, balance_after_paise }: Pick<LineRow, 'id' | 'balance_after_paise'>): number {
  return wholeIn('ledger_line.balance_after_paise', id, balance_after_paise)
}

interface LineRow {
  id: string
  kind: EntryKind
  description: Description
  reference: string | null
  posted_at: number
  amount_paise: number
  balance_after_paise: number | null
  account_position: number | null
  /** What brought it, or takes it back, where it is another bank's money for one bill. */
  passed_by: string | null
}

function ownPaise({ id, amount_paise, passed_by }: LineRow): number {
  return passed_by !== null ? 0 : wholeIn('ledger_line.amount_paise', id, amount_paise)
}

function entryOf(line: LineRow, balancePaise: number): WalletEntry {
  // Whatever is reckoned from the others, a line that cannot be read is named.
  balanceAfter(line)
  return {
    id: line.id,
    kind: line.kind,
    description: line.description,
    ...(line.reference !== null && { reference: line.reference }),
    amountPaise: ownPaise(line),
    ...(line.passed_by !== null && {
      passedPaise: -wholeIn('ledger_line.amount_paise', line.id, line.amount_paise),
    }),
    balancePaise,
    at: new Date(line.posted_at),
  }
}
