import { defineCommand, type Steps, type Tx, write } from '../../platform/store/command.ts'
import type { OptionalGroup } from '../templates/message-kinds.ts'

export const chooseMessages = defineCommand(
  'choose-messages',
  function* (
    tx: Tx,
    { customerId, muted }: { customerId: string; muted: readonly OptionalGroup[] },
  ): Steps<void> {
    yield* write(tx.query.deleteFrom('muted_message_group').where('customer_id', '=', customerId))
    for (const group of muted) {
      yield* write(
        tx.query.insertInto('muted_message_group').values({ customer_id: customerId, message_group: group }),
      )
    }
  },
)
