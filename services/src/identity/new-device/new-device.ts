// Payments from the wallet are restricted in an unknown browser, and for a day after changes that a thief would make
// first: a new browser, a new number, a new PIN.

import type { Kysely } from 'kysely'
import { minuteMs } from '../../platform/calendar/durations.ts'
import { row, type Steps, type Tx } from '../../platform/store/command.ts'
import type { Database } from '../../platform/store/database.ts'
import {
  browsersOf,
  isAuthenticBrowser,
  macColumns,
  type RequestingBrowser,
} from '../one-time-code/known-browser.ts'

export interface RequestingDevice extends RequestingBrowser {
  readonly sessionId: string
}

export const restrictedForMs = 24 * 60 * 60_000

/** When each of these changes happened; empty without a session. */
export function newnessQuery(
  query: Kysely<Database>,
  { sessionId, browserHash }: Omit<RequestingDevice, 'browserKeys'>,
) {
  return query
    .selectFrom('session')
    .innerJoin('customer', 'customer.id', 'session.customer_id')
    .leftJoin('payment_pin', 'payment_pin.customer_id', 'customer.id')
    .leftJoin('known_browser', join =>
      join
        .onRef('known_browser.mobile', '=', 'customer.mobile')
        .on('known_browser.browser_hash', '=', browserHash),
    )
    .select(macColumns)
    .select(['customer.mobile_changed_at as mobileChangedAt', 'payment_pin.set_at as pinSetAt'])
    .where('session.id', '=', sessionId)
}

type Newness = Parameters<typeof isAuthenticBrowser>[1] & {
  readonly mobileChangedAt: number | null
  readonly pinSetAt: number | null
}

export interface Restriction {
  /** Undefined in an unknown browser, which stays restricted until its customer signs in there: an old session may be a copy. */
  readonly until: number | undefined
}

/** Undefined if payments are not restricted. */
export function restrictionOf(
  newness: Newness | undefined,
  { browserKeys }: RequestingDevice,
  at: number,
): Restriction | undefined {
  if (!newness || !isAuthenticBrowser(browserKeys, newness)) return { until: undefined }
  const { first_proven_at, mobileChangedAt, pinSetAt } = newness
  const until = Math.max(first_proven_at, mobileChangedAt ?? 0, pinSetAt ?? 0) + restrictedForMs
  return until > at ? { until } : undefined
}

interface KnownBefore {
  readonly customerId: string
  /** Selects this browser only. */
  readonly browserHash?: string | undefined
  readonly before: number
}

/** Browsers that verified the number by then, or created the account. The caller checks each row's MAC by `isAuthenticBrowser`. */
export function browsersKnownBefore(
  query: Kysely<Database>,
  { customerId, browserHash, before }: KnownBefore,
) {
  const known = browsersOf(query, customerId).where(({ or, eb }) =>
    or([
      eb('known_browser.first_proven_at', '<=', before),
      eb('known_browser.first_proven_at', '<=', eb('customer.created_at', '+', minuteMs)),
    ]),
  )
  return browserHash === undefined ? known : known.where('known_browser.browser_hash', '=', browserHash)
}

/** Whether the browser never verified the customer's number, or less than a day ago and after the account was created. */
export function* isNewBrowser(
  tx: Tx,
  { customerId, browserHash, browserKeys, at }: RequestingBrowser & { customerId: string; at: number },
): Steps<boolean> {
  const trusted = browsersKnownBefore(tx.query, { customerId, browserHash, before: at - restrictedForMs })
  return !isAuthenticBrowser(browserKeys, yield* row(trusted))
}
