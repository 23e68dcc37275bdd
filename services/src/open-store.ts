import { openPostgresStore, readPostgresStore } from './platform/store/postgres/postgres-store.ts'
import type { Rooms } from './platform/store/room.ts'
import { openSqliteStore, readSqliteStore } from './platform/store/sqlite/sqlite-store.ts'
import type { ReadOnlyStore, Store, StoreOptions } from './platform/store/store.ts'
import { rooms as everyRoom } from './rooms.ts'

/** Opens the store and brings its schema up to date. Rejects with StoreUnavailable when it cannot. */
export function openStore(
  { databaseUrl, dataDir, asItIs }: StoreOptions,
  rooms: Rooms = everyRoom,
): Promise<Store> {
  return databaseUrl
    ? openPostgresStore(databaseUrl, rooms.all, asItIs)
    : openSqliteStore(dataDir, rooms, asItIs)
}

/** Opens without any change. Rejects with StoreUnavailable when there is no store, or none that this version can read. */
export function readStore(
  { databaseUrl, dataDir }: StoreOptions,
  rooms: Rooms = everyRoom,
): Promise<ReadOnlyStore> {
  return databaseUrl ? readPostgresStore(databaseUrl, rooms.all) : readSqliteStore(dataDir, rooms)
}
