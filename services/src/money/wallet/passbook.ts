// What a customer reads about the wallet. Another customer's entry is not found. Pages are found by position in the
// wallet, so the thousandth is as fast as the first.

import type { Selectable } from 'kysely'
import { endOfMonth, isMonth, monthInIndia, monthsBackFrom } from '../../platform/calendar/india-calendar.ts'
import type { ServiceContext } from '../../platform/service-context/service-context.ts'
import { readIntegerColumn } from '../../platform/store/broken-record.ts'
import type { Database, Db } from '../../platform/store/database.ts'
import { literal } from '../../platform/store/literal.ts'
import { prepare } from '../../platform/store/prepare.ts'
import type { Store } from '../../platform/store/store.ts'
import { type WalletAccount, walletOf } from '../ledger/accounts.ts'
import { type Balance, balanceOf, balanceQuery } from '../ledger/balance.ts'
import { isPassingHold } from '../limits/outstanding.ts'
import {
  balanceBefore,
  type EntryQuery,
  entriesOnAPage,
  pageQuery,
  type WalletEntry,
  walletLinesNewestFirst,
  walletLinesOldestFirst,
} from './wallet-lines.ts'

export type WalletHold = Readonly<ReturnType<typeof holdOf>>

export interface EntryPage {
  readonly entries: WalletEntry[]
  /** Absent on the last page. */
  readonly next?: string
}

/** One month of a wallet: the balance before it, and every entry. */
export type MonthOfWallet = NonNullable<Awaited<ReturnType<ReturnType<typeof createPassbook>['month']>>>

const entriesReadAtOnce = 500

export function createPassbook({ store, now }: Pick<ServiceContext, 'store' | 'now'>) {
  const { db } = store

  /** Like `lookUp`, for results that may be long. */
  const readLong: Store['lookUp'] = async (query, values) =>
    (await db.executeQuery(query({ kind: store.kind, query: db }, values))).rows

  /** Newest first. An invalid month has no entries. */
  async function entries(customerId: string, query: EntryQuery = {}): Promise<EntryPage> {
    const { month, before, limit = entriesOnAPage } = query
    if (month !== undefined && !isMonth(month)) return { entries: [] }
    // One more than shown, to know whether there is a next page.
    const values = { ...query, customerId, limit: limit + 1 }
    const isNewest = month === undefined && before === undefined && limit === entriesOnAPage
    const read = isNewest ? store.lookUp : readLong
    const rows = await read(pageQuery, values)
    const page = rows.slice(0, limit)
    const last = page.at(-1)
    return {
      entries: await walletLinesNewestFirst(read, customerId, page),
      ...(rows.length > limit && last && { next: String(last.account_position) }),
    }
  }

  /** The months from the first entry to now, newest first. */
  async function months(customerId: string): Promise<string[]> {
    const [first] = await store.lookUp(firstLine, { account: walletOf(customerId) })
    return first ? monthsBackFrom(monthInIndia(now().getTime()), first.month) : []
  }

  return {
    async balance(customerId: string): Promise<Balance> {
      const account = walletOf(customerId)
      const [stored] = await store.lookUp(balanceQuery, { account })
      return balanceOf(account, stored)
    },
    entries,
    /** All entries, newest first, read page by page. */
    async *statement(customerId: string): AsyncGenerator<WalletEntry> {
      let before: string | undefined
      do {
        const page = await entries(customerId, { before, limit: entriesReadAtOnce })
        yield* page.entries
        before = page.next
      } while (before !== undefined)
    },
    months,
    /** Any month from the first entry to now; others are undefined. */
    async month(customerId: string, month: string) {
      if (!(await months(customerId)).includes(month)) return undefined
      const until = Math.min(now().getTime(), endOfMonth(month))
      const [openingPaise, holds] = await Promise.all([
        balanceBefore(db, readLong, customerId, month),
        holdsAt(db, customerId, until).execute(),
      ])
      return {
        /** The balance before the month. */
        openingPaise,
        /** Oldest first, read page by page, consistently even while new entries arrive. */
        entries: () => walletLinesOldestFirst(db, customerId, month, openingPaise),
        /** What was on hold then, newest first. */
        holds: holds.map(holdOf),
        /** The last moment of the month, or now. */
        until: new Date(until),
      }
    },
    /** Open holds on the wallet's own money, newest first. */
    async holds(customerId: string) {
      const holds = await store.lookUp(heldNow, { account: walletOf(customerId) })
      return holds.map(holdOf)
    },
  }
}

const firstLine = prepare((query, value: { account: WalletAccount }) =>
  query
    .selectFrom('ledger_line')
    .select('month')
    .where('account_id', '=', value.account)
    .where('account_position', '=', 1),
)

const heldNow = prepare((query, value: { account: WalletAccount }) =>
  holdsOf(query, value.account).where('hold.state', '=', literal('held')),
)

function holdsOf(db: Db, account: WalletAccount) {
  return db
    .selectFrom('ledger_hold as hold')
    .select(['hold.id', 'description', 'reference', 'hold.amount_paise', 'created_at', 'expires_at'])
    .where('account_id', '=', account)
    .where(({ not }) => not(isPassingHold))
    .orderBy('created_at', 'desc')
}

/** The holds at a time, without expired ones that were not swept yet. */
export function holdsAt(db: Db, customerId: string, at: number) {
  return holdsOf(db, walletOf(customerId))
    .where('created_at', '<=', at)
    .where(hold => hold.or([hold('hold.state', '=', literal('held')), hold('ended_at', '>', at)]))
    .where(hold => hold.or([hold('expires_at', 'is', null), hold('expires_at', '>', at)]))
}

type HoldRow = Omit<Selectable<Database['ledger_hold']>, 'account_id' | 'state' | 'ended_at'>

function holdOf(hold: HoldRow) {
  return {
    id: hold.id,
    description: hold.description,
    ...(hold.reference !== null && { reference: hold.reference }),
    amountPaise: readIntegerColumn('ledger_hold.amount_paise', hold.id, hold.amount_paise),
    at: new Date(hold.created_at),
    ...(hold.expires_at !== null && { expiresAt: new Date(hold.expires_at) }),
  }
}
