export interface IdempotencyTables {
  idempotency_key: {
    scope: string
    key: string
    request_hash: string
    result: string
    created_at: number
  }
}
