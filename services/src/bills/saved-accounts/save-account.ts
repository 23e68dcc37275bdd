// Saves, renames and removes an account, and notifies its customer, because a thief with a copied session could do it, too.
import { notify } from '../../messages/outbox/notify.ts'
import { defineCommand, row, type Steps, type Tx, write } from '../../platform/store/command.ts'
import type { Database } from '../../platform/store/database.ts'
import { literal } from '../../platform/store/literal.ts'
import { prepare } from '../../platform/store/prepare.ts'

export type SavedAccountRow = Database['saved_account']

interface AccountToSave {
  readonly id: string
  readonly customerId: string
  readonly reference: string
  readonly name: string
  readonly at: number
}

/** Returns the saved account, or nothing if the account was never paid. */
export const saveAccount = defineCommand('save-account', saveSteps)

function* saveSteps(tx: Tx, input: AccountToSave): Steps<SavedAccountRow | undefined> {
  const { id, customerId: customer_id, reference, name, at } = input
  const payment = yield* row(
    tx.query
      .selectFrom('bill_payment')
      .select(['customer_id', 'biller_id', 'account', 'parameters'])
      .where('reference', '=', reference)
      .where('customer_id', '=', customer_id),
  )
  if (!payment || !(yield* row(lastPaid(tx, payment)))) return undefined
  const before = yield* row(
    tx.query
      .selectFrom('saved_account')
      .select('name')
      .where('customer_id', '=', customer_id)
      .where('biller_id', '=', payment.biller_id)
      .where('account', '=', payment.account),
  )
  const saved = yield* row(
    tx.query
      .insertInto('saved_account')
      .values({ id, ...payment, name, label: '', saved_at: at })
      .onConflict(conflict =>
        conflict
          .columns(['customer_id', 'biller_id', 'account'])
          .doUpdateSet({ name, parameters: payment.parameters }),
      )
      .returningAll(),
  )
  if (!before)
    yield* write(
      tx.query
        .insertInto('account_due')
        .values({ ...newDueColumns, account_id: id, customer_id, biller_id: payment.biller_id, ask_at: at }),
    )
  if (before?.name !== name) yield* notifyOf(tx, before ? 'account-renamed' : 'account-saved', input, payment)
  return saved
}

export const newDueColumns = { times_failed: 0, reminds: 1, reminded: 0 } as const

type SavedAccountKey = Omit<AccountToSave, 'reference' | 'name'>

/** False when the customer has no such account. */
export const renameAccount = defineCommand('rename-account', renameSteps)

function* renameSteps(tx: Tx, input: SavedAccountKey & { name: string; label: string | undefined }) {
  const { id, customerId, name } = input
  const saved = yield* row(
    tx.query
      .selectFrom('saved_account')
      .select(['biller_id', 'account', 'name', 'label'])
      .where('id', '=', id)
      .where('customer_id', '=', customerId),
  )
  const label = input.label ?? saved?.label ?? ''
  if (!saved || (saved.name === name && saved.label === label)) return saved !== undefined
  yield* write(tx.query.updateTable('saved_account').set({ name, label }).where('id', '=', id))
  yield* notifyOf(tx, 'account-renamed', input, saved)
  return true
}

/** False when the customer has no such account. */
export const removeAccount = defineCommand('remove-account', removeSteps)

function* removeSteps(tx: Tx, input: SavedAccountKey): Steps<boolean> {
  const { id, customerId } = input
  const removed = yield* row(
    tx.query
      .deleteFrom('saved_account')
      .where('id', '=', id)
      .where('customer_id', '=', customerId)
      .returning(['biller_id', 'account']),
  )
  if (!removed) return false
  yield* notifyOf(tx, 'account-removed', input, removed)
  return true
}

function* notifyOf(
  tx: Tx,
  kind: 'account-saved' | 'account-renamed' | 'account-removed',
  { customerId, at }: SavedAccountKey,
  { biller_id: billerId, account }: Pick<SavedAccountRow, 'biller_id' | 'account'>,
): Steps<void> {
  yield* notify(tx, { kind, customerId, parameters: { billerId, lastDigits: account.slice(-4) }, at })
}

/** The last successful payment of an account. */
export const lastPaid = prepare((query, of: Pick<SavedAccountRow, 'customer_id' | 'biller_id' | 'account'>) =>
  query
    .selectFrom('bill_payment')
    .select(['reference', 'ended_at', 'order_id', 'amount_paise'])
    .where('customer_id', '=', of.customer_id)
    .where('biller_id', '=', of.biller_id)
    .where('account', '=', of.account)
    .where('stage', '=', literal('paid'))
    .orderBy('ended_at', 'desc')
    .limit(1),
)
