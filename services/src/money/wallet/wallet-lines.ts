// The lines of a wallet as its owner reads them: from the ledger, without money that only passed through.
import type { Compilable } from 'kysely'
import { readIntegerColumn } from '../../platform/store/broken-record.ts'
import type { Tx } from '../../platform/store/command.ts'
import type { Db } from '../../platform/store/database.ts'
import { prepare } from '../../platform/store/prepare.ts'
import type { Store } from '../../platform/store/store.ts'
import { type WalletAccount, walletOf } from '../ledger/accounts.ts'
import { isOwnMoneyEntry, passingPaiseAt } from './passing-money.ts'

export type WalletEntry = Readonly<ReturnType<typeof entryOf>>

export interface EntryQuery {
  /** A month in India, as 2026-11. */
  readonly month?: string | undefined
  /** `next` of the previous page. An invalid cursor starts from the newest. */
  readonly before?: string | undefined
  readonly limit?: number | undefined
}

export const entriesOnAPage = 20
const linesReadAtOnce = 500

/** Selects lines without money of another bank for one bill, whose credit and debit or return leave the balance unchanged. */
function lines(query: Db, account: WalletAccount) {
  return query
    .selectFrom('ledger_line as line')
    .innerJoin('ledger_entry as entry', 'entry.id', 'line.entry_id')
    .where('line.account_id', '=', account)
    .where('line.account_position', 'is not', null)
    .where(isOwnMoneyEntry)
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
}

interface RequestedPage extends EntryQuery {
  readonly customerId: string
  readonly limit: number
}

interface LinePosition {
  readonly account: WalletAccount
  readonly before: number
}

function linesBefore(query: Db, { account, before }: LinePosition) {
  return lines(query, account)
    .where('line.account_position', '<', before)
    .orderBy('line.account_position', 'desc')
}

/** One more than shown, to know whether there is a next page. */
const linesOfAPage = entriesOnAPage + 1

/** The most frequent query, prepared. */
const usualPage = prepare((query, value: LinePosition) => linesBefore(query, value).limit(linesOfAPage))

export function pageQuery(tx: Tx, { customerId, month, before, limit }: RequestedPage): Compilable<LineRow> {
  const isCursor = before !== undefined && /^\d{1,15}$/.test(before)
  const position = {
    account: walletOf(customerId),
    before: isCursor ? Number(before) : Number.MAX_SAFE_INTEGER,
  }
  if (month === undefined && limit === linesOfAPage) return usualPage(tx, position)
  const page = linesBefore(tx.query, position).limit(limit)
  return month === undefined ? page : page.where('line.month', '=', month)
}

/** Lines store the ledger's balance; starting from the newest, the balance without passing money is calculated. */
export async function walletLinesNewestFirst(
  read: Store['lookUp'],
  customerId: string,
  lines: readonly LineRow[],
): Promise<WalletEntry[]> {
  const [newest] = lines
  if (!newest) return []
  let balancePaise = balanceAfter(newest) - (await passingPaiseAt(read, customerId, newest))
  return lines.map(line => {
    const entry = entryOf(line, balancePaise)
    balancePaise -= entry.amountPaise
    return entry
  })
}

export async function* walletLinesOldestFirst(
  db: Db,
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
      .limit(linesReadAtOnce)
      .execute()
    for (const row of rows) {
      balancePaise += amountOf(row)
      yield entryOf(row, balancePaise)
    }
    if (rows.length < linesReadAtOnce) return
    after = rows.at(-1)?.account_position ?? after
  }
}

/** The balance after the last entry of an earlier month. */
export async function balanceBefore(db: Db, read: Store['lookUp'], customerId: string, month: string) {
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
  return last ? balanceAfter(last) - (await passingPaiseAt(read, customerId, last)) : 0
}

function balanceAfter({ id, balance_after_paise }: Pick<LineRow, 'id' | 'balance_after_paise'>): number {
  return readIntegerColumn('ledger_line.balance_after_paise', id, balance_after_paise)
}

type LineRow = Awaited<ReturnType<ReturnType<typeof lines>['execute']>>[number]

function amountOf({ id, amount_paise }: LineRow): number {
  return readIntegerColumn('ledger_line.amount_paise', id, amount_paise)
}

/** `balancePaise` is the balance after the entry, without money passing through. */
function entryOf(line: LineRow, balancePaise: number) {
  // Reads the line's balance although it is derived from others, so that a broken line is named.
  balanceAfter(line)
  return {
    id: line.id,
    kind: line.kind,
    description: line.description,
    /** The order or top-up of the entry. */
    ...(line.reference !== null && { reference: line.reference }),
    /** Positive for credits. */
    amountPaise: amountOf(line),
    balancePaise,
    at: new Date(line.posted_at),
  }
}
