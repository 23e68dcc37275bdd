// The schema's history, in order of its names: one line per migration, only ever appended.
import { idempotencyMigration } from './idempotency.migration.ts'
import type { Migration } from './migration.ts'

export const migrations: Readonly<Record<string, Migration>> = {
  '0001-idempotency': idempotencyMigration,
}
