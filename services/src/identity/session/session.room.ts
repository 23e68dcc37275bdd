import { retention } from '../../platform/retention/retention.ts'
import type { Room } from '../../platform/store/room.ts'
import { devicesExport } from './devices-export.ts'
import { notePlace } from './note-place.ts'
import type { SessionTables } from './session.tables.ts'
import { idleLifetimeMs } from './session-row.ts'
import { signOutEverywhere } from './sign-out-everywhere.ts'
import { tellDownload } from './tell-download.ts'

declare module '../../platform/store/database.ts' {
  interface Database extends SessionTables {}
}

export const sessionRoom: Room = {
  retention: { session: 'sessions', session_place: 'sessions' },
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
