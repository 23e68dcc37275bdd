import type { Kysely } from 'kysely'
import type { Database } from '../../platform/store/database.ts'
import { literal } from '../../platform/store/literal.ts'

/** Of holds that may have changed since: each kind found by an index, where one `or` would read them all; some named twice. */
export function holdsSince(db: Kysely<Database>, since: number) {
  const holds = db.selectFrom('ledger_hold').select('ledger_hold.id')
  return holds
    .where('ledger_hold.state', '=', literal('held'))
    .unionAll(holds.where('ledger_hold.ended_at', '>=', since))
}
