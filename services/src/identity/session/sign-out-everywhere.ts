// Every session ends, and whatever somebody asked for in one of them; the passkeys too, where the customer wishes it.
import { tell } from '../../messages/outbox/tell.ts'
import { defineCommand, rows, type Steps, type Tx, write } from '../../platform/store/command.ts'
import { endPendingChanges } from '../pending-change/pending-change-row.ts'

/** The subject of a proof for signing out everywhere that takes the passkeys away as well. */
export const withPasskeys = 'passkeys'

export const signOutEverywhere = defineCommand(
  'sign-out-everywhere',
  function* (
    tx: Tx,
    { customerId, removesPasskeys, at }: { customerId: string; removesPasskeys: boolean; at: number },
  ): Steps<void> {
    yield* write(tx.query.deleteFrom('session').where('customer_id', '=', customerId))
    yield* endPendingChanges(tx, { customerId, endedAs: 'cancelled', at })
    if (!removesPasskeys) return
    const removed = yield* rows(
      tx.query.deleteFrom('passkey').where('customer_id', '=', customerId).returning('device'),
    )
    for (const parameters of removed) yield* tell(tx, { kind: 'passkey-removed', customerId, parameters, at })
  },
  { isolation: 'read committed' },
)
