// Keeping an account and removing it, and telling its customer: whoever copied a session could otherwise do either unseen.
import type { Kysely } from 'kysely'
import { tell } from '../../messages/outbox/tell.ts'
import { defineCommand, row, type Steps, type Tx } from '../../platform/store/command.ts'
import type { Database } from '../../platform/store/database.ts'
import type { SavedAccountRow } from './saved-accounts.tables.ts'

export interface AccountToSave {
  readonly id: string
  readonly customerId: string
  /** Of the payment that it is kept from. */
  readonly reference: string
  readonly name: string
  /** As messages name who is paid. */
  readonly payee: string
  readonly at: number
}

/** Answers with what is kept now, or with nothing where the account was never paid. */
export const saveAccount = defineCommand('save-account', saveSteps)

function* saveSteps(tx: Tx, asked: AccountToSave): Steps<SavedAccountRow | undefined> {
  const { id, customerId: customer_id, reference, name, payee, at } = asked
  const payment = yield* row(
    tx.query
      .selectFrom('bill_payment')
      .select(['customer_id', 'biller_id', 'account', 'parameters'])
      .where('reference', '=', reference)
      .where('customer_id', '=', customer_id),
  )
  if (!payment || !(yield* row(lastPaid(tx.query, payment)))) return undefined
  const saved = yield* row(
    tx.query
      .insertInto('saved_account')
      .values({ id, ...payment, name, saved_at: at })
      .onConflict(conflict =>
        conflict
          .columns(['customer_id', 'biller_id', 'account'])
          .doUpdateSet({ name, parameters: payment.parameters }),
      )
      .returningAll(),
  )
  if (saved?.id === id) {
    const parameters = { payee, lastDigits: saved.account.slice(-4) }
    yield* tell(tx, { kind: 'account-saved', customerId: customer_id, parameters, at })
  }
  return saved
}

/** False when the customer has no such account, or no longer. */
export const removeAccount = defineCommand('remove-account', removeSteps)

function* removeSteps(
  tx: Tx,
  { id, customerId, payee, at }: Omit<AccountToSave, 'reference' | 'name'>,
): Steps<boolean> {
  const removed = yield* row(
    tx.query
      .deleteFrom('saved_account')
      .where('id', '=', id)
      .where('customer_id', '=', customerId)
      .returning('account'),
  )
  if (!removed) return false
  const parameters = { payee, lastDigits: removed.account.slice(-4) }
  yield* tell(tx, { kind: 'account-removed', customerId, parameters, at })
  return true
}

/** The last payment of an account that came through. */
export function lastPaid(
  query: Kysely<Database>,
  of: Pick<SavedAccountRow, 'customer_id' | 'biller_id' | 'account'>,
) {
  return query
    .selectFrom('bill_payment')
    .select(['reference', 'ended_at', 'order_id', 'amount_paise'])
    .where('customer_id', '=', of.customer_id)
    .where('biller_id', '=', of.biller_id)
    .where('account', '=', of.account)
    .where('stage', '=', 'paid')
    .orderBy('ended_at', 'desc')
    .limit(1)
}
