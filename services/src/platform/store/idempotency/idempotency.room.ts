import type { Room } from '../room.ts'

declare module '../database.ts' {
  interface Database {
    idempotency_key: {
      scope: string
      key: string
      request_hash: string
      result: string
      created_at: number
    }
  }
}

export const idempotencyRoom: Room = {
  retention: { idempotency_key: 'money' },
  sealed: {
    idempotency_key: { key: ['key', 'scope'], madeAt: 'created_at' },
  },
}
