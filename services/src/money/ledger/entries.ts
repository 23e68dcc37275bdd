// Journal entries: at least two lines that sum to zero, written once and never changed. Each has a hash over
// itself and the entry before it. Every customer's entries form a separate chain, so that customers do not wait for
// each other.

import { hash } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Description } from '../../messages/names/description.ts'
import { monthInIndia } from '../../platform/calendar/india-calendar.ts'
import { row, runTogether, type Steps, type Tx, write } from '../../platform/store/command.ts'
import type { Database } from '../../platform/store/database.ts'
import { prepare, prepareInsert } from '../../platform/store/prepare.ts'
import { type AccountId, isWallet, type WalletAccount } from './accounts.ts'
import { type ChangedWallet, changeBalance } from './balance.ts'

/** The kind of entry; with its reference it identifies the one cause of the entry. */
export type EntryKind =
  | 'add-money'
  | 'payment'
  | 'refund'
  | 'cashback'
  /** A correction by an operator. */
  | 'adjustment'
  /** Money that arrived and cannot be credited. */
  | 'suspense'
  | 'return'
  /** Paid for a delay. */
  | 'compensation'

export interface LineToPost {
  readonly account: AccountId
  readonly amountPaise: number
}

/** The lines that move an amount from one account to another. */
export function linesOfMove(amountPaise: number, from: AccountId, to: AccountId): LineToPost[] {
  return [
    { account: from, amountPaise: -amountPaise },
    { account: to, amountPaise },
  ]
}

export interface EntryToPost {
  readonly id: string
  readonly kind: EntryKind
  /** Shown in the passbook. */
  readonly description: Description
  /** The order or top-up that the entry belongs to. */
  readonly reference?: string | undefined
  readonly lines: readonly LineToPost[]
  readonly at: number
}

/** The previous hash of every chain's first entry. */
export const genesisHash = '0'.repeat(64)

/** Money on hold that an entry takes from the wallet. */
export interface PostedHold {
  readonly id: string
  readonly account: WalletAccount
  readonly amountPaise: number
}

/** Posts an entry, or refuses with `insufficient-balance`. */
export function* postEntry(tx: Tx, entry: EntryToPost, hold?: PostedHold): Steps<void> {
  assertBalanced(entry)
  const chainAccount = chainOf(entry)
  const [{ wallets, chainPosition }, last] = yield* runTogether(
    changeAccounts(tx, entry, chainAccount, hold),
    row(lastOfChain(tx, { account: chainAccount })),
  )
  // A concurrent command may have opened the wallet and posted to it before this one locked it.
  const isLastEntryCurrent = last?.chain_position === chainPosition - 1
  const previous_hash = isLastEntryCurrent ? last.hash : yield* hashAt(tx, chainAccount, chainPosition - 1)

  const month = monthInIndia(entry.at)
  const lines = entry.lines.map(({ account, amountPaise }, index) => ({
    entry_id: entry.id,
    position: index + 1,
    account_id: account,
    amount_paise: amountPaise,
    account_position: wallets.get(account)?.linePosition ?? null,
    balance_after_paise: wallets.get(account)?.balancePaise ?? null,
    month,
  }))
  const unhashed = {
    id: entry.id,
    kind: entry.kind,
    description: entry.description,
    reference: entry.reference ?? null,
    hold_id: hold?.id ?? null,
    chain_account_id: chainAccount,
    chain_position: chainPosition,
    previous_hash,
    posted_at: entry.at,
  }
  yield* write(insertEntry(tx, [{ ...unhashed, hash: hashOfEntry(unhashed, lines) }]))
  yield* write(insertLines(tx, lines))
}

const insertEntry = prepareInsert('ledger_entry')

const insertLines = prepareInsert('ledger_line')

function assertBalanced({ id, lines }: EntryToPost): void {
  const sum = lines.reduce((total, { amountPaise }) => total + amountPaise, 0)
  const accounts = new Set(lines.map(({ account }) => account))
  const areWhole = lines.every(({ amountPaise }) => Number.isSafeInteger(amountPaise) && amountPaise !== 0)
  if (lines.length < 2 || sum !== 0 || !areWhole || accounts.size !== lines.length) {
    throw new RangeError(
      `Entry ${id} cannot be posted: it needs two or more lines on different accounts, in whole paise, that sum to zero.`,
    )
  }
}

/** The first wallet by name, so that entries between the same two wallets lock in the same order. */
function chainOf({ lines }: EntryToPost): AccountId {
  const accounts = lines.map(({ account }) => account).sort()
  const chain = accounts.find(isWallet) ?? accounts[0]
  if (!chain) throw new RangeError('An entry without lines has no chain.')
  return chain
}

/** The chain's account first, so that steps in the same batch find it locked. */
function* changeAccounts(tx: Tx, { lines, at }: EntryToPost, chainAccount: AccountId, hold?: PostedHold) {
  const wallets = new Map<AccountId, ChangedWallet>()
  const inLockOrder = lines
    .filter((line): line is LineToPost & { account: WalletAccount } => isWallet(line.account))
    .sort((a, b) => (a.account < b.account ? -1 : 1))
  for (const { account, amountPaise } of inLockOrder) {
    const isChained = account === chainAccount
    const releasedPaise = account === hold?.account ? hold.amountPaise : 0
    wallets.set(account, yield* changeBalance(tx, { account, amountPaise, isChained, releasedPaise, at }))
  }
  const chainPosition =
    wallets.get(chainAccount)?.chainPosition ?? (yield* nextChainPosition(tx, chainAccount))
  return { wallets, chainPosition }
}

function* nextChainPosition(tx: Tx, account: AccountId): Steps<number> {
  const updated = yield* row(
    tx.query
      .updateTable('ledger_account')
      .set(column => ({ entry_count: column('entry_count', '+', 1) }))
      .where('id', '=', account)
      .returning('entry_count'),
  )
  if (!updated) throw new RangeError(`There is no account ${account} in the ledger.`)
  return updated.entry_count
}

function* hashAt(tx: Tx, account: AccountId, position: number): Steps<string> {
  if (position === 0) return genesisHash
  const entry = yield* row(
    tx.query
      .selectFrom('ledger_entry')
      .select('hash')
      .where('chain_account_id', '=', account)
      .where('chain_position', '=', position),
  )
  if (!entry) throw new Error(`The chain of ${account} lacks its entry ${position}: run the audit.`)
  return entry.hash
}

const lastOfChain = prepare((query, { account }: { account: AccountId }) =>
  query
    .selectFrom('ledger_entry')
    .select(['chain_position', 'hash'])
    .where('chain_account_id', '=', account)
    .orderBy('chain_position', 'desc')
    .limit(1),
)

type HashedEntry = Omit<Selectable<Database['ledger_entry']>, 'hash'>
type HashedLine = Omit<Selectable<Database['ledger_line']>, 'entry_id'>

/** The hash over every column of the entry and its lines. The order of fields is part of the format. */
export function hashOfEntry(entry: HashedEntry, lines: readonly HashedLine[]): string {
  const fields = [
    entry.previous_hash,
    entry.chain_account_id,
    entry.chain_position,
    entry.id,
    entry.kind,
    entry.description,
    entry.reference,
    entry.hold_id,
    entry.posted_at,
    lines.map(line => [
      line.position,
      line.account_id,
      line.amount_paise,
      line.account_position,
      line.balance_after_paise,
      line.month,
    ]),
  ]
  return hash('sha256', JSON.stringify(fields))
}
