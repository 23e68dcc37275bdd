import { type ColumnDataType, type CreateTableBuilder, type Kysely, sql } from 'kysely'
import { Migrator, type MigratorProps } from 'kysely/migration'
import type { Database } from './database.ts'
import { migrationsOf, type Room } from './room.ts'
import type { StoreKind } from './store.ts'

/** A step of the schema. Once released it never changes: the next wish is the next migration. */
export type Migration = (schema: Schema) => Promise<void>

export interface Schema {
  readonly kind: StoreKind
  readonly db: Kysely<unknown>
  /** The type of whole numbers (paise, epoch milliseconds, counts) on this database. */
  readonly integer: ColumnDataType
  /** Begins a table; on SQLite a strict one, which refuses a text or a fraction where a whole number belongs. */
  table(name: string): CreateTableBuilder<string>
}

/** Brings the schema up to date. `transaction` must already keep every other server's migration out. */
export async function migrate(
  transaction: MigratorProps['db'],
  kind: StoreKind,
  rooms: readonly Room[],
): Promise<void> {
  if (await isAheadHarmlessly(transaction, rooms)) return
  const { error } = await new Migrator({
    db: transaction,
    migrationTableName: 'store_migration',
    migrationLockTableName: 'store_migration_lock',
    provider: {
      getMigrations: async () =>
        Object.fromEntries(
          Object.entries(migrationsOf(rooms)).map(([name, migration]) => [
            name,
            { up: (db: Kysely<unknown>) => migration(schemaOf(db, kind)) },
          ]),
        ),
    },
  }).migrateToLatest()
  if (error) throw error
}

/**
 * A newer version has been here, and says of each of its migrations that the release before goes on working: so a server of
 * that release may start again, after a crash in the middle of an upgrade or to take the upgrade back.
 */
async function isAheadHarmlessly(db: MigratorProps['db'], rooms: readonly Room[]): Promise<boolean> {
  const tables = await db.introspection.getTables()
  if (!tables.some(({ name }) => name === 'store_migration')) return false
  const { rows } = await sql<{ name: string }>`select name from store_migration`.execute(db)
  const done = new Set(rows.map(({ name }) => name))
  const known = Object.keys(migrationsOf(rooms))
  const strange = strangeIn(done, known)
  return strange.length > 0 && strange.every(onlyAdds) && known.every(name => done.has(name))
}

function strangeIn(done: ReadonlySet<string>, known: readonly string[]): string[] {
  return [...done].filter(name => !known.includes(name))
}

/** Tables, indexes and columns that the release before may leave empty. */
const onlyAdds = (migration: string) => migration.endsWith('-adds')

/** Why a store cannot be read by this version, or undefined. */
export async function whyNotReadable(
  db: Kysely<Database>,
  rooms: readonly Room[],
): Promise<string | undefined> {
  const done = await sql<{ name: string }>`select name from store_migration`.execute(db).then(
    ({ rows }) => new Set(rows.map(({ name }) => name)),
    () => undefined,
  )
  if (!done) return 'no portal has opened this store yet'
  const known = Object.keys(migrationsOf(rooms))
  const missing = known.find(name => !done.has(name))
  if (missing) return `the store is older than this version, it lacks ${missing}: open it with a portal first`
  const strange = strangeIn(done, known).find(name => !onlyAdds(name))
  return strange && `the store is newer than this version, it has ${strange}: take the version that made it`
}

export function schemaOf(db: Kysely<unknown>, kind: StoreKind): Schema {
  return {
    kind,
    db,
    integer: kind === 'sqlite' ? 'integer' : 'bigint',
    table: name =>
      kind === 'sqlite' ? db.schema.createTable(name).modifyEnd(sql`strict`) : db.schema.createTable(name),
  }
}
