import { moment } from '../../platform/data-export/readable-values.ts'
import type { DataExport } from '../../platform/store/room.ts'

export const savedAccountsExport: DataExport = {
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
