import type { Room } from '../../platform/store/room.ts'
import { removeAccount, renameAccount, saveAccount } from './save-account.ts'
import type { SavedAccountTables } from './saved-accounts.tables.ts'
import { savedAccountsExport } from './saved-accounts-export.ts'

declare module '../../platform/store/database.ts' {
  interface Database extends SavedAccountTables {}
}

export const savedAccountsRoom: Room = {
  retention: { saved_account: 'own' },
  sealed: {
    saved_account: {
      key: ['id'],
      madeAt: 'saved_at',
      isFew: true,
      changes: { name: { notified: ['account-renamed', 'account-saved'] } },
      deletedNotified: ['account-removed'],
    },
  },
  forgottenWithAccount: ['saved_account'],
  exports: [savedAccountsExport],
  commands: [saveAccount, renameAccount, removeAccount],
}
