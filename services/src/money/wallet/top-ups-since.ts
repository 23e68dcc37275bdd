import type { Db } from '../../platform/store/database.ts'
import { literal } from '../../platform/store/literal.ts'
import { returnedSince } from '../returns/due-returns.ts'

/**
 * Top-ups that may have changed since, or whose money is returned. One query per kind, each with an index: a single
 * `or` would scan all of them. Duplicates are possible.
 */
export function topUpsSince(db: Db, since: number) {
  const topUps = db.selectFrom('wallet_top_up').select('wallet_top_up.id')
  return topUps
    .where('wallet_top_up.state', '=', literal('pending'))
    .unionAll(topUps.where('wallet_top_up.ended_at', '>=', since))
    .unionAll(topUps.where('wallet_top_up.late_at', '>=', since))
    .unionAll(topUps.where('wallet_top_up.late_due_at', 'is not', null))
    .unionAll(returnedSince(db, since).select('back.source_reference as id'))
}
