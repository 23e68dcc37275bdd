import { sql } from 'kysely'
import { auditOwners } from '../../identity/accounts/audit-owners.ts'
import type { Room } from '../../platform/store/room.ts'
import { ownPassbook, ownTopUps } from './own-wallet.ts'
import { topUpMeasures } from './top-up-measures.ts'
import { endTopUp, startTopUp } from './top-up-row.ts'
import { walletMigration } from './wallet.migration.ts'
import type { WalletTables } from './wallet.tables.ts'
import { auditWallet } from './wallet-audit.ts'

declare module '../../platform/store/database.ts' {
  interface Database extends WalletTables {}
}

export const walletRoom: Room = {
  ownData: [ownPassbook, ownTopUps],
  measures: topUpMeasures,
  migrations: { '0005-wallet': walletMigration },
  commands: [startTopUp, endTopUp],
  async audit(db) {
    const owned = [
      db
        .selectFrom('ledger_account')
        .select([
          sql<string>`'account ' || id`.as('thing'),
          sql<string>`substr(id, length('wallet:') + 1)`.as('customer_id'),
        ])
        .where('kind', '=', 'wallet'),
      db.selectFrom('wallet_top_up').select([sql<string>`'top-up ' || id`.as('thing'), 'customer_id']),
      db
        .selectFrom('money_limit_use')
        .select([sql<string>`'limit ' || name || ' in ' || month`.as('thing'), 'customer_id']),
    ]
    return { differences: [...(await auditWallet(db)), ...(await auditOwners(db, owned))] }
  },
}
