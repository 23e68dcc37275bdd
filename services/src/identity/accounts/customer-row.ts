import { notify } from '../../messages/outbox/notify.ts'
import { defineCommand, forTaking, row, type Steps, type Tx, write } from '../../platform/store/command.ts'
import { Refusal } from '../../platform/store/errors.ts'
import { prepare } from '../../platform/store/prepare.ts'
import type { Customer, Language } from '../customer/customer.ts'
import type { Mobile } from '../mobile/mobile.ts'

export interface NewCustomer {
  id: string
  mobile: Mobile
  language: Language
  at: number
}

/** The customer of a number; the first sign-in with it makes one. */
export function* findOrCreateCustomer(tx: Tx, { id, mobile, language, at }: NewCustomer): Steps<Customer> {
  yield* write(
    tx.query
      .insertInto('customer')
      .values({ id, mobile, name: '', language, is_demonstration: 0, created_at: at })
      .onConflict(conflict => conflict.column('mobile').doNothing()),
  )
  const customer = yield* row(
    tx.query.selectFrom('customer').select(['id', 'name', 'language']).where('mobile', '=', mobile),
  )
  if (!customer) throw new Error('A customer just inserted or found is gone: customers are never deleted.')
  return { ...customer, mobile }
}

export interface ProfileChange {
  customerId: string
  changes: { name?: string; language?: Language }
  at: number
}

export const changeProfile = defineCommand(
  'change-profile',
  function* (tx: Tx, { customerId, changes, at }: ProfileChange): Steps<void> {
    if (Object.keys(changes).length === 0) return
    const customer = tx.query.selectFrom('customer').where('id', '=', customerId)
    const former = yield* row(customer.select(['name', 'language']))
    const isOther = (what: 'name' | 'language') =>
      former && changes[what] !== undefined && changes[what] !== former[what]
    // Before it is done, in the language until now: the owner may not read the one that somebody else chose.
    if (isOther('name')) yield* notify(tx, { kind: 'name-changed', customerId, parameters: {}, at })
    if (isOther('language')) yield* notify(tx, { kind: 'language-changed', customerId, parameters: {}, at })
    yield* write(tx.query.updateTable('customer').set(changes).where('id', '=', customerId))
  },
  { isolation: 'read committed' },
)

/** Takes the customer's row: what begins now and a closing wait for each other. */
export function* takeCustomer(tx: Tx, customerId: string): Steps<{ readonly isClosed: boolean }> {
  const customer = yield* row(takenCustomer(tx, { customerId }))
  return { isClosed: customer !== undefined && customer.closed_at !== null }
}

const takenCustomer = prepare((query, { customerId }: { customerId: string }, kind) =>
  forTaking(kind, query.selectFrom('customer').select('closed_at').where('id', '=', customerId)),
)

/** Refuses with `account-closed`. */
export function* refuseIfClosed(tx: Tx, customerId: string): Steps<void> {
  const { isClosed } = yield* takeCustomer(tx, customerId)
  if (isClosed) throw new Refusal('account-closed', 'This account is closed.')
}
