import { defineCommand, rows, type Steps, type Tx, write } from '../../platform/store/command.ts'
import { tell } from '../outbox/tell.ts'
import type { OptionalGroup } from '../templates/message-kinds.ts'

export const chooseMessages = defineCommand(
  'choose-messages',
  function* (
    tx: Tx,
    { customerId, muted, at }: { customerId: string; muted: readonly OptionalGroup[]; at: number },
  ): Steps<void> {
    const former = yield* rows(
      tx.query
        .deleteFrom('muted_message_group')
        .where('customer_id', '=', customerId)
        .returning('message_group'),
    )
    for (const group of muted) {
      yield* write(
        tx.query.insertInto('muted_message_group').values({ customer_id: customerId, message_group: group }),
      )
    }
    if (muted.some(group => !former.some(({ message_group }) => message_group === group)))
      yield* tell(tx, { kind: 'messages-muted', customerId, parameters: {}, at })
  },
)
