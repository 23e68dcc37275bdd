// Sessions in the store. Ending a session deletes its row.

import { voidLinks } from '../../messages/outbox/not-me-token.ts'
import { notify } from '../../messages/outbox/notify.ts'
import { dayMs } from '../../platform/calendar/durations.ts'
import { credentialMac } from '../../platform/keys/credential-mac.ts'
import type { Key } from '../../platform/keys/derived-key.ts'
import { retention } from '../../platform/retention/retention.ts'
import {
  defineCommand,
  row,
  rows,
  runTogether,
  type Steps,
  type Tx,
  write,
} from '../../platform/store/command.ts'
import { prepare } from '../../platform/store/prepare.ts'
import {
  forgetOtherBrowsers,
  isKnownBrowser,
  type RenewedBrowser,
  type RequestingBrowser,
} from '../one-time-code/known-browser.ts'
import { endChangesOf } from '../pending-change-row/pending-change-row.ts'

/** The browser and the network in which a session is used, as in the columns of `session_place`. */
export type PlaceOfUse = { readonly browser_hash: string; readonly network_hash: string }

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
  if (session.previousTokenHash !== null)
    yield* write(tx.query.deleteFrom('session').where('token_hash', '=', session.previousTokenHash))
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
export type RenewedToken = { readonly tokenHash: string; readonly macKey: Key }

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

type UsedPlace = PlaceOfUse & { sessionId: string; customerId: string; device: string; at: number }

/** Per session, because the holder of its cookie can invent any number of browsers. */
const maxPlaces = 20

/** Only another browser or network reveals a copy of the session's cookie. */
export const recordSessionPlace = defineCommand.readCommitted(
  'note-session-place',
  function* (tx: Tx, used: UsedPlace): Steps<void> {
    const { sessionId, browser_hash, network_hash, customerId, device, at } = used
    yield* write(tx.query.updateTable('session').set({ last_seen_at: at }).where('id', '=', sessionId))
    const latest = { device, last_seen_at: at }
    const place = { session_id: sessionId, browser_hash, network_hash }
    yield* write(
      tx.query
        .insertInto('session_place')
        .values({ ...place, customer_id: customerId, ...latest })
        .onConflict(conflict =>
          conflict.columns(['session_id', 'browser_hash', 'network_hash']).doUpdateSet(latest),
        ),
    )
    const ofSession = tx.query.selectFrom('session_place').where('session_id', '=', sessionId)
    const oldest = yield* row(
      ofSession
        .select(['browser_hash', 'network_hash'])
        .orderBy('last_seen_at', 'desc')
        .orderBy('browser_hash')
        .offset(maxPlaces)
        .limit(1),
    )
    if (oldest)
      yield* write(
        tx.query
          .deleteFrom('session_place')
          .where('session_id', '=', sessionId)
          .where('browser_hash', '=', oldest.browser_hash)
          .where('network_hash', '=', oldest.network_hash),
      )
  },
)

export interface DescribedBrowser extends RequestingBrowser {
  /** The device's code, as in the list of devices. */
  readonly device: string
}

type Downloaded = DescribedBrowser & { customerId: string; at: number }

/** Notifies, once a day at most, of a statement downloaded in a browser that never verified the number: the session may be a copy. */
export const notifyDownload = defineCommand.readCommitted(
  'tell-download',
  function* (tx: Tx, { customerId, browserHash, browserKeys, device, at }: Downloaded): Steps<void> {
    const [known, notified] = yield* runTogether(
      isKnownBrowser(tx, { customerId, browserHash, browserKeys }),
      row(
        tx.query
          .selectFrom('message')
          .select('id')
          .where('customer_id', '=', customerId)
          .where('kind', '=', 'statement-downloaded')
          .where('created_at', '>', at - dayMs),
      ),
    )
    if (!known && !notified)
      yield* notify(tx, { kind: 'statement-downloaded', customerId, parameters: { device }, at })
  },
)

/** The subject of a verification for signing out everywhere that takes the passkeys away as well. */
export const removePasskeysSubject = 'passkeys'

interface EverySession {
  readonly customerId: string
  /** Set only after a verification: without one the request may come from a thief with all cookies of the owner's browser. */
  readonly verified?: {
    readonly removesPasskeys: boolean
    /** The requesting browser, the only one that stays known. */
    readonly browser?: RenewedBrowser | undefined
  }
  readonly at: number
}

/** Ends all sessions, cancels what was requested in them, and removes the passkeys where the customer chose that. */
export const signOutEverywhere = defineCommand.readCommitted(
  'sign-out-everywhere',
  function* (tx: Tx, { customerId, verified, at }: EverySession): Steps<void> {
    yield* write(tx.query.deleteFrom('session').where('customer_id', '=', customerId))
    // Ends the calendar's address, which needs no session and which a thief may have copied.
    yield* write(tx.query.deleteFrom('bill_calendar').where('customer_id', '=', customerId))
    if (verified) yield* forgetOtherBrowsers(tx, { customerId, browser: verified.browser })
    yield* endChangesOf(tx, { customerId, endedAs: 'cancelled', at })
    yield* voidLinks(tx, { customerId, at })
    yield* notify(tx, { kind: 'signed-out-everywhere', customerId, parameters: {}, at })
    if (!verified?.removesPasskeys) return
    const removed = yield* rows(
      tx.query.deleteFrom('passkey').where('customer_id', '=', customerId).returning('device'),
    )
    for (const parameters of removed)
      yield* notify(tx, { kind: 'passkey-removed', customerId, parameters, at })
  },
)
