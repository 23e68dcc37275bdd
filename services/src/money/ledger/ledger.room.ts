import type { Room } from '../../platform/store/room.ts'
import { auditLedger } from './audit.ts'
import { ledgerCommands } from './ledger.commands.ts'
import { ledgerMigration } from './ledger.migration.ts'
import type { LedgerTables } from './ledger.tables.ts'

declare module '../../platform/store/database.ts' {
  interface Database extends LedgerTables {}
}

export const ledgerRoom: Room = {
  migrations: { '0002-ledger': ledgerMigration },
  commands: ledgerCommands,
  appendOnly: ['ledger_entry', 'ledger_line'],
  async audit(db) {
    const { entries, accounts, ...audit } = await auditLedger(db)
    return { ...audit, audited: `${entries} entries on ${accounts} accounts` }
  },
}
