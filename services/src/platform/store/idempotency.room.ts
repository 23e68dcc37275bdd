import type { IdempotencyTables } from './idempotency.tables.ts'
import type { Room } from './room.ts'

declare module './database.ts' {
  interface Database extends IdempotencyTables {}
}

export const idempotencyRoom: Room = {
  retention: { idempotency_key: 'money' },
}
