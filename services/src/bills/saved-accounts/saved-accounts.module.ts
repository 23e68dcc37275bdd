import { moment } from '../../platform/data-export/readable-values.ts'
import type { DataExport, StoreModule } from '../../platform/store/store-module.ts'
import { removeAccount, renameAccount, saveAccount } from './save-account.ts'
import type { SavedAccountTables } from './saved-accounts.tables.ts'

declare module '../../platform/store/database.ts' {
  interface Database extends SavedAccountTables {}
}

const savedAccountsExport: DataExport = {
  name: 'saved-accounts',
  about: { en: 'Connections and numbers you saved', hi: 'आपके सेव किए कनेक्शन और नंबर' },
  async rows(db, customerId) {
    const accounts = await db
      .selectFrom('saved_account')
      .select(['name', 'biller_id', 'account', 'parameters', 'saved_at'])
      .where('customer_id', '=', customerId)
      .orderBy('saved_at')
      .execute()
    return accounts.map(({ name, biller_id, account, parameters, saved_at }) => ({
      name,
      biller: biller_id,
      account,
      given_to_biller: parameters,
      saved_at: moment(saved_at),
    }))
  },
}

export const savedAccountsModule: StoreModule = {
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
