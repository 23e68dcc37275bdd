// Records where a session is used: only another browser or network reveals a copy of its cookie.

import { notify } from '../../messages/outbox/notify.ts'
import { dayMs } from '../../platform/calendar/durations.ts'
import { defineCommand, row, runTogether, type Steps, type Tx, write } from '../../platform/store/command.ts'
import { isKnownBrowser, type RequestingBrowser } from '../one-time-code/known-browser.ts'
import type { PlaceOfUse } from './session-row.ts'

type UsedPlace = PlaceOfUse & { sessionId: string; customerId: string; device: string; at: number }

/** Per session, because the holder of its cookie can invent any number of browsers. */
const maxPlaces = 20

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

/**
 * Notifies the customer, once a day at most, of a statement downloaded in a browser that never verified the number: it may hold a
 * copied session.
 */
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
