// What is due on a customer's saved accounts: a worker queries billers ahead of time, and pages show it from the store.
// Any number of servers may run the worker, since each query is claimed.
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { dayMs } from '../../platform/calendar/durations.ts'
import { prepare } from '../../platform/store/prepare.ts'
import type { SavedAccount, SavedAccounts } from '../saved-accounts/saved-accounts.ts'
import { remindOfDue, switchReminders } from './due-reminders.ts'
import { latestQueryMs, mayRemindAt, unusedRecheckMs } from './due-schedule.ts'
import type { AccountDueRow, Due, DueFault } from './dues.tables.ts'
import {
  type BillerQueryOptions,
  createBillerQuery,
  type DueAccount,
  dueOf,
  type StoredDue,
  storedDues,
} from './query-biller.ts'

/** What is known of an account; each state has the data it is based on. */
export type DueState =
  | { readonly state: 'due' | 'plan' | 'paid-elsewhere'; readonly due: Due }
  /** A payment of it is in progress. */
  | { readonly state: 'paying'; readonly orderId: string }
  | { readonly state: 'paid'; readonly lastPaid: NonNullable<SavedAccount['lastPaid']> }
  | { readonly state: 'fault'; readonly fault: DueFault }
  /** Nothing is due; the biller was not queried yet; the account was not used for months, so its biller is not queried. */
  | { readonly state: 'nothing' | 'unasked' | 'unused' }

export interface AccountDue {
  readonly account: SavedAccount
  readonly dueState: DueState
  /** False if the customer switched the reminders of this account off. */
  readonly reminds: boolean
}

interface DuesOptions extends BillerQueryOptions {
  readonly savedAccounts: Pick<SavedAccounts, 'list'>
  readonly waitMs?: number
}

/** Leaves capacity for customers who look up bills of the same biller. */
const concurrentQueriesPerBiller = 4
const billersAtOnce = 25
const misplacedAtOnce = 20
const remindedAtOnce = 100
const shortlyMs = 1500
const retryAfterMs = 30 * 60_000
/** Sooner while nothing is known: the page says that the biller is being queried. */
const firstRetryAfterMs = 5 * 60_000
const oldMs = dayMs / 2
const paidLatelyMs = 45 * dayMs

const duesOf = prepare((query, { customerId }: { customerId: string }) =>
  storedDues(query).where('of.customer_id', '=', customerId),
)

export function createDues({ savedAccounts, waitMs = shortlyMs, ...options }: DuesOptions) {
  const { store, log, now } = options
  const { db } = store
  const queryBiller = createBillerQuery(options)

  async function queryOrLog(account: DueAccount): Promise<void> {
    await queryBiller(account).catch(error =>
      log.error(
        { err: error, account: account.account_id },
        'a biller could not be queried; the worker retries it',
      ),
    )
  }

  const rowsOf = (customerId: string) => store.lookUp(duesOf, { customerId })

  /**
   * The longest waiting accounts of each biller, so that a biller with many accounts does not delay others: the query
   * goes from biller to biller by the index, and reads only the first accounts of each.
   */
  async function nextDue(at: number): Promise<DueAccount[]> {
    const { rows: billers } = await sql<{ id: string }>`
      with recursive biller (id) as (
        select min(biller_id) from account_due
        union all
        select (select min(biller_id) from account_due where biller_id > biller.id) from biller where id is not null
      ), longest (id, due_at) as (
        select id, (select min(ask_at) from account_due where biller_id = biller.id) from biller
      )
      select id from longest where due_at <= ${at} order by due_at limit ${billersAtOnce}`.execute(db)
    const accounts = db.selectFrom('account_due').select(['account_id', 'asked_at']).orderBy('ask_at')
    const ofEach = billers.map(({ id }) =>
      accounts
        .where('biller_id', '=', id)
        .where('ask_at', '<=', at)
        .limit(concurrentQueriesPerBiller)
        .execute(),
    )
    // Planned by a wrong clock.
    const tooLate = accounts
      .where('ask_at', '>', at + latestQueryMs)
      .limit(misplacedAtOnce)
      .execute()
    return (await Promise.all([...ofEach, tooLate])).flat()
  }

  async function remindDue(at: number): Promise<void> {
    if (!mayRemindAt(at)) return
    const due = await db
      .selectFrom('account_due')
      .select('account_id')
      .where('remind_at', '<=', at)
      .orderBy('remind_at')
      .limit(remindedAtOnce)
      .execute()
    await Promise.all(due.map(({ account_id: accountId }) => store.run(remindOfDue, { accountId, at })))
  }

  return {
    /** The earliest due first. Billers whose answer is old are queried, with a short time limit. */
    async list(customerId: string): Promise<AccountDue[]> {
      const [accounts, before] = await Promise.all([savedAccounts.list(customerId), rowsOf(customerId)])
      const at = now().getTime()
      const old = before.filter(row => isOld(row, accounts, at))
      if (old.length > 0)
        await Promise.race([Promise.all(old.map(queryOrLog)), wait(waitMs, undefined, { ref: false })])
      const rows = old.length > 0 ? await rowsOf(customerId) : before
      return inOrder(accounts, rows, at)
    },

    /** The same from the store alone: no biller is queried. */
    async known(customerId: string): Promise<AccountDue[]> {
      const [accounts, rows] = await Promise.all([savedAccounts.list(customerId), rowsOf(customerId)])
      return inOrder(accounts, rows, now().getTime())
    },

    /** Switches reminders of this account on or off. False when the customer has no such account. */
    remind: (customerId: string, accountId: string, reminds: boolean) =>
      store.run(switchReminders, { customerId, accountId, reminds, at: now().getTime() }),

    /** Queries billers about accounts that are due for a query, and sends reminders. Safe on any server at any time. */
    async runDueWork(): Promise<void> {
      const at = now().getTime()
      await Promise.all((await nextDue(at)).map(queryOrLog))
      await remindDue(now().getTime())
    },
  }
}

