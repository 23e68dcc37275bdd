import type { Kysely } from 'kysely'
import type { Database } from './database.ts'

/** Migrations of one opening follow each other. */
const oneOpeningMs = 60 * 60_000
/** Servers of the release before may go on for so long. */
const upgradeMs = 24 * 60 * 60_000

/** Until when rows may lack what a migration brought: 0 where the store has had it from its first day. */
export async function lackedUntil(db: Kysely<Database>, migration: string): Promise<number> {
  const done = await db.selectFrom('store_migration').select(['name', 'timestamp']).execute()
  const times = done.map(({ timestamp }) => Date.parse(timestamp)).filter(Number.isFinite)
  const at = Date.parse(done.find(({ name }) => name === migration)?.timestamp ?? '')
  return at - Math.min(...times) > oneOpeningMs ? at + upgradeMs : 0
}
