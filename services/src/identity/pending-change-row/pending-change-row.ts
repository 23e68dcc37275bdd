// Changes requested by a code alone beside a passkey, or in a new browser without the PIN: they wait a day, in which the
// owner can cancel them.
import type { Credential } from '../../platform/keys/credential-mac.ts'
import { change, defineCommand, row, type Steps, type Tx, write } from '../../platform/store/command.ts'
import type { Database } from '../../platform/store/database.ts'

export const changeDelayMs = 24 * 60 * 60_000

type PendingChangeRow = Database['pending_change']
type PendingChangeKind = PendingChangeRow['kind']

export interface RequestedChange {
  id: string
  customerId: string
  sessionId: string
  kind: PendingChangeKind
  details: object
  at: number
}

/** What the MAC of a waiting number covers: without it a row inserted in the database would move the account. */
export const numberCredential = (
  id: string,
  customerId: string,
  mobile: string,
  dueAt: number,
): Credential => ({ table: 'pending_change', id, customerId, key: mobile, createdAt: dueAt })

/** Starts the day of waiting, again where a change of its kind waits already. */
export function* scheduleChange(tx: Tx, requested: RequestedChange) {
  const { id, customerId, sessionId, kind, details, at } = requested
  yield* endChangesOf(tx, { customerId, kind, endedAs: 'replaced', at })
  const dueAt = at + changeDelayMs
  yield* write(
    tx.query.insertInto('pending_change').values({
      id,
      customer_id: customerId,
      kind,
      details: JSON.stringify(details),
      session_id: sessionId,
      asked_at: at,
      due_at: dueAt,
    }),
  )
  return { outcome: 'delayed', dueAt } as const
}

export interface EndPendingChanges {
  customerId: string
  /** Selects one change, one kind or one session's changes; all by default. */
  id?: string
  kind?: PendingChangeKind
  sessionId?: string
  endedAs: NonNullable<PendingChangeRow['ended_as']>
  at: number
}

/** Cancels pending changes and returns their number. */
export function* endChangesOf(tx: Tx, which: EndPendingChanges): Steps<number> {
  const { customerId, id, kind, sessionId, endedAs, at } = which
  let ending = tx.query
    .updateTable('pending_change')
    .set({ ended_at: at, ended_as: endedAs })
    .where('customer_id', '=', customerId)
    .where('ended_at', 'is', null)
  if (id !== undefined) ending = ending.where('id', '=', id)
  if (kind !== undefined) ending = ending.where('kind', '=', kind)
  if (sessionId !== undefined) ending = ending.where('session_id', '=', sessionId)
  return yield* change(ending)
}

export const endPendingChanges = defineCommand.readCommitted('end-pending-changes', endChangesOf)

/** A change whose day has passed, once, on whichever server comes first: it is done unless it is refused in the same command. */
export function* claimDueChange(tx: Tx, { id, at }: { id: string; at: number }) {
  const changed = yield* change(
    tx.query
      .updateTable('pending_change')
      .set({ ended_at: at, ended_as: 'done' })
      .where('id', '=', id)
      .where('due_at', '<=', at)
      .where('ended_at', 'is', null),
  )
  if (changed === 0) return undefined
  return yield* row(tx.query.selectFrom('pending_change').selectAll().where('id', '=', id))
}

export function* refuseChange(tx: Tx, id: string): Steps<void> {
  yield* write(tx.query.updateTable('pending_change').set({ ended_as: 'refused' }).where('id', '=', id))
}