/** The earliest due first. */
function inOrder(accounts: readonly SavedAccount[], rows: readonly StoredDue[], at: number): AccountDue[] {
  const found = accounts.map(account => {
    const row = rows.find(({ account_id }) => account_id === account.id)
    return { account, dueState: stateOf(account, row, at), reminds: row?.reminds !== 0 }
  })
  return found.toSorted((one, other) => dayOf(one).localeCompare(dayOf(other)))
}

/** Old, or older than a payment, without a recent attempt. A wrong clock may have dated it in the future. */
function isOld(row: AccountDueRow, accounts: readonly SavedAccount[], at: number) {
  const { account_id, asked_at, seen_at } = row
  const paidAt = accounts.find(({ id }) => id === account_id)?.lastPaid?.at.getTime() ?? 0
  const retryMs = seen_at === null ? firstRetryAfterMs : retryAfterMs
  if (asked_at !== null && asked_at > Math.max(paidAt, at - retryMs) && asked_at <= at) return false
  if (row.due !== null && !dueOf(row)) return true
  return seen_at === null || seen_at < at - oldMs || seen_at > at || seen_at <= paidAt
}

function stateOf(account: SavedAccount, row: StoredDue | undefined, at: number): DueState {
  const { lastPaid } = account
  const paidAt = lastPaid?.at.getTime() ?? 0
  const due = row && dueOf(row)
  const isPaidSince = due !== undefined && !due.isPlan && paidAt >= (row?.seen_at ?? 0)
  if (row?.paying) return { state: 'paying', orderId: row.paying }
  // Forged or damaged: the biller is queried again.
  if (row?.due && !due) return { state: 'unasked' }
  if (row?.fault) return { state: 'fault', fault: row.fault }
  if (due && !isPaidSince)
    return { state: due.isPaidElsewhere ? 'paid-elsewhere' : due.isPlan ? 'plan' : 'due', due }
  if (lastPaid && paidAt > at - paidLatelyMs) return { state: 'paid', lastPaid }
  if (row?.seen_at != null) return { state: 'nothing' }
  const isUnused = row?.asked_at != null && row.ask_at - row.asked_at >= unusedRecheckMs
  return { state: isUnused ? 'unused' : 'unasked' }
}

/** Sorts after every day. */
const dayOf = ({ dueState }: AccountDue) =>
  dueState.state === 'due' || dueState.state === 'plan' ? dueState.due.dueDate : 'later'
