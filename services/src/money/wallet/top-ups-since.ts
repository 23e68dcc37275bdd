import type { Kysely } from 'kysely'
import type { Database } from '../../platform/store/database.ts'
import { literal } from '../../platform/store/literal.ts'
import { returnedSince } from '../returns/due-returns.ts'

/**
 * Of top-ups that may have changed since, or whose money goes back: each kind found by an index, where one `or`
 * would read them all; some named twice.
 */
export function topUpsSince(db: Kysely<Database>, since: number) {
  const topUps = db.selectFrom('wallet_top_up').select('wallet_top_up.id')
  return topUps
    .where('wallet_top_up.state', '=', literal('pending'))
    .unionAll(topUps.where('wallet_top_up.ended_at', '>=', since))
    .unionAll(topUps.where('wallet_top_up.late_at', '>=', since))
    .unionAll(topUps.where('wallet_top_up.late_due_at', 'is not', null))
    .unionAll(returnedSince(db, since).select('back.source_reference as id'))
}
