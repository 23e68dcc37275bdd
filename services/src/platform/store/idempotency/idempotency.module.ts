import type { StoreModule } from '../store-module.ts'

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

export const idempotencyModule: StoreModule = {
  retention: { idempotency_key: 'money' },
  sealed: {
    idempotency_key: { key: ['key', 'scope'], madeAt: 'created_at' },
  },
}
