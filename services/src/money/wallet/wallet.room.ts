import type { Room } from '../../platform/store/room.ts'
import { ownPassbook, ownTopUps } from './own-wallet.ts'
import { endTopUp, startTopUp } from './top-up-row.ts'
import { walletMigration } from './wallet.migration.ts'
import type { WalletTables } from './wallet.tables.ts'
import { auditWallet } from './wallet-audit.ts'

declare module '../../platform/store/database.ts' {
  interface Database extends WalletTables {}
}

export const walletRoom: Room = {
  ownData: [ownPassbook, ownTopUps],
  migrations: { '0005-wallet': walletMigration },
  commands: [startTopUp, endTopUp],
  audit: async db => ({ differences: await auditWallet(db) }),
}
