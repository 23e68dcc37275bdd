import type { StoreModule } from '../../platform/store/store-module.ts'
import { removeAccount, renameAccount, saveAccount } from './save-account.ts'

declare module '../../platform/store/database.ts' {
  interface Database {
    saved_account: {
      id: string
      customer_id: string
      biller_id: string
      account: string
      /** JSON: every value the biller asked for. */
      parameters: string
      /** The customer's own name for it, e.g. 'Home'; may be empty. */
      name: string
      /** The customer's group for it, e.g. 'Mother'; may be empty. */
      label: string
      saved_at: number
    }
  }
}

export const savedAccountsModule: StoreModule = {
  retention: { saved_account: 'own' },
  sealed: {
    saved_account: {
      key: ['id'],
      madeAt: 'saved_at',
      isFew: true,
      changes: {
        name: { notified: ['account-renamed', 'account-saved'] },
        label: { notified: ['account-renamed'] },
      },
      deletedNotified: ['account-removed'],
    },
  },
  deletedWithAccount: ['saved_account'],
  exports: [
    {
      name: 'saved-accounts',
      about: { en: 'Connections and numbers you saved', hi: 'आपके सेव किए कनेक्शन और नंबर' },
      rows: (db, customerId) =>
        db
          .selectFrom('saved_account')
          .select(['name', 'label as group', 'biller_id as biller', 'account'])
          .select(['parameters as given_to_biller', 'saved_at'])
          .where('customer_id', '=', customerId)
          .orderBy('saved_at')
          .execute(),
    },
  ],
  commands: [saveAccount, renameAccount, removeAccount],
}
