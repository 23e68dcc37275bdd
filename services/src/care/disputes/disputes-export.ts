import { moment, rupees } from '../../platform/data-export/readable-values.ts'
import type { DataExport } from '../../platform/store/room.ts'
import { noteIn } from './dispute-notes.ts'

export const disputesExport: DataExport = {
  name: 'disputes',
  about: { en: 'Your disputes and each step of them', hi: 'आपकी शिकायतें और उनका हर कदम' },
  async rows(db, customerId) {
    const steps = await db
      .selectFrom('dispute')
      .innerJoin('dispute_event', 'dispute_event.dispute_id', 'dispute.id')
      .select(['dispute.id', 'order_id', 'type', 'details', 'decision', 'refunded_paise'])
      .select(['dispute_event.state', 'actor', 'note', 'at'])
      .where('customer_id', '=', customerId)
      .orderBy('raised_at')
      .orderBy('dispute.id')
      .orderBy('number')
      .execute()
    return steps.map(step => ({
      dispute: step.id,
      order: step.order_id,
      type: step.type,
      details: step.details,
      state: step.state,
      note: noteIn('en', step),
      decision: step.decision ?? '',
      refunded_rs: rupees(step.refunded_paise),
      at: moment(step.at),
    }))
  },
}
