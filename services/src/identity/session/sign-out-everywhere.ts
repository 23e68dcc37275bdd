// Every session ends, and whatever somebody asked for in one of them; the passkeys too, where the customer wishes it.
import { change, defineCommand, type Steps, type Tx } from '../../platform/store/command.ts'
import { endPendingChanges } from '../pending-change/pending-change-row.ts'

/** The subject of a proof for signing out everywhere that takes the passkeys away as well. */
export const withPasskeys = 'passkeys'

export const signOutEverywhere = defineCommand(
  'sign-out-everywhere',
  function* (
    tx: Tx,
    { customerId, removesPasskeys, at }: { customerId: string; removesPasskeys: boolean; at: number },
  ): Steps<void> {
    yield* change(tx.query.deleteFrom('session').where('customer_id', '=', customerId))
    yield* endPendingChanges(tx, { customerId, endedAs: 'cancelled', at })
    if (removesPasskeys) yield* change(tx.query.deleteFrom('passkey').where('customer_id', '=', customerId))
  },
  { isolation: 'read committed' },
)
