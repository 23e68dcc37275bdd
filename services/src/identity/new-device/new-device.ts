// For a day after something changed that a thief would change, the wallet pays little: a device that is new to the account, a new
// number, a PIN that was reset.
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/store/database.ts'

export interface AskingDevice {
  readonly sessionId: string
  readonly browserHash: string
}

export const carefulForMs = 24 * 60 * 60_000

/** When the last of those changes was; no row without a session. */
export function newnessQuery(query: Kysely<Database>, { sessionId, browserHash }: AskingDevice) {
  return query
    .selectFrom('session')
    .innerJoin('customer', 'customer.id', 'session.customer_id')
    .leftJoin('payment_pin', 'payment_pin.customer_id', 'customer.id')
    .leftJoin('known_browser', join =>
      join
        .onRef('known_browser.mobile', '=', 'customer.mobile')
        .on('known_browser.browser_hash', '=', browserHash),
    )
    .select([
      'session.created_at as signedInAt',
      'known_browser.first_proven_at as knownSince',
      'customer.mobile_changed_at as mobileChangedAt',
      'payment_pin.reset_at as pinResetAt',
    ])
    .where('session.id', '=', sessionId)
}

interface Newness {
  readonly signedInAt: number
  readonly knownSince: number | null
  readonly mobileChangedAt: number | null
  readonly pinResetAt: number | null
}

/** Until when the wallet pays little; undefined when that is over. */
export function carefulUntil(newness: Newness | undefined, at: number): number | undefined {
  if (!newness) return at + carefulForMs
  const { signedInAt, knownSince, mobileChangedAt, pinResetAt } = newness
  const changedAt = Math.max(knownSince ?? signedInAt, mobileChangedAt ?? 0, pinResetAt ?? 0)
  return changedAt + carefulForMs > at ? changedAt + carefulForMs : undefined
}
