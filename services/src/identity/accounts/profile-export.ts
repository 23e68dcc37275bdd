import { moment } from '../../platform/data-export/readable-values.ts'
import type { DataExport } from '../../platform/store/room.ts'

export const profileExport: DataExport = {
  name: 'profile',
  about: { en: 'Who you are to us', hi: 'हमारे पास आपका परिचय' },
  async rows(db, customerId) {
    const customers = await db
      .selectFrom('customer')
      .select(['id', 'mobile', 'name', 'language', 'created_at'])
      .where('id', '=', customerId)
      .execute()
    return customers.map(({ id, mobile, name, language, created_at }) => ({
      customer: id,
      mobile: mobile ?? '',
      name,
      language,
      customer_since: moment(created_at),
    }))
  },
}
