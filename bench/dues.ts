/**
 * What it costs to ask billers about saved accounts and to remind of each, by one worker and with a biller that answers at once:
 * the same for each account, however many are due at the same moment.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { billers as allBillers } from '@chowk/catalog'
// For the types of their tables.
import type {} from '../services/src/bills/dues/dues.module.ts'
import { createDues } from '../services/src/bills/dues/dues.ts'
import { newDueColumns } from '../services/src/bills/saved-accounts/save-account.ts'
import type {} from '../services/src/bills/saved-accounts/saved-accounts.module.ts'
import { createSavedAccounts } from '../services/src/bills/saved-accounts/saved-accounts.ts'
import type {} from '../services/src/identity/accounts/accounts.module.ts'
import type { Mobile } from '../services/src/identity/mobile/mobile.ts'
import type {} from '../services/src/messages/sent/messages.module.ts'
import { openStore } from '../services/src/open-store.ts'
import type { Store } from '../services/src/platform/store/store.ts'
import { atMost, type Figure, plain, rounded } from './figure.ts'

const counts = [10_000, 200_000] as const
const billerCount = 40
const insertedAtOnce = 500
/** The store's thread compiles its code while it works on the first accounts. */
const warmUp = 3_000
const goal = 1.2

/** Within the hours of reminders, in India. */
const at = Date.parse('2026-11-19T11:00:00+05:30')

export async function dues(): Promise<Figure[]> {
  await costOf(warmUp)
  const costs: number[] = []
  for (const count of counts) costs.push(await costOf(count))
  const [few = Number.NaN, many = Number.NaN] = costs
  return [
    ...counts.map((count, index) =>
      plain(
        `asking and reminding ${count} accounts, processor time of one`,
        rounded(costs[index] ?? 0),
        'ms',
      ),
    ),
    atMost(goal, `the same of ${counts[1]} accounts to ${counts[0]}`, rounded(many / few), ''),
    atMost(goal, `the same of ${counts[0]} accounts to ${counts[1]}`, rounded(few / many), ''),
  ]
}

/** Milliseconds of processor time for an account, after the first. */
async function costOf(measured: number): Promise<number> {
  const count = warmUp + measured
  const dataDir = await mkdtemp(join(tmpdir(), 'chowk-bench-dues-'))
  const store = await openStore({ dataDir })
  try {
    await saveAccounts(store, count)
    let queried = 0
    const now = () => new Date(at)
    const log = { debug() {}, info() {}, warn: console.error, error: console.error }
    const { runDueWork } = createDues({
      store,
      now,
      log,
      savedAccounts: createSavedAccounts({ store, now }),
      gateway: {
        async fetchBill() {
          queried++
          const amounts = [{ kind: 'total-due', amountPaise: 1_205_00 }] as const
          const bill = {
            billNumber: 'B1',
            customerName: 'A***',
            billDate: '2026-11-02',
            dueDate: '2026-11-20',
            amounts,
          }
          return { outcome: 'bill', bill }
        },
      },
    })
    while (queried < warmUp) await runDueWork()
    const [before, left] = [process.cpuUsage(), count - queried]
    while (queried < count || (await remindersOf(store)) < count) await runDueWork()
    const { user, system } = process.cpuUsage(before)
    if (queried !== count) throw new Error(`${count} accounts were asked about ${queried} times.`)
    return (user + system) / 1000 / left
  } finally {
    await store.close()
    await rm(dataDir, { recursive: true })
  }
}

async function remindersOf({ db }: Store): Promise<number> {
  const open = await db
    .selectFrom('account_due')
    .select('account_id')
    .where('remind_at', 'is not', null)
    .limit(1)
    .execute()
  if (open.length > 0) return 0
  const sent = db.selectFrom('message').select(({ fn }) => fn.countAll<number>().as('count'))
  return (await sent.executeTakeFirstOrThrow()).count
}

async function saveAccounts({ db }: Store, count: number): Promise<void> {
  const billers = allBillers.filter(({ category }) => category.flow === 'bill').slice(0, billerCount)
  for (let first = 0; first < count; first += insertedAtOnce) {
    const numbers = Array.from({ length: Math.min(insertedAtOnce, count - first) }, (_, nth) => first + nth)
    const of = (number: number) => {
      const account = String(1_000_000_000 + number)
      return {
        id: `ACC-${account}`,
        customer_id: `CUS-${account}`,
        account,
        biller_id: billers[number % billers.length]?.id ?? '',
      }
    }
    await db
      .insertInto('customer')
      .values(
        numbers.map(number => ({
          ...{ id: of(number).customer_id, name: '', language: 'en', is_demonstration: 0, created_at: at },
          mobile: String(6_000_000_000 + number) as Mobile,
        })),
      )
      .execute()
    await db
      .insertInto('saved_account')
      .values(numbers.map(number => ({ ...of(number), parameters: '{}', name: '', label: '', saved_at: at })))
      .execute()
    await db
      .insertInto('account_due')
      .values(
        numbers.map(number => {
          const { id: account_id, customer_id, biller_id } = of(number)
          return { ...newDueColumns, account_id, customer_id, biller_id, ask_at: at - number }
        }),
      )
      .execute()
  }
}
