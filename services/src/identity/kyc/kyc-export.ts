import { moment } from '../../platform/data-export/readable-values.ts'
import type { DataExport } from '../../platform/store/room.ts'
import { maskedId } from './id-number.ts'

export const declarationsExport: DataExport = {
  name: 'identity',
  about: { en: 'Who you declared to be, and how it was checked', hi: 'आपकी बताई पहचान, और उसकी जाँच' },
  async rows(db, customerId) {
    const declared = await db
      .selectFrom('kyc_declaration')
      .select(['id', 'name', 'id_kind', 'id_end', 'state', 'declared_at', 'answered_at'])
      .where('customer_id', '=', customerId)
      .orderBy('declared_at')
      .orderBy('id')
      .execute()
    return declared.map(({ id, name, id_kind, id_end, state, declared_at, answered_at }) => ({
      declaration: id,
      name,
      id_kind,
      id_number: maskedId(id_end),
      state,
      declared_at: moment(declared_at),
      answered_at: moment(answered_at),
    }))
  },
}
