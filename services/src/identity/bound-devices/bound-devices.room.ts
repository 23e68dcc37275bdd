import { retention } from '../../platform/retention/retention.ts'
import type { Room } from '../../platform/store/room.ts'
import { credentialMacMigration } from '../session/credential-mac.migration.ts'
import { boundDeviceAgeMigration } from './bound-device-age.migration.ts'
import { boundDevicesMigration } from './bound-devices.migration.ts'
import type { BoundDeviceTables } from './bound-devices.tables.ts'

declare module '../../platform/store/database.ts' {
  interface Database extends BoundDeviceTables {}
}

export const boundDevicesRoom: Room = {
  retention: { bound_device: 'sessions' },
  forgottenWithAccount: ['bound_device'],
  migrations: {
    '0060-bound-devices': boundDevicesMigration,
    '0113-bound-device-age': boundDeviceAgeMigration,
    '0119-bound-device-mac-adds': credentialMacMigration('bound_device'),
  },
  notRestored: { bound_device: 'all' },
  // No session that one belongs to is left by then; without its session it opens nothing before.
  async sweep(takeAway, at) {
    await takeAway('bound_device', row => row('bound_at', '<=', at - retention.sessions.keptMs))
  },
}
