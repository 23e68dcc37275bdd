// A pending change whose day has passed is done, once, by whichever server comes first.
import { z } from 'zod'
import { jsonIn } from '../../platform/store/broken-record.ts'
import { change, defineCommand, row, type Steps, type Tx, write } from '../../platform/store/command.ts'
import { isTaken, moveAccount } from '../accounts/move-account.ts'
import type { Mobile } from '../mobile/mobile.ts'
import { insertPasskey } from '../passkeys/register-passkey.ts'
import type { PendingChangeTables } from '../pending-change-row/pending-change.tables.ts'

export const newNumber = z.object({ mobile: z.string().transform(mobile => mobile as Mobile) })

const newPasskey = z.object({
  id: z.string(),
  publicKey: z.string(),
  signatureCount: z.number(),
  transports: z.array(z.string()),
  device: z.string(),
  mac: z.string(),
})

export const carryOutChange = defineCommand(
  'carry-out-change',
  function* (tx: Tx, { id, at }: { id: string; at: number }): Steps<void> {
    const taken = yield* change(
      tx.query
        .updateTable('pending_change')
        .set({ ended_at: at, ended_as: 'done' })
        .where('id', '=', id)
        .where('due_at', '<=', at)
        .where('ended_at', 'is', null),
    )
    if (taken === 0) return
    const pending = yield* row(tx.query.selectFrom('pending_change').selectAll().where('id', '=', id))
    if (!pending || (yield* carryOut(tx, pending, at))) return
    yield* write(tx.query.updateTable('pending_change').set({ ended_as: 'refused' }).where('id', '=', id))
  },
  { isolation: 'read committed' },
)

/** False where it can no longer be done: the number or the passkey belongs to another account by now. */
function* carryOut(tx: Tx, pending: PendingChangeTables['pending_change'], at: number): Steps<boolean> {
  const { id, customer_id: customerId, details, due_at } = pending
  switch (pending.kind) {
    case 'change-mobile': {
      const { mobile } = jsonIn('pending_change.details', id, newNumber, details)
      if (yield* isTaken(tx, mobile)) return false
      yield* moveAccount(tx, { customerId, mobile, sessionId: pending.session_id, at })
      return true
    }
    case 'add-passkey': {
      const passkey = jsonIn('pending_change.details', id, newPasskey, details)
      // Its MAC holds when the day of waiting was over: with another `due_at` the passkey is refused.
      return yield* insertPasskey(tx, { ...passkey, customerId, createdAt: due_at }, at)
    }
  }
}
