import { sql } from 'kysely'
import { expectedMove, ownWallet } from '../money/ledger/audit-provenance.ts'
import type { StoreModule } from '../platform/store/store-module.ts'
import { prepareStatement, submitStatement } from './acts/act.ts'
import { auditOperators } from './audit/audit-operators.ts'
import type { ActState } from './log/operator-log.ts'
import type { ActKind, IntentKind } from './log/statement.ts'

declare module '../platform/store/database.ts' {
  interface Database {
    /** The operators' statements in order, each hashed over the one before. The other two tables are derived from it. */
    operator_log: {
      position: number
      act_id: string
      does: IntentKind
      operator: string
      /** The canonical text that was signed, together with its prefix. */
      statement: string
      signature: string
      hash: string
    }
    operator: {
      public_key: string
      name: string
      registered_at: number
      revoked_at: number | null
    }
    operator_act: {
      id: string
      kind: ActKind
      subject: string
      customer_id: string | null
      amount_paise: number
      state: ActState
      asked_by: string
      asked_at: number
      /** The operator who ended it; the requester if one operator is enough. */
      ended_by: string | null
      ended_at: number | null
    }
  }
}

const adjustment = {
  cause: sql<string>`'act ' || id`,
  kind: 'adjustment',
  reference: 'id',
  description: 'correction',
  postedAt: 'ended_at',
} as const

export const operationsModule: StoreModule = {
  fullyReadTables: {
    operator: 'the operators',
    operator_act: 'what operators did',
    operator_log: 'what operators did',
  },
  notExported: { operator_act: 'what it did is in the passbook, the disputes, the tickets and the messages' },
  retention: { operator: 'operators', operator_log: 'operators', operator_act: 'operators' },
  commands: [prepareStatement, submitStatement],
  appendOnly: ['operator_log'],
  deskOnly: ['operator', 'operator_log', 'operator_act'],
  provenance: {
    lines: db => {
      const done = db.selectFrom('operator_act').where('state', '=', 'done')
      const [wallet, other] = [ownWallet, 'system:adjustments'] as const
      return [
        ...expectedMove(done.where('kind', '=', 'adjust-give'), { ...adjustment, from: other, to: wallet }),
        ...expectedMove(done.where('kind', '=', 'adjust-take'), { ...adjustment, from: wallet, to: other }),
      ]
    },
  },
  audit: auditOperators,
}
