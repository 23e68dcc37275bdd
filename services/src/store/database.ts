// The whole store as a type. Each module owns the types of its tables and adds one line here.
//
// Conventions, the same on both databases: times are epoch milliseconds, money is integer paise, ids and hashes are
// text, yes/no is 0 or 1, structures are JSON text. Nothing then needs converting between SQLite and PostgreSQL.
import type { IdempotencyTables } from './idempotency.ts'

export interface Database extends IdempotencyTables {}
