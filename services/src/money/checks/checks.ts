import { auditClockSkewMs, timeOf } from '../../platform/store/audit/audit-checks.ts'
import type { Database, Db } from '../../platform/store/database.ts'
import type { Metric } from '../../platform/store/metric.ts'
import type { SealedTable } from '../../platform/store/sealed-table.ts'
import type { Store } from '../../platform/store/store.ts'

/** Every audit seals its own result again; the reconciliation does not have the key. */
export const sealedCheck: SealedTable = {
  key: ['name'],
  changes: { ended_at: 'later', differences: { with: ['ended_at'] } },
}

/** The checks whose last run is stored. */
const checkNames = ['audit', 'whole-audit', 'reconciliation'] as const
export type CheckName = (typeof checkNames)[number]

export async function recordCheck({ db }: Pick<Store, 'db'>, check: Database['money_check']): Promise<void> {
  const { name, ...result } = check
  await db
    .insertInto('money_check')
    .values({ name, ...result })
    .onConflict(conflict => conflict.column('name').doUpdateSet(result))
    .execute()
}

export const checkMetrics: readonly Metric[] = [
  {
    name: 'chowk_check_differences',
    help: 'Differences that the last run of each check found',
    labels: ['check'],
    async read(db) {
      const found = await db.selectFrom('money_check').select(['name', 'differences']).execute()
      return found.map(({ name, differences }) => ({ labels: { check: name }, value: differences }))
    },
  },
  {
    name: 'chowk_check_age_seconds',
    help: 'Time since the last run of each check; since 1970 if it never ran',
    labels: ['check'],
    async read(db, at) {
      const found = await db.selectFrom('money_check').select(['name', 'ended_at']).execute()
      // A run that ends in the future would silence the alarm until then.
      const ended = found.filter(({ ended_at }) => ended_at <= at + auditClockSkewMs)
      const endedAt = new Map(ended.map(({ name, ended_at }) => [name, ended_at]))
      return checkNames.map(check => ({
        labels: { check },
        value: Math.max(0, at - (endedAt.get(check) ?? 0)) / 1000,
      }))
    },
  },
]

/**
 * Audits the audit's own result: it is written together with a seal, unless the ledger did not continue from the one
 * before.
 */
export async function auditChecks(db: Db): Promise<string[]> {
  const checks = await db
    .selectFrom('money_check')
    .selectAll()
    .where('name', 'in', ['audit', 'whole-audit'])
    .execute()
  const seals = await db
    .selectFrom('ledger_seal')
    .select(['sealed_at', 'differences'])
    .orderBy('number')
    .execute()
  const last = seals.at(-1)
  return checks.flatMap(({ name, ended_at, differences }) => {
    const isNewer = ended_at >= (last?.sealed_at ?? 0) && differences > 0
    const isSealed = seals.some(seal => seal.sealed_at === ended_at && seal.differences === differences)
    return isSealed || isNewer
      ? []
      : [
          `money check ${name}: no seal says that it ended at ${timeOf(ended_at)} with ${differences} difference(s)`,
        ]
  })
}
