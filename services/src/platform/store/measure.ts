import type { Kysely } from 'kysely'
import type { Database } from './database.ts'

/** A number about all servers together that an operator watches, as Prometheus knows it. */
export interface Measure {
  readonly name: `chowk_${string}`
  readonly help: string
  readonly labels?: readonly string[]
  /** Asked every some seconds while customers pay: by indexes only. */
  read(db: Kysely<Database>, at: number): Promise<readonly Reading[]>
}

export interface Reading {
  readonly labels?: Readonly<Record<string, string>>
  readonly value: number
}

/** What waits, and since when the oldest of it does. */
interface Waiting {
  readonly count: number
  readonly oldestAt: number | null
}

interface WaitingThings {
  /** As 'chowk_top_ups'. */
  readonly name: `chowk_${string}`
  /** As 'Top-ups that have not ended'. */
  readonly what: string
  read(db: Kysely<Database>): Promise<Waiting>
}

/** How many wait, and how long the oldest has: 0 where none does. */
export function measuresOfWaiting({ name, what, read }: WaitingThings): Measure[] {
  return [
    {
      name: `${name}_open`,
      help: what,
      read: async db => [{ value: (await read(db)).count }],
    },
    {
      name: `${name}_oldest_age_seconds`,
      help: `${what}: the age of the oldest`,
      read: async (db, at) => [{ value: ageSeconds((await read(db)).oldestAt, at) }],
    },
  ]
}

export function ageSeconds(since: number | null, at: number): number {
  return since === null ? 0 : Math.max(0, at - since) / 1000
}
