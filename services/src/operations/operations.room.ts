import type { Room } from '../platform/store/room.ts'
import { prepareStatement, submitStatement } from './acts/act.ts'
import { auditOperators } from './audit/audit-operators.ts'
import type { OperatorTables } from './log/operators.tables.ts'

declare module '../platform/store/database.ts' {
  interface Database extends OperatorTables {}
}

export const operationsRoom: Room = {
  retention: { operator: 'operators', operator_log: 'operators', operator_act: 'operators' },
  commands: [prepareStatement, submitStatement],
  appendOnly: ['operator_log'],
  deskOnly: ['operator', 'operator_log', 'operator_act'],
  audit: auditOperators,
}
