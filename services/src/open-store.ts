import { modules as everyModule } from './modules.ts'
import { openPostgresStore, readPostgresStore } from './platform/store/postgres/postgres-store.ts'
import { openSqliteStore, readSqliteStore } from './platform/store/sqlite/sqlite-store.ts'
import type { Store, StoreOptions } from './platform/store/store.ts'
import type { StoreModules } from './platform/store/store-module.ts'

/** Opens the store and brings its schema up to date. Rejects with StoreUnavailable when it cannot. */
export function openStore(
  { databaseUrl, dataDir, skipMigrations }: StoreOptions,
  modules: StoreModules = everyModule,
): Promise<Store> {
  return databaseUrl
    ? openPostgresStore(databaseUrl, modules.all, skipMigrations)
    : openSqliteStore(dataDir, modules, skipMigrations)
}

/** Opens without any change. Rejects with StoreUnavailable when there is no store, or none that this version can read. */
export function readStore({ databaseUrl, dataDir }: StoreOptions, modules: StoreModules = everyModule) {
  return databaseUrl ? readPostgresStore(databaseUrl, modules.all) : readSqliteStore(dataDir, modules)
}
