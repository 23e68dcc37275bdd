import { type Kysely, sql } from 'kysely'
import { Migrator, type MigratorProps } from 'kysely/migration'
import type { Db, StoreKind } from './database.ts'
import type { Schema } from './migration.ts'
import { migrationsOf, type StoreModule } from './store-module.ts'

/** Brings the schema up to date. `transaction` must already exclude the migrations of other servers. */
export async function migrate(
  transaction: MigratorProps['db'],
  kind: StoreKind,
  modules: readonly StoreModule[],
): Promise<void> {
  const done = await migrationsDone(transaction)
  const known = Object.keys(migrationsOf(modules))
  if (isDevelopmentStore(done, known)) throw new Error(developmentStoreProblem)
  if (isCompatiblyAhead(done, known)) return
  const { error } = await new Migrator({
    db: transaction,
    migrationTableName: 'store_migration',
    migrationLockTableName: 'store_migration_lock',
    provider: {
      getMigrations: async () =>
        Object.fromEntries(
          Object.entries(migrationsOf(modules)).map(([name, migration]) => [
            name,
            { up: (db: Kysely<unknown>) => migration(schemaOf(db, kind)) },
          ]),
        ),
    },
  }).migrateToLatest()
  if (error) throw error
}

/** Returns nothing where no store exists yet. */
async function migrationsDone(db: MigratorProps['db']): Promise<ReadonlySet<string>> {
  const tables = await db.introspection.getTables()
  if (!tables.some(({ name }) => name === 'store_migration')) return new Set()
  const { rows } = await sql<{ name: string }>`select name from store_migration`.execute(db)
  return new Set(rows.map(({ name }) => name))
}

export const developmentStoreProblem =
  'it was made by a development version, from which no migration leads to this one: ' +
  'to start over, name an empty folder by CHOWK_DATA or an empty database by DATABASE_URL'

/** The store has migrations of neither an older release (a subset of ours) nor a newer one (a superset). */
export function isDevelopmentStore(done: ReadonlySet<string>, known: readonly string[]): boolean {
  return unknownMigrations(done, known).length > 0 && !known.every(name => done.has(name))
}

/**
 * A newer version has migrated this store, and the names of its migrations promise that the previous release still
 * works. A server of the previous release may then restart, after a crash during an upgrade or to roll it back.
 */
function isCompatiblyAhead(done: ReadonlySet<string>, known: readonly string[]): boolean {
  const strange = unknownMigrations(done, known)
  return strange.length > 0 && strange.every(onlyAdds) && known.every(name => done.has(name))
}

function unknownMigrations(done: ReadonlySet<string>, known: readonly string[]): string[] {
  return [...done].filter(name => !known.includes(name))
}

/** Migrations that add tables, indexes and columns which the previous release may leave empty. */
const onlyAdds = (migration: string) => migration.endsWith('-adds')

/** The reason why this version cannot read a store, or undefined. */
export async function unreadableReason(db: Db, modules: readonly StoreModule[]): Promise<string | undefined> {
  const done = await migrationsDone(db)
  if (done.size === 0) return 'no portal has opened this store yet'
  const known = Object.keys(migrationsOf(modules))
  if (isDevelopmentStore(done, known)) return developmentStoreProblem
  const missing = known.find(name => !done.has(name))
  if (missing) return `the store is older than this version, it lacks ${missing}: open it with a portal first`
  const strange = unknownMigrations(done, known).find(name => !onlyAdds(name))
  return strange && `the store is newer than this version, it has ${strange}: take the version that made it`
}

export function schemaOf(db: Kysely<unknown>, kind: StoreKind): Schema {
  return {
    kind,
    db,
    async run(statements) {
      const withoutComments = statements.replaceAll(/^\s*--.*$/gm, '')
      for (const statement of withoutComments.split(/;\s*?(?:\n|$)/).map(text => text.trim()))
        if (statement) await sql.raw(inDialect(statement, kind)).execute(db)
    },
  }
}

function inDialect(statement: string, kind: StoreKind): string {
  if (kind === 'postgres') return statement.replaceAll(/\binteger\b/g, 'bigint')
  return statement.startsWith('create table') ? `${statement} strict` : statement
}
