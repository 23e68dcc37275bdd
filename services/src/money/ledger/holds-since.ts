import { auditOpenItems } from '../../platform/store/audit/chain-end.ts'
import type { Db } from '../../platform/store/database.ts'
import { literal } from '../../platform/store/literal.ts'
import type { AuditScope } from '../../platform/store/store-module.ts'

/**
 * Holds that may have changed since. One query per kind, each with an index: a single `or` would scan all of them.
 * Duplicates are possible.
 */
export function holdsSince(db: Db, since: number) {
  const holds = db.selectFrom('ledger_hold').select('ledger_hold.id')
  return holds
    .where('ledger_hold.state', '=', literal('held'))
    .unionAll(holds.where('ledger_hold.ended_at', '>=', since))
}

/**
 * A digest of the holds open at a time. A hold that ended without an entry has no other record of its end, which
 * decides for how long compensation is due.
 */
export function auditOpenHolds(db: Db, scope: AuditScope) {
  return auditOpenItems('holds open', scope, async at => {
    const holds = db.selectFrom('ledger_hold').select(['id', 'amount_paise']).where('created_at', '<=', at)
    const open = await holds
      .where('state', '=', literal('held'))
      .unionAll(holds.where('ended_at', '>', at))
      .execute()
    return open.map(({ id, amount_paise }) => `hold ${id} of ${amount_paise} paise`)
  })
}
