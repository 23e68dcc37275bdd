import type { Room } from '../../platform/store/room.ts'
import { askToUnlock, keepLocked, lockAccount, lockByToken } from './account-lock.ts'
import { auditLocks } from './audit-locks.ts'
import type { LockTables } from './lock.tables.ts'

declare module '../../platform/store/database.ts' {
  interface Database extends LockTables {}
}

export const lockRoom: Room = {
  retention: { account_lock: 'account' },
  forgottenWithAccount: ['account_lock'],
  commands: [lockAccount, lockByToken, askToUnlock, keepLocked],
  audit: async (db, { since }) => ({ differences: await auditLocks(db, since) }),
}
