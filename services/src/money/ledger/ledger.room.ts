import type { Room } from '../../platform/store/room.ts'
import { auditLedger } from './audit.ts'
import { auditCauses, type Causes } from './audit-causes.ts'
import { ledgerCommands } from './ledger.commands.ts'
import { endedHoldsMigration, ledgerMigration, moreAccountsMigration } from './ledger.migration.ts'
import type { LedgerTables } from './ledger.tables.ts'
import { ledgerMeasures } from './ledger-measures.ts'
import { watchedAccountsMigration } from './watched-accounts.migration.ts'

declare module '../../platform/store/database.ts' {
  interface Database extends LedgerTables {}
}

/** `causes`: of everything that moves money. An entry that none of them explains is a difference. */
export function ledgerRoom(causes: readonly Causes[]): Room {
  return {
    migrations: {
      '0002-ledger': ledgerMigration,
      '0080-more-accounts': moreAccountsMigration,
      '0096-ended-holds': endedHoldsMigration,
      '0097-watched-accounts': watchedAccountsMigration,
    },
    measures: ledgerMeasures,
    commands: ledgerCommands,
    appendOnly: ['ledger_entry', 'ledger_line'],
    async audit(db) {
      const { entries, accounts, differences, fingerprint } = await auditLedger(db)
      return {
        differences: [...differences, ...(await auditCauses(db, causes))],
        audited: `${entries} entries on ${accounts} accounts`,
        fingerprint,
      }
    },
  }
}
