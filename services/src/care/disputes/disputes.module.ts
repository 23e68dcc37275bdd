import { sql } from 'kysely'
import { auditDates } from '../../identity/accounts/audit-owned-rows.ts'
import { queueMeasures } from '../../platform/store/measure.ts'
import type { StoreModule } from '../../platform/store/store-module.ts'
import { type DisputeActor, disputeNoteText } from './dispute-notes.ts'
import {
  type DisputeDecision,
  type DisputeState,
  decideDispute,
  moveDispute,
  raiseDispute,
} from './dispute-row.ts'
import type { DisputeTypeId } from './dispute-types.ts'
import { auditDisputes } from './disputes-audit.ts'

declare module '../../platform/store/database.ts' {
  interface Database {
    dispute: {
      id: string
      customer_id: string
      order_id: string
      type: DisputeTypeId
      details: string
      state: DisputeState
      raised_at: number
      closed_at: number | null
      /** Null while it is open. */
      decision: DisputeDecision | null
      /** The sum that a decision refunded. */
      refunded_paise: number | null
    }
    dispute_event: {
      dispute_id: string
      number: number
      state: DisputeState
      /** A code of `dispute-notes.ts`, or an operator's text; may be empty. */
      note: string
      actor: DisputeActor
      at: number
    }
  }
}

export const disputesModule: StoreModule = {
  fullyReadTables: {
    dispute: 'one for each payment that was disputed',
    dispute_event: 'some for each payment that was disputed',
  },
  retention: { dispute: 'money', dispute_event: 'money' },
  sealed: {
    dispute: {
      key: ['id'],
      madeAt: 'raised_at',
      isFew: true,
      changes: { state: 'any', closed_at: 'once', decision: 'once', refunded_paise: 'once' },
      isFinal: ({ closed_at }) => closed_at !== null,
    },
    dispute_event: { key: ['dispute_id', 'number'], madeAt: 'at', isFew: true },
  },
  exports: [
    {
      name: 'disputes',
      about: { en: 'Your disputes and each step of them', hi: 'आपकी शिकायतें और उनका हर कदम' },
      async rows(db, customerId) {
        const steps = await db
          .selectFrom('dispute')
          .innerJoin('dispute_event', 'dispute_event.dispute_id', 'dispute.id')
          .select([
            'dispute.id as dispute',
            'order_id as order',
            'type',
            'details',
            'dispute_event.state',
            'note',
          ])
          .select(['decision', 'refunded_paise', 'at', 'actor'])
          .where('customer_id', '=', customerId)
          .orderBy('raised_at')
          .orderBy('dispute.id')
          .orderBy('number')
          .execute()
        return steps.map(({ actor, ...step }) => ({
          ...step,
          note: disputeNoteText('en', { ...step, actor }),
        }))
      },
    },
  ],
  measures: queueMeasures({
    name: 'chowk_disputes',
    what: 'Disputes that have not been decided',
    since: 'raised_at',
    from: db => db.selectFrom('dispute').where('closed_at', 'is', null),
  }),
  commands: [raiseDispute, moveDispute, decideDispute],
  async audit(db, { at }) {
    const dated = db
      .selectFrom('dispute')
      .select([sql<string>`'dispute ' || id`.as('thing'), 'customer_id', 'raised_at as at'])
    const closed = db
      .selectFrom('dispute')
      .select([sql<string>`'dispute ' || id`.as('thing'), 'customer_id', 'closed_at as at'])
    return { differences: [...(await auditDisputes(db)), ...(await auditDates(db, at, [dated, closed]))] }
  },
}
