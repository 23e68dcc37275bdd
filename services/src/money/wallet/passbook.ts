// What a customer reads about the wallet. Whatever is asked about an entry of someone else is answered as if it did not
// exist. Pages are found by position in the wallet, so the thousandth is as fast as the first.
import type { Kysely } from 'kysely'
import { wholeIn } from '../../platform/store/broken-record.ts'
import type { Database } from '../../platform/store/database.ts'
import { literal } from '../../platform/store/literal.ts'
import type { Store } from '../../platform/store/store.ts'
import { walletOf } from '../ledger/accounts.ts'
import { type Balance, balanceOf } from '../ledger/balance.ts'
import type { EntryKind } from '../ledger/entries.ts'
import { endOfMonth, isMonth, istMonth, monthsBackFrom } from '../ledger/ist-month.ts'
import { passingAt, wasBrought } from './passing-money.ts'

/** What was bought, in words that a page can say in any language. */
export interface BoughtOrder {
  readonly category: string
  readonly title: string
  readonly provider: string
}

export interface WalletEntry {
  readonly id: string
  readonly kind: EntryKind
  readonly description: string
  /** The order or top-up it is about. */
  readonly reference?: string
  /** When it is about an order. */
  readonly order?: BoughtOrder
  /** Positive when money came in. */
  readonly amountPaise: number
  /** Another bank's for one bill: so much passed through, and the wallet is as it was. */
  readonly passedPaise?: number
  /** What the wallet held after it, without what was passing through. */
  readonly balancePaise: number
  readonly at: Date
}

export interface WalletHold {
  readonly id: string
  readonly description: string
  readonly reference?: string
  readonly order?: BoughtOrder
  readonly amountPaise: number
  readonly at: Date
  readonly expiresAt?: Date
}

export interface EntryQuery {
  /** A month in India, as 2026-11. */
  readonly month?: string | undefined
  /** `next` of the page before. One that is not ours starts from the newest. */
  readonly before?: string | undefined
  readonly limit?: number | undefined
}

export interface EntryPage {
  readonly entries: WalletEntry[]
  /** Absent on the last page. */
  readonly next?: string
}

/** One month of a wallet: what it held before, and every entry. */
export interface MonthOfWallet {
  readonly openingPaise: number
  /** Oldest first, read page by page. One pass over it adds up, also while new entries come in. */
  entries(): AsyncGenerator<WalletEntry>
  /** What was set aside then, newest first. */
  readonly holds: readonly WalletHold[]
  /** The last moment of the month, or now. */
  readonly until: Date
}

export interface Passbook {
  balance(customerId: string): Promise<Balance>
  /** Newest first. A month that is none has no entries. */
  entries(customerId: string, query?: EntryQuery): Promise<EntryPage>
  /** Every entry there is, newest first, read page by page. */
  statement(customerId: string): AsyncGenerator<WalletEntry>
  /** The months from the first entry to now, newest first. */
  months(customerId: string): Promise<string[]>
  /** Any month from the first entry to now; others are undefined. */
  month(customerId: string, month: string): Promise<MonthOfWallet | undefined>
  /** What is held at the moment, newest first. */
  holds(customerId: string): Promise<WalletHold[]>
}

const ENTRIES_ON_A_PAGE = 20
const ENTRIES_READ_AT_ONCE = 500

export function createPassbook({ store, now }: { store: Store; now: () => Date }): Passbook {
  const { db } = store

  async function entries(customerId: string, query: EntryQuery = {}): Promise<EntryPage> {
    const { month, limit = ENTRIES_ON_A_PAGE } = query
    if (month !== undefined && !isMonth(month)) return { entries: [] }
    // One more than is shown: it tells whether there is a next page.
    const rows = await pageQuery(db, customerId, { ...query, limit: limit + 1 }).execute()
    const page = rows.slice(0, limit)
    const last = page.at(-1)
    return {
      entries: await newestFirst(db, customerId, page),
      ...(rows.length > limit && last && { next: String(last.account_position) }),
    }
  }

  async function months(customerId: string): Promise<string[]> {
    const first = await db
      .selectFrom('ledger_line')
      .select('month')
      .where('account_id', '=', walletOf(customerId))
      .where('account_position', '=', 1)
      .executeTakeFirst()
    return first ? monthsBackFrom(istMonth(now().getTime()), first.month) : []
  }

  return {
    async balance(customerId) {
      const wallet = walletOf(customerId)
      const account = await db
        .selectFrom('ledger_account')
        .select(['balance_paise', 'held_paise'])
        .where('id', '=', wallet)
        .executeTakeFirst()
      return balanceOf(wallet, account)
    },
    entries,
    async *statement(customerId) {
      let before: string | undefined
      do {
        const page = await entries(customerId, { before, limit: ENTRIES_READ_AT_ONCE })
        yield* page.entries
        before = page.next
      } while (before !== undefined)
    },
    months,
    async month(customerId, month) {
      if (!(await months(customerId)).includes(month)) return undefined
      const until = Math.min(now().getTime(), endOfMonth(month))
      const [openingPaise, holds] = await Promise.all([
        balanceBefore(db, customerId, month),
        holdsAt(db, customerId, until)
          .where(({ not }) => not(wasBrought))
          .execute(),
      ])
      return {
        openingPaise,
        entries: () => oldestFirst(db, customerId, month, openingPaise),
        holds: holds.map(holdOf),
        until: new Date(until),
      }
    },
    async holds(customerId) {
      const holds = await holdsOf(db, customerId).where('hold.state', '=', literal('held')).execute()
      return holds.map(holdOf)
    },
  }
}

