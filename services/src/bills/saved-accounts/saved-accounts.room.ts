import type { Room } from '../../platform/store/room.ts'
import { ownSavedAccounts } from './own-saved-accounts.ts'
import { savedAccountsMigration } from './saved-accounts.migration.ts'
import type { SavedAccountTables } from './saved-accounts.tables.ts'

declare module '../../platform/store/database.ts' {
  interface Database extends SavedAccountTables {}
}

export const savedAccountsRoom: Room = {
  ownData: [ownSavedAccounts],
  migrations: { '0032-saved-accounts': savedAccountsMigration },
}
