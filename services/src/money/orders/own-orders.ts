import { moment, rupees } from '../../platform/own-data/own-words.ts'
import type { OwnData } from '../../platform/store/room.ts'

export const ownOrders: OwnData = {
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
    return orders.map(({ id, title, provider, account, amount_paise, state, placed_at }) => ({
      order: id,
      what: title,
      provider,
      account,
      amount_rs: rupees(amount_paise),
      state,
      placed_at: moment(placed_at),
    }))
  },
}
