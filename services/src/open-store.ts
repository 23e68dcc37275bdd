import { openPostgresStore } from './platform/store/postgres/postgres-store.ts'
import type { Rooms } from './platform/store/room.ts'
import { openSqliteStore } from './platform/store/sqlite/sqlite-store.ts'
import type { Store, StoreOptions } from './platform/store/store.ts'
import { rooms as everyRoom } from './rooms.ts'

/** Opens the store and brings its schema up to date. Rejects with StoreUnavailable when it cannot. */
export function openStore({ databaseUrl, dataDir }: StoreOptions, rooms: Rooms = everyRoom): Promise<Store> {
  return databaseUrl ? openPostgresStore(databaseUrl, rooms.all) : openSqliteStore(dataDir, rooms)
}
