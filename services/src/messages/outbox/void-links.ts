import { type Steps, type Tx, write } from '../../platform/store/command.ts'
import { notMeLifetimeMs } from './not-me-token.ts'

/**
 * Every 'This was not me' that was told until now leads nowhere, also in a message that is still on its way. Whoever calls
 * this tells of it next: the owner's newest message always has a link that works.
 */
export function* voidLinks(tx: Tx, { customerId, at }: { customerId: string; at: number }): Steps<void> {
  yield* write(
    tx.query
      .updateTable('message')
      .set(message => ({ not_me_hash: message.ref('id') }))
      .where('customer_id', '=', customerId)
      .where('created_at', '>', at - notMeLifetimeMs)
      .where(message =>
        message.or([message('not_me_hash', 'is not', null), message('due_at', 'is not', null)]),
      ),
  )
}
