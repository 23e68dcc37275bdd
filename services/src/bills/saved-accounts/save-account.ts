// Keeping an account, and telling its customer the first time: whoever copied a session could otherwise put one there unseen.
import { tell } from '../../messages/outbox/tell.ts'
import { defineCommand, row, type Steps, type Tx, write } from '../../platform/store/command.ts'
import type { SavedAccountTables } from './saved-accounts.tables.ts'

export interface AccountToSave {
  readonly kept: SavedAccountTables['saved_account']
  /** As messages name it. */
  readonly payee: string
}

export const saveAccount = defineCommand(
  'save-account',
  function* (tx: Tx, { kept, payee }: AccountToSave): Steps<void> {
    const { customer_id: customerId, account, saved_at: at } = kept
    const former = yield* row(
      tx.query
        .selectFrom('saved_account')
        .select('id')
        .where('customer_id', '=', customerId)
        .where('biller_id', '=', kept.biller_id)
        .where('account', '=', account),
    )
    if (former) {
      const again = { name: kept.name, parameters: kept.parameters }
      return yield* write(tx.query.updateTable('saved_account').set(again).where('id', '=', former.id))
    }
    yield* write(tx.query.insertInto('saved_account').values(kept))
    const parameters = { payee, lastDigits: account.slice(-4) }
    yield* tell(tx, { kind: 'account-saved', customerId, parameters, at })
  },
)
