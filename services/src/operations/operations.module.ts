import { sql } from 'kysely'
import { expectedMove, ownWallet } from '../money/ledger/expected-line.ts'
import type { StoreModule } from '../platform/store/store-module.ts'
import { prepareStatement, submitStatement } from './acts/act.ts'
import { auditOperators } from './audit/audit-operators.ts'
import type { OperatorTables } from './log/operators.tables.ts'

declare module '../platform/store/database.ts' {
  interface Database extends OperatorTables {}
}

const adjustment = {
  cause: sql<string>`'act ' || id`,
  kind: 'adjustment',
  reference: 'id',
  description: 'correction',
  postedAt: 'ended_at',
} as const

export const operationsModule: StoreModule = {
  readThrough: {
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
