import { moment } from '../../platform/data-export/readable-values.ts'
import type { DataExport } from '../../platform/store/room.ts'

export const changesExport: DataExport = {
  name: 'delayed-changes',
  about: {
    en: 'Changes asked for without your passkey, which wait 24 hours',
    hi: 'पासकी के बिना माँगे गए बदलाव, जो 24 घंटे रुकते हैं',
  },
  async rows(db, customerId) {
    const changes = await db
      .selectFrom('pending_change')
      .select(['kind', 'asked_at', 'due_at', 'ended_at', 'ended_as'])
      .where('customer_id', '=', customerId)
      .orderBy('asked_at')
      .execute()
    return changes.map(({ kind, asked_at, due_at, ended_at, ended_as }) => ({
      what: kind,
      asked_at: moment(asked_at),
      takes_effect_at: moment(due_at),
      ended_at: moment(ended_at),
      outcome: ended_as ?? 'waiting',
    }))
  },
}
