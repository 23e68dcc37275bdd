// The changes that wait for a customer's day to pass: shown to them, cancelled by them, carried out when due.
import { jsonIn } from '../../platform/store/broken-record.ts'
import { prepare } from '../../platform/store/prepare.ts'
import type { Store } from '../../platform/store/store.ts'
import type { Mobile } from '../mobile/mobile.ts'
import { endPendingChanges } from '../pending-change-row/pending-change-row.ts'
import type { Proof } from '../proof/proof.ts'
import type { CurrentSession } from '../session/sessions.ts'
import { carryOutChange, newNumber } from './carry-out.ts'

export type PendingChange = { readonly id: string; readonly askedAt: Date; readonly dueAt: Date } & (
  | { readonly kind: 'change-mobile'; readonly mobile: Mobile }
  | { readonly kind: 'add-passkey' }
)

export interface PendingChanges {
  /** What waits, the soonest first. */
  list(customerId: string): Promise<PendingChange[]>
  /** Needs no proof: nothing comes of it but that all stays as it is. False where it no longer waited. */
  cancel(session: CurrentSession, id: string): Promise<boolean>
  /** What the signed-out device had asked for. */
  cancelAskedBy(proof: Proof<'sign-out-device'>): Promise<void>
  /** Does what is due. */
  catchUp(): Promise<void>
}

const waitingChanges = prepare((query, value: { customerId: string }) =>
  query
    .selectFrom('pending_change')
    .select(['id', 'kind', 'details', 'asked_at', 'due_at'])
    .where('customer_id', '=', value.customerId)
    .where('ended_at', 'is', null)
    .orderBy('due_at'),
)

export function createPendingChanges({ store, now }: { store: Store; now: () => Date }): PendingChanges {
  const { db } = store
  return {
    async list(customerId) {
      const waiting = await store.lookUp(waitingChanges, { customerId })
      return waiting.map(({ id, kind, details, asked_at, due_at }) => {
        const change = { id, askedAt: new Date(asked_at), dueAt: new Date(due_at) }
        if (kind === 'add-passkey') return { ...change, kind }
        return { ...change, kind, mobile: jsonIn('pending_change.details', id, newNumber, details).mobile }
      })
    },

    async cancel({ customer }, id) {
      const ended = { customerId: customer.id, id, endedAs: 'cancelled', at: now().getTime() } as const
      return (await store.run(endPendingChanges, ended)) > 0
    },

    async cancelAskedBy({ customerId, subject: sessionId }) {
      await store.run(endPendingChanges, {
        customerId,
        sessionId,
        endedAs: 'cancelled',
        at: now().getTime(),
      })
    },

    async catchUp() {
      const at = now().getTime()
      const due = await db
        .selectFrom('pending_change')
        .select('id')
        .where('ended_at', 'is', null)
        .where('due_at', '<=', at)
        .orderBy('due_at')
        .limit(100)
        .execute()
      for (const { id } of due) await store.run(carryOutChange, { id, at })
    },
  }
}
