// Sessions in the store. Ending a session deletes its row.

import { credentialMac } from '../../platform/keys/credential-mac.ts'
import type { Key } from '../../platform/keys/derived-key.ts'
import { retention } from '../../platform/retention/retention.ts'
import { row, type Steps, type Tx, write } from '../../platform/store/command.ts'
import { prepare } from '../../platform/store/prepare.ts'

/** The browser and the network in which a session is used, as in the columns of `session_place`. */
export interface PlaceOfUse {
  readonly browser_hash: string
  readonly network_hash: string
}

export type SignInMethod = 'code' | 'passkey'

export const idleLifetimeMs = 7 * 24 * 60 * 60_000
export const absoluteLifetimeMs = retention.sessions.retentionMs

export interface NewSession {
  id: string
  tokenHash: string
  /** The browser's former session, which ends: a cookie planted before sign-in is worthless after it. */
  previousTokenHash: string | null
  device: string
  method: SignInMethod
  /** Written with the session, so that its first request writes nothing. */
  place: PlaceOfUse
  at: number
  /** The command makes the MAC, because only it knows whose session it is. */
  macKey: Key
}

export function* beginSession(tx: Tx, customerId: string, session: NewSession): Steps<void> {
  if (session.previousTokenHash !== null) {
    yield* write(tx.query.deleteFrom('session').where('token_hash', '=', session.previousTokenHash))
  }
  const { id, tokenHash: key, at: createdAt } = session
  yield* write(
    tx.query.insertInto('session').values({
      id,
      token_hash: key,
      customer_id: customerId,
      device: session.device,
      method: session.method,
      created_at: session.at,
      last_seen_at: session.at,
      expires_at: session.at + absoluteLifetimeMs,
      mac: credentialMac(session.macKey, { table: 'session', id, customerId, key, createdAt }),
    }),
  )
  yield* write(
    tx.query.insertInto('session_place').values({
      ...session.place,
      session_id: id,
      customer_id: customerId,
      device: session.device,
      last_seen_at: session.at,
    }),
  )
}

/** Gives the session a new token: copies of its former cookie are signed out. */
export interface RenewedToken {
  readonly tokenHash: string
  readonly macKey: Key
}

export function* renewSession(tx: Tx, id: string, { tokenHash: key, macKey }: RenewedToken): Steps<void> {
  const session = yield* row(
    tx.query.selectFrom('session').select(['customer_id', 'created_at']).where('id', '=', id),
  )
  if (!session) return
  const { customer_id: customerId, created_at: createdAt } = session
  const mac = credentialMac(macKey, { table: 'session', id, customerId, key, createdAt })
  yield* write(tx.query.updateTable('session').set({ token_hash: key, mac }).where('id', '=', id))
}

/** Runs with nearly every request of a customer. */
export const liveSession = prepare(
  (query, value: PlaceOfUse & { tokenHash: string; at: number; idleSince: number }) =>
    query
      .selectFrom('session')
      .innerJoin('customer', 'customer.id', 'session.customer_id')
      .leftJoin('session_place as place', join =>
        join
          .onRef('place.session_id', '=', 'session.id')
          .on('place.browser_hash', '=', value.browser_hash)
          .on('place.network_hash', '=', value.network_hash),
      )
      .select(['session.id', 'session.method', 'session.created_at', 'session.expires_at', 'session.mac'])
      .select('place.last_seen_at as seenHereAt')
      .select(['customer.id as customer_id', 'customer.mobile', 'customer.name', 'customer.language'])
      .where('session.token_hash', '=', value.tokenHash)
      .where('session.expires_at', '>', value.at)
      .where('session.last_seen_at', '>', value.idleSince),
)
