import type { Room } from '../../platform/store/room.ts'
import { boundDevicesMigration } from './bound-devices.migration.ts'
import type { BoundDeviceTables } from './bound-devices.tables.ts'

declare module '../../platform/store/database.ts' {
  interface Database extends BoundDeviceTables {}
}

export const boundDevicesRoom: Room = {
  migrations: { '0060-bound-devices': boundDevicesMigration },
  notRestored: { bound_device: 'all' },
  async sweep(db) {
    await db
      .deleteFrom('bound_device')
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(selectFrom('session').select('id').whereRef('session.id', '=', 'bound_device.session_id')),
        ),
      )
      .execute()
  },
}
