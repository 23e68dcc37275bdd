import { deviceIn } from '../../messages/names/device.ts'
import { retention } from '../../platform/retention/retention.ts'
import { deletableAtAnyTime } from '../../platform/store/sealed-table.ts'
import type { StoreModule } from '../../platform/store/store-module.ts'
import {
  idleLifetimeMs,
  notifyDownload,
  recordSessionPlace,
  type SignInMethod,
  signOutEverywhere,
} from './session-row.ts'

declare module '../../platform/store/database.ts' {
  interface Database {
    session: {
      id: string
      token_hash: string
      customer_id: string
      device: string
      method: SignInMethod
      created_at: number
      last_seen_at: number
      /** The absolute end; the idle end follows from last_seen_at. */
      expires_at: number
      /** MAC over this row: see `credential-mac.ts`. */
      mac: string
    }
    /** A browser and network in which a session's cookie was used. */
    session_place: {
      session_id: string
      /** Hash of the browser's token; empty if it sent none. */
      browser_hash: string
      /** Keyed hash of the IPv4 address or the IPv6 /48; empty if unknown. */
      network_hash: string
      customer_id: string
      device: string
      last_seen_at: number
    }
  }
}

export const sessionModule: StoreModule = {
  retention: { session: 'sessions', session_place: 'sessions' },
  sealed: {
    session: {
      key: ['id'],
      madeAt: 'created_at',
      isFew: true,
      changes: { token_hash: 'any', last_seen_at: 'later', mac: 'any' },
      deletedFrom: deletableAtAnyTime,
    },
  },
  deletedWithAccount: ['session', 'session_place'],
  exports: [
    {
      name: 'devices',
      about: { en: 'Where you are signed in', hi: 'आप कहाँ-कहाँ साइन इन हैं' },
      async rows(db, customerId) {
        const sessions = await db
          .selectFrom('session')
          .leftJoin('bound_device', 'bound_device.session_id', 'session.id')
          .leftJoin('session_place as place', 'place.session_id', 'session.id')
          .select(({ fn }) => ['session.device', fn.coalesce('place.device', 'session.device').as('used_in')])
          .select(['method as signed_in_with', 'created_at as signed_in_at'])
          .select(({ fn }) => fn.coalesce('place.last_seen_at', 'session.last_seen_at').as('last_used_at'))
          .select(['expires_at as ends_at', 'bound_at as approves_payments_since'])
          .where('session.customer_id', '=', customerId)
          .orderBy('created_at')
          .execute()
        return sessions.map(({ device, used_in, ...row }) => ({
          device: deviceIn('en', device),
          used_in: deviceIn('en', used_in),
          ...row,
        }))
      },
    },
  ],
  commands: [recordSessionPlace, signOutEverywhere, notifyDownload],
  notRestored: { session: 'all', session_place: 'all' },
  async sweep(dispose, at) {
    await dispose('session', row => row('expires_at', '<=', at))
    await dispose('session', row => row('last_seen_at', '<=', at - idleLifetimeMs))
    await dispose('session_place', row => row('last_seen_at', '<=', at - retention.sessions.retentionMs))
  },
}