/** Each line says what the ledger's wallet held after it; from the newest on it is reckoned without what passed through. */
async function newestFirst(
  db: Kysely<Database>,
  customerId: string,
  lines: readonly LineRow[],
): Promise<WalletEntry[]> {
  const [newest] = lines
  if (!newest) return []
  let balancePaise = balanceAfter(newest) - (await passingAt(db, customerId, newest))
  return lines.map(line => {
    const entry = entryOf(line, balancePaise)
    balancePaise -= entry.amountPaise
    return entry
  })
}

async function* oldestFirst(
  db: Kysely<Database>,
  customerId: string,
  month: string,
  openingPaise: number,
): AsyncGenerator<WalletEntry> {
  let after = 0
  let balancePaise = openingPaise
  for (;;) {
    const rows = await lines(db, customerId)
      .where('line.month', '=', month)
      .where('line.account_position', '>', after)
      .orderBy('line.account_position')
      .limit(ENTRIES_READ_AT_ONCE)
      .execute()
    for (const row of rows) {
      balancePaise += ownPaise(row)
      yield entryOf(row, balancePaise)
    }
    if (rows.length < ENTRIES_READ_AT_ONCE) return
    after = rows.at(-1)?.account_position ?? after
  }
}

/** What the last entry of an earlier month left. */
async function balanceBefore(db: Kysely<Database>, customerId: string, month: string): Promise<number> {
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
  return last ? balanceAfter(last) - (await passingAt(db, customerId, last)) : 0
}

function balanceAfter({ id, balance_after_paise }: Pick<LineRow, 'id' | 'balance_after_paise'>): number {
  return wholeIn('ledger_line.balance_after_paise', id, balance_after_paise)
}

function holdsOf(db: Kysely<Database>, customerId: string) {
  return db
    .selectFrom('ledger_hold as hold')
    .leftJoin('customer_order as bought', 'bought.id', 'hold.reference')
    .select(['hold.id', 'description', 'reference', 'hold.amount_paise', 'created_at', 'expires_at'])
    .select(orderColumns)
    .where('account_id', '=', walletOf(customerId))
    .orderBy('created_at', 'desc')
}

/** What was set aside at a moment. One whose time had passed was not, even before it was swept. */
export function holdsAt(db: Kysely<Database>, customerId: string, at: number) {
  return holdsOf(db, customerId)
    .where('created_at', '<=', at)
    .where(hold => hold.or([hold('hold.state', '=', literal('held')), hold('ended_at', '>', at)]))
    .where(hold => hold.or([hold('expires_at', 'is', null), hold('expires_at', '>', at)]))
}

/** Without what was brought for a bill: that is told when it is out again. */
function lines(db: Kysely<Database>, customerId: string) {
  return db
    .selectFrom('ledger_line as line')
    .innerJoin('ledger_entry as entry', 'entry.id', 'line.entry_id')
    .leftJoin('customer_order as bought', 'bought.id', 'entry.reference')
    .leftJoin('ledger_entry as brought', join =>
      join
        .onRef('brought.reference', '=', 'entry.reference')
        .on('brought.kind', '=', 'add-money')
        .on('entry.kind', '=', 'payment'),
    )
    .leftJoin('source_return as back', join =>
      join.onRef('back.id', '=', 'entry.reference').on('back.cause_kind', '=', 'payment'),
    )
    .where('line.account_id', '=', walletOf(customerId))
    .where('line.account_position', 'is not', null)
    .where(({ or, eb }) => or([eb('entry.kind', '<>', 'add-money'), eb('bought.id', 'is', null)]))
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
    .select(orderColumns)
}

export function pageQuery(db: Kysely<Database>, customerId: string, { month, before, limit }: EntryQuery) {
  let page = lines(db, customerId).orderBy('line.account_position', 'desc')
  if (limit !== undefined) page = page.limit(limit)
  if (month !== undefined) page = page.where('line.month', '=', month)
  const position = positionOf(before)
  return position === undefined ? page : page.where('line.account_position', '<', position)
}

function positionOf(before: string | undefined): number | undefined {
  return before !== undefined && /^\d{1,15}$/.test(before) ? Number(before) : undefined
}

const orderColumns = ['bought.category', 'bought.title', 'bought.provider'] as const

interface BoughtColumns {
  category: string | null
  title: string | null
  provider: string | null
}

function boughtOrder({ category, title, provider }: BoughtColumns): { order?: BoughtOrder } {
  return category === null || title === null || provider === null
    ? {}
    : { order: { category, title, provider } }
}

interface HoldRow extends BoughtColumns {
  id: string
  description: string
  reference: string | null
  amount_paise: number
  created_at: number
  expires_at: number | null
}

function holdOf(hold: HoldRow): WalletHold {
  return {
    id: hold.id,
    description: hold.description,
    ...(hold.reference !== null && { reference: hold.reference }),
    ...boughtOrder(hold),
    amountPaise: wholeIn('ledger_hold.amount_paise', hold.id, hold.amount_paise),
    at: new Date(hold.created_at),
    ...(hold.expires_at !== null && { expiresAt: new Date(hold.expires_at) }),
  }
}

interface LineRow extends BoughtColumns {
  id: string
  kind: EntryKind
  description: string
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
    ...boughtOrder(line),
    amountPaise: ownPaise(line),
    ...(line.passed_by !== null && {
      passedPaise: -wholeIn('ledger_line.amount_paise', line.id, line.amount_paise),
    }),
    balancePaise,
    at: new Date(line.posted_at),
  }
}
