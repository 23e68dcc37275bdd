import type { Room } from '../../platform/store/room.ts'
import type { HolderTables } from './holders.tables.ts'

declare module '../../platform/store/database.ts' {
  interface Database extends HolderTables {}
}

/** Whose the marks are is for the audit of declarations, which makes most of them. */
export const holdersRoom: Room = {
  retention: { holder_mark: 'limits' },
  async sweep(takeAway, at) {
    await takeAway('holder_mark', row => row('until', '<=', at))
  },
}
