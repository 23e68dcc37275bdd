import type { Room } from '../../platform/store/room.ts'
import { askToUnlock, keepLocked, lockAccount, lockByToken } from './account-lock.ts'
import { auditLocks } from './audit-locks.ts'

declare module '../../platform/store/database.ts' {
  interface Database {
    /** A row is there while the account is locked. */
    account_lock: {
      customer_id: string
      locked_at: number
      /** From when a code opens it; null until that was asked for. */
      unlock_from: number | null
      /** A code proven before this asks for nothing any more: the owner has locked again or cancelled. */
      proofs_after: number
      /** The browser in which a code alone opens it at once where there is neither PIN nor passkey: its hash, 'any' known one, or none. */
      opens_in: string | null
    }
  }
}

export const lockRoom: Room = {
  readThrough: { account_lock: 'one for each customer who has locked the account' },
  notExported: {
    account_lock: 'a customer who is locked out is signed in nowhere, and nobody can ask for the file',
  },
  retention: { account_lock: 'account' },
  sealed: {
    account_lock: {
      key: ['customer_id'],
      changes: {
        locked_at: 'later',
        unlock_from: { notified: ['unlock-asked', 'unlock-cancelled', 'account-locked'] },
        proofs_after: 'later',
        opens_in: { with: ['locked_at'] },
      },
      deletedNotified: ['account-unlocked', 'lock-lifted'],
    },
  },
  forgottenWithAccount: ['account_lock'],
  commands: [lockAccount, lockByToken, askToUnlock, keepLocked],
  audit: async (db, { since }) => ({ differences: await auditLocks(db, since) }),
}
