import { billIn } from '@chowk/catalog'
import { moment, rupees } from '../../platform/data-export/readable-values.ts'
import type { DataExport } from '../../platform/store/store-module.ts'

export const ordersExport: DataExport = {
  name: 'orders',
  about: { en: 'What you ordered and paid for', hi: 'आपके ऑर्डर और भुगतान' },
  async rows(db, customerId) {
    const orders = await db
      .selectFrom('customer_order')
      .selectAll()
      .where('customer_id', '=', customerId)
      .orderBy('placed_at')
      .orderBy('id')
      .execute()
    return orders.map(({ id, biller_id, account, amount_paise, state, placed_at }) => ({
      order: id,
      what: billIn('en', biller_id),
      biller: biller_id,
      account,
      amount_rs: rupees(amount_paise),
      state,
      placed_at: moment(placed_at),
    }))
  },
}
