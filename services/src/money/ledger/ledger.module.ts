import type { Description } from '../../messages/names/description.ts'
import type { StoreModule } from '../../platform/store/store-module.ts'
import type { AccountId, WalletAccount } from './accounts.ts'
import { auditLedger, auditSealTimes } from './audit.ts'
import { auditFutureRows, auditOpenHolds } from './audit-balances.ts'
import { auditProvenance } from './audit-provenance.ts'
import type { EntryKind } from './entries.ts'
import { expireHolds, type HoldState } from './hold-end.ts'
import { ledgerMetrics } from './ledger-metrics.ts'
import { sealByNumber, storeSeal } from './seal.ts'

declare module '../../platform/store/database.ts' {
  interface Database {
    ledger_account: {
      id: string
      kind: 'wallet' | 'system'
      /** Null on system accounts: nearly every entry touches one, and a running balance would make all writers queue. */
      balance_paise: number | null
      held_paise: number | null
      line_count: number
      /** How many entries are chained on this account. */
      entry_count: number
      created_at: number
    }
    ledger_entry: {
      id: string
      kind: EntryKind
      description: Description
      reference: string | null
      hold_id: string | null
      chain_account_id: string
      chain_position: number
      previous_hash: string
      hash: string
      posted_at: number
    }
    ledger_line: {
      entry_id: string
      position: number
      account_id: AccountId
      amount_paise: number
      /** The running count and balance of a wallet after this line; null on system accounts. */
      account_position: number | null
      balance_after_paise: number | null
      /** The month in India, as 2026-11: passbooks are read by it. */
      month: string
    }
    ledger_hold: {
      id: string
      account_id: WalletAccount
      amount_paise: number
      state: HoldState
      description: Description
      reference: string | null
      created_at: number
      expires_at: number | null
      ended_at: number | null
    }
    /**
     * How far the ledger has been audited. The next audit starts at the last seal without differences and must continue
     * from the last one.
     */
    ledger_seal: {
      number: number
      sealed_at: number
      /** The hash over every account, which the witness stores, too. */
      fingerprint: string
      entries: number
      accounts: number
      /** The number of differences in the whole store; 0 for a good seal. */
      differences: number
    }
    /** An account's state at that seal; only accounts that changed since the seal before. */
    ledger_seal_account: {
      account_id: string
      seal_number: number
      chain_position: number
      /** The hash of the last entry; empty without entries. */
      chain_hash: string
      line_count: number
      balance_paise: number | null
    }
  }
}

export const ledgerModule: StoreModule = {
  fullyReadTables: {
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
  metrics: ledgerMetrics,
  commands: [expireHolds],
  appendOnly: ['ledger_entry', 'ledger_line'],
  async audit(db, scope, modules) {
    const numbered = async (number = 0) => (number === 0 ? undefined : sealByNumber(db, number))
    const seal = await numbered(scope.seal)
    const knownSeal = await numbered(scope.knownSeal)
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
        ...(await auditFutureRows(db, scope.at)),
        ...(await auditSealTimes(db, seal, scope.at)),
        ...open.differences,
      ],
      audited: `${entries} ${scope.since === 0 ? '' : 'new '}entries on ${accounts} accounts`,
      fingerprint,
      since,
      ...(ledger.isContinued && {
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
