import { descriptionIn } from '../../messages/names/description.ts'
import { moment, rupees } from '../../platform/data-export/readable-values.ts'
import type { DataExport } from '../../platform/store/store-module.ts'

export const returnsExport: DataExport = {
  name: 'returns',
  about: { en: 'Money returned to the account you paid from', hi: 'जिस खाते से भुगतान किया, उसमें लौटे पैसे' },
  async rows(db, customerId) {
    const returns = await db
      .selectFrom('source_return')
      .selectAll()
      .where('customer_id', '=', customerId)
      .orderBy('started_at')
      .orderBy('id')
      .execute()
    return returns.map(back => ({
      return: back.id,
      details: descriptionIn('en', back.description),
      amount_rs: rupees(back.amount_paise),
      state: back.state,
      started_at: moment(back.started_at),
      ended_at: moment(back.ended_at),
      bank_reference: back.bank_reference ?? '',
    }))
  },
}
