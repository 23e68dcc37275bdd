// UPI regularly reports 'failed' and delivers the money hours later. Failed payments are therefore queried again for
// some days at growing intervals, so that late money is noticed.

import { dayInIndia } from '@chowk/catalog'
import { sql } from 'kysely'
import { dayMs, minuteMs } from '../../platform/calendar/durations.ts'
import { type Check, timeOf } from '../../platform/store/audit/audit-checks.ts'
import { readIntegerColumn } from '../../platform/store/broken-record.ts'
import type { Database, Db } from '../../platform/store/database.ts'

/** Newest first. */
const lateRules = [
  {
    /** The first day in India on which the rule applies. */
    from: '2019-10-15',
    days: 5,
    source:
      'RBI, Harmonisation of Turn Around Time, DPSS.CO.PD No.629/02.01.014/2019-20: what is not settled by T+5 is compensated',
  },
]

const firstQueryMs = minuteMs
const queriesPerRun = 100

/** When to query a failed payment next, or null once no money is expected any more. */
export function nextLateQueryAt(failedAt: number, at: number): number | null {
  const until = lateUntil(failedAt)
  if (until === undefined)
    throw new Error(`No rule says how long to query what failed at ${timeOf(failedAt)}.`)
  if (at >= until) return null
  return Math.min(at + Math.max(at - failedAt, firstQueryMs), until)
}

/** How long a failed payment is queried; undefined for times before the first rule. */
function lateUntil(failedAt: number): number | undefined {
  const rule = lateRules.find(({ from }) => from <= dayInIndia(failedAt))
  return rule && failedAt + rule.days * dayMs
}

/** The tables whose failed rows are queried. */
type LateTable = {
  [Table in keyof Database]: Database[Table] extends { late_due_at: unknown } ? Table : never
}[keyof Database]

interface LateQuery<Table extends LateTable> {
  readonly table: Table
  /** The column with our reference. */
  readonly key: keyof Database[Table] & string
  readonly at: number
  query(reference: string): Promise<void>
  onError(error: unknown): void
}

/** Queries failed rows that are due, each on one server only. A failing query does not stop the others. */
export async function queryFailedPayments<Table extends LateTable>(
  db: Db,
  { table, key, at, query: ask, onError }: LateQuery<Table>,
): Promise<void> {
  const late: LateTable = table
  const due = await db
    .selectFrom(late)
    .select([sql.ref<string>(key).as('reference'), 'ended_at'])
    .where('late_due_at', '<=', at)
    .orderBy('late_due_at')
    .limit(queriesPerRun)
    .execute()
  for (const { reference, ended_at } of due) {
    try {
      const failedAt = readIntegerColumn(`${late}.ended_at`, reference, ended_at)
      const taken = await db
        .updateTable(late)
        .set({ late_due_at: nextLateQueryAt(failedAt, at) })
        .where(sql.ref(key), '=', reference)
        .where('late_due_at', '<=', at)
        .returning('late_due_at')
        .executeTakeFirst()
      if (taken) await ask(reference)
    } catch (error) {
      onError(error)
    }
  }
}

type Late = Pick<Database['wallet_top_up'], 'ended_at' | 'late_due_at'>

/** The audit's checks; `isMoneyMissing`: the row failed and its money has not come. */
export function lateMoneyChecks(
  { ended_at, late_due_at }: Late,
  isMoneyMissing: boolean,
  at: number,
): Check[] {
  const until = ended_at === null ? undefined : lateUntil(ended_at)
  const isOver = until !== undefined && at >= until
  const isInTime = until !== undefined && late_due_at !== null && late_due_at <= until
  return [
    ['that it is still queried', late_due_at !== null || !isMoneyMissing || isOver, true],
    ['that it is queried in time', late_due_at === null || isInTime, true],
  ]
}
