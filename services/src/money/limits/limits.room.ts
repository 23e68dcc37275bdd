import type { Room } from '../../platform/store/room.ts'
import { auditRules } from './limit-rules.ts'
import type { LimitTables } from './limits.tables.ts'
import { tellLimitRefused } from './limits.ts'

declare module '../../platform/store/database.ts' {
  interface Database extends LimitTables {}
}

export const limitsRoom: Room = {
  retention: { money_limit: 'nobody', money_limit_use: 'money' },
  commands: [tellLimitRefused],
  audit: async db => ({ differences: await auditRules(db) }),
}
