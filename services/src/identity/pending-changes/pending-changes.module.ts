import type { Kysely } from 'kysely'
import { retention } from '../../platform/retention/retention.ts'
import type { Database } from '../../platform/store/database.ts'
import type { StoreModule } from '../../platform/store/store-module.ts'
import { changeDelayMs, endPendingChanges } from '../pending-change-row/pending-change-row.ts'
import { carryOutChange } from './pending-changes.ts'

declare module '../../platform/store/database.ts' {
  interface Database {
    pending_change: {
      id: string
      customer_id: string
      kind: 'change-mobile' | 'add-passkey' | 'reset-pin' | 'close-account'
      /** JSON: what will be done. */
      details: string
      /** The session that requested it. */
      session_id: string
      asked_at: number
      due_at: number
      ended_at: number | null
      /** 'replaced' by a later one of its kind; 'refused' where it was no longer possible when due. */
      ended_as: 'done' | 'cancelled' | 'replaced' | 'refused' | null
    }
  }
}

/** Upkeep carries out due changes within seconds and in order: a change this much behind another was skipped. */
const skippedAfterMs = 60 * 60_000

/** No change is done before its day has passed, none is skipped, none ends twice. */
export async function auditPendingChanges(db: Kysely<Database>): Promise<string[]> {
  const changes = await db
    .selectFrom('pending_change')
    .select(['id', 'asked_at', 'due_at', 'ended_at', 'ended_as'])
    .orderBy('id')
    .execute()
  const lastDoneAt = changes.reduce(
    (last, { ended_as, ended_at }) => (ended_as === 'done' ? Math.max(last, ended_at ?? 0) : last),
    0,
  )
  return changes.flatMap(({ id, asked_at, due_at, ended_at, ended_as }) => {
    const wrong: string[] = []
    if (due_at - asked_at < changeDelayMs) wrong.push(`pending change ${id} waits less than a day`)
    if ((ended_at === null) !== (ended_as === null)) wrong.push(`pending change ${id} has half an end`)
    if (ended_as === 'done' && (ended_at ?? 0) < due_at)
      wrong.push(`pending change ${id} was done before it was due`)
    if (ended_at === null && due_at + skippedAfterMs < lastDoneAt)
      wrong.push(`pending change ${id} was passed over when it was due`)
    return wrong
  })
}

export const pendingChangesModule: StoreModule = {
  fullyReadTables: { pending_change: 'swept when they are old' },
  retention: { pending_change: 'changes' },
  sealed: {
    pending_change: {
      key: ['id'],
      madeAt: 'asked_at',
      isFew: true,
      changes: { ended_at: 'once', ended_as: { with: ['ended_at'] } },
      deletedFrom: ({ ended_at }) =>
        typeof ended_at === 'number' ? ended_at + retention.changes.retentionMs : null,
    },
  },
  deletedWithAccount: ['pending_change'],
  exports: [
    {
      name: 'delayed-changes',
      about: {
        en: 'Changes asked for without your passkey, which wait 24 hours',
        hi: 'पासकी के बिना माँगे गए बदलाव, जो 24 घंटे रुकते हैं',
      },
      rows: (db, customerId) =>
        db
          .selectFrom('pending_change')
          .select(['kind as what', 'asked_at', 'due_at as takes_effect_at', 'ended_at'])
          .select(({ fn, val }) => fn.coalesce('ended_as', val('waiting')).as('outcome'))
          .where('customer_id', '=', customerId)
          .orderBy('asked_at')
          .execute(),
    },
  ],
  notRestored: { pending_change: 'all' },
  commands: [endPendingChanges, carryOutChange],
  async sweep(dispose, at) {
    await dispose('pending_change', row => row('ended_at', '<=', at - retention.changes.retentionMs))
  },
  audit: async db => ({ differences: await auditPendingChanges(db) }),
}
