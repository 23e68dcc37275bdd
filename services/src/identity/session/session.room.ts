import type { Room } from '../../platform/store/room.ts'
import { credentialMacMigration } from './credential-mac.migration.ts'
import { devicesExport } from './devices-export.ts'
import { sessionMigration } from './session.migration.ts'
import type { SessionTables } from './session.tables.ts'
import { sessionEndMigration } from './session-end.migration.ts'
import { idleLifetimeMs } from './session-row.ts'
import { signOutEverywhere } from './sign-out-everywhere.ts'
import { tellDownload } from './tell-download.ts'

declare module '../../platform/store/database.ts' {
  interface Database extends SessionTables {}
}

export const sessionRoom: Room = {
  retention: { session: 'sessions' },
  forgottenWithAccount: ['session'],
  exports: [devicesExport],
  migrations: {
    '0021-session': sessionMigration,
    '0113-session-end': sessionEndMigration,
    '0119-session-mac-adds': credentialMacMigration('session'),
  },
  commands: [signOutEverywhere, tellDownload],
  notRestored: { session: 'all' },
  async sweep(takeAway, at) {
    await takeAway('session', row => row('expires_at', '<=', at))
    await takeAway('session', row => row('last_seen_at', '<=', at - idleLifetimeMs))
  },
}
