import type { StoreModule } from '../../platform/store/store-module.ts'
import { auditLedger } from './audit.ts'
import { auditFuture } from './audit-balances.ts'
import { auditProvenance } from './audit-provenance.ts'
import { auditSealTimes } from './audit-since.ts'
import { auditOpenHolds } from './holds-since.ts'
import { ledgerCommands } from './ledger.commands.ts'
import type { LedgerTables } from './ledger.tables.ts'
import { ledgerMeasures } from './ledger-measures.ts'
import type { SealTables } from './seal.tables.ts'
import { sealNumbered, storeSeal } from './seal.ts'

declare module '../../platform/store/database.ts' {
  interface Database extends LedgerTables, SealTables {}
}

export const ledgerModule: StoreModule = {
  readThrough: {
    ledger_account: 'one for each customer: a balance that was changed is found against the seal',
    ledger_seal: 'one for each audit, of which the last is asked for',
    ledger_seal_account: 'one for each customer, and one more for each who has changed since',
  },
  retention: {
    ledger_account: 'money',
    ledger_entry: 'money',
    ledger_line: 'money',
    ledger_hold: 'money',
    ledger_seal: 'money',
    ledger_seal_account: 'money',
  },
  measures: ledgerMeasures,
  commands: ledgerCommands,
  appendOnly: ['ledger_entry', 'ledger_line'],
  async audit(db, scope, modules) {
    const numbered = async (number = 0) => (number === 0 ? undefined : sealNumbered(db, number))
    const [seal, knownSeal] = [await numbered(scope.seal), await numbered(scope.knownSeal)]
    const ledger = await auditLedger(db, { seal, knownSeal, since: scope.since })
    const { entries, accounts, fingerprint, since } = ledger
    const open = await auditOpenHolds(db, scope)
    return {
      ...open,
      differences: [
        ...ledger.differences,
        ...(await auditProvenance(
          db,
          modules.flatMap(({ provenance }) => provenance ?? []),
          since,
        )),
        ...(await auditFuture(db, scope.at)),
        ...(await auditSealTimes(db, seal, scope.at)),
        ...open.differences,
      ],
      audited: `${entries} ${scope.since === 0 ? '' : 'new '}entries on ${accounts} accounts`,
      fingerprint,
      since,
      ...(ledger.hasGoneOn && {
        async seal(store, audited) {
          const { sealed_at: sealedAt, ...kept } = await storeSeal(store, {
            ...ledger,
            ...audited,
            accounts: ledger.sealed,
            entries: scope.since === 0 ? entries : entries + (ledger.before?.seal.entries ?? 0),
          })
          return { ...kept, sealedAt }
        },
      }),
    }
  },
}
