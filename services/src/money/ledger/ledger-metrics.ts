import { sql } from 'kysely'
import type { Db } from '../../platform/store/database.ts'
import { literal } from '../../platform/store/literal.ts'
import { type Metric, queueMetrics } from '../../platform/store/metric.ts'
import type { SystemAccount } from './accounts.ts'

/** Accounts that are empty when nothing is owed, claimed or adjusted. Few entries touch them, so an index can sum them. */
const watchedAccounts = [
  'system:suspense',
  'system:receivables',
  'system:compensation',
  'system:adjustments',
] as const satisfies SystemAccount[]

/** The accounts as the index names them. */
export const watchedAccountList = sql<SystemAccount>`(${sql.join(watchedAccounts.map(literal))})`

const sumOfPaise = sql<number | null>`cast(sum(amount_paise) as bigint)`.as('paise')

export const ledgerMetrics: readonly Metric[] = [
  ...queueMetrics({
    name: 'chowk_holds',
    what: 'Holds in wallets',
    since: 'created_at',
    from: held,
  }),
  {
    name: 'chowk_holds_paise',
    help: 'Money on hold in wallets, in paise',
    async read(db) {
      const { paise } = await held(db).select(sumOfPaise).executeTakeFirstOrThrow()
      return [{ value: paise ?? 0 }]
    },
  },
  {
    name: 'chowk_ledger_account_paise',
    help: 'Balances of the accounts for suspense, receivables, compensation and adjustments, in paise',
    labels: ['account'],
    async read(db) {
      const sums = await db
        .selectFrom('ledger_line')
        .select(['account_id', sumOfPaise])
        .where('account_id', 'in', watchedAccountList)
        .groupBy('account_id')
        .execute()
      return watchedAccounts.map(id => ({
        labels: { account: id.replace('system:', '') },
        value: sums.find(({ account_id }) => account_id === id)?.paise ?? 0,
      }))
    },
  },
]

function held(db: Db) {
  return db.selectFrom('ledger_hold').where('state', '=', literal('held'))
}
