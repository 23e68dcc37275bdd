import { retention } from '../../platform/retention/retention.ts'
import type { Room } from '../../platform/store/room.ts'
import { anyTime } from '../../platform/store/sealed-table.ts'
import { devicesExport } from './devices-export.ts'
import { notePlace } from './note-place.ts'
import { idleLifetimeMs, type SignInMethod } from './session-row.ts'
import { signOutEverywhere } from './sign-out-everywhere.ts'
import { tellDownload } from './tell-download.ts'

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
      /** `credential-mac.ts`. */
      mac: string
    }
    /** A browser and network in which a session's cookie was used. */
    session_place: {
      session_id: string
      /** Of the browser's own token; empty where it sent none. */
      browser_hash: string
      /** Keyed, of the IPv4 address or the IPv6 /48; empty where it is not known. */
      network_hash: string
      customer_id: string
      device: string
      last_seen_at: number
    }
  }
}

export const sessionRoom: Room = {
  retention: { session: 'sessions', session_place: 'sessions' },
  sealed: {
    session: {
      key: ['id'],
      madeAt: 'created_at',
      isFew: true,
      changes: { token_hash: 'any', last_seen_at: 'later', mac: 'any' },
      deletedFrom: anyTime,
    },
  },
  forgottenWithAccount: ['session', 'session_place'],
  exports: [devicesExport],
  commands: [notePlace, signOutEverywhere, tellDownload],
  notRestored: { session: 'all', session_place: 'all' },
  async sweep(takeAway, at) {
    await takeAway('session', row => row('expires_at', '<=', at))
    await takeAway('session', row => row('last_seen_at', '<=', at - idleLifetimeMs))
    await takeAway('session_place', row => row('last_seen_at', '<=', at - retention.sessions.keptMs))
  },
}
