import { type SelectQueryBuilder, sql } from 'kysely'
import type { Database, Db } from './database.ts'

/** A metric about all servers together, in Prometheus's terms. */
export interface Metric {
  readonly name: `chowk_${string}`
  readonly help: string
  readonly labels?: readonly string[]
  /** Runs every few seconds while customers pay, so it must use indexes only. */
  read(db: Db, at: number): Promise<readonly Reading[]>
}

export type Reading = { readonly labels?: Readonly<Record<string, string>>; readonly value: number }

interface QueueTable {
  /** For example 'chowk_top_ups'. */
  readonly name: `chowk_${string}`
  /** For example 'Top-ups that have not ended'. */
  readonly what: string
  /** The column with the time since when each is pending. */
  readonly since: string
  // biome-ignore lint/suspicious/noExplicitAny: each module reads tables of its own
  from(db: Db): SelectQueryBuilder<Database, any, object>
}

/** The number of pending items, and the age of the oldest (0 without any). */
export function queueMetrics({ name, what, since, from }: QueueTable): Metric[] {
  const [count, oldestAt] = [sql<number>`count(*)`, sql<number | null>`min(${sql.ref(since)})`]
  const read = (db: Db) =>
    from(db)
      .select([count.as('count'), oldestAt.as('oldestAt')])
      .executeTakeFirstOrThrow()
  return [
    { name: `${name}_open`, help: what, read: async db => [{ value: (await read(db)).count }] },
    {
      name: `${name}_oldest_age_seconds`,
      help: `${what}: age of the oldest`,
      read: async (db, at) => [{ value: ageSeconds((await read(db)).oldestAt, at) }],
    },
  ]
}

export function ageSeconds(since: number | null, at: number): number {
  return since === null ? 0 : Math.max(0, at - since) / 1000
}
