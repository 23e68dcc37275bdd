import { dailyLimitUntil, notify } from '../../messages/outbox/notify.ts'
import type { Keys } from '../../platform/keys/derived-key.ts'
import { defineCommand, forUpdate, row, type Steps, type Tx, write } from '../../platform/store/command.ts'
import { Refusal } from '../../platform/store/errors.ts'
import { prepare } from '../../platform/store/prepare.ts'
import type { Customer } from '../customer/customer.ts'
import { hasOwnNumber, numberColumns, numberMac } from '../customer/customer-number.ts'

/** The number in the row has no valid MAC, so it was written by another program. */
export type InvalidNumberMac = { outcome: 'not-their-number'; customerId: string }

/** Finds the customer of a number; the first sign-in with the number creates one. */
export function* findOrCreateCustomer(
  tx: Tx,
  {
    id,
    mobile,
    language,
    keys,
    at,
  }: Pick<Customer, 'id' | 'mobile' | 'language'> & { keys: Keys; at: number },
): Steps<InvalidNumberMac | { outcome: 'found'; customer: Customer }> {
  const mobile_mac = numberMac(keys[0], { id, mobile, created_at: at, mobile_changed_at: null })
  yield* write(
    tx.query
      .insertInto('customer')
      .values({ id, mobile, name: '', language, is_demonstration: 0, created_at: at, mobile_mac })
      .onConflict(conflict => conflict.column('mobile').doNothing()),
  )
  const customer = yield* row(
    tx.query
      .selectFrom('customer')
      .select([...numberColumns, 'name', 'language'])
      .where('mobile', '=', mobile),
  )
  if (!customer) throw new Error('A customer just inserted or found is gone: customers are never deleted.')
  if (!hasOwnNumber(keys, customer)) return { outcome: 'not-their-number', customerId: customer.id }
  const { name } = customer
  return { outcome: 'found', customer: { id: customer.id, mobile, name, language: customer.language } }
}

type Profile = Pick<Customer, 'name' | 'language'>

/** The limit of changes of the name a day, and of the language: each stores a message, even one that is not sent. */
const changesPerDay = 30

export const changeProfile = defineCommand.readCommitted(
  'change-profile',
  function* (
    tx: Tx,
    { customerId, changes, at }: { customerId: string; changes: Partial<Profile>; at: number },
  ): Steps<{ outcome: 'changed' } | { outcome: 'too-many-changes'; what: keyof Profile; freeAt: number }> {
    const former = yield* row(lockedProfile(tx, { customerId }))
    const others = (['name', 'language'] as const).filter(
      what => former && changes[what] !== undefined && changes[what] !== former[what],
    )
    for (const what of others) {
      const change = { customerId, kind: `${what}-changed`, at } as const
      const freeAt = yield* dailyLimitUntil(tx, { ...change, maxPerDay: changesPerDay })
      if (freeAt !== undefined) return { outcome: 'too-many-changes', what, freeAt }
    }
    // Notifies in the former language, because a thief may have chosen one that the owner does not read.
    for (const what of others) yield* notify(tx, { kind: `${what}-changed`, customerId, parameters: {}, at })
    if (others.length > 0)
      yield* write(tx.query.updateTable('customer').set(changes).where('id', '=', customerId))
    return { outcome: 'changed' }
  },
)

/** Locks the row, so that concurrent changes are counted one after the other. */
const lockedProfile = prepare((query, { customerId }: { customerId: string }, kind) =>
  forUpdate(kind, query.selectFrom('customer').select(['name', 'language']).where('id', '=', customerId)),
)

/** Locks the customer's row, so that new work and a closing wait for each other. */
export function* lockCustomer(tx: Tx, customerId: string): Steps<{ readonly isClosed: boolean }> {
  const customer = yield* row(lockedCustomer(tx, { customerId }))
  return { isClosed: customer !== undefined && customer.closed_at !== null }
}

const lockedCustomer = prepare((query, { customerId }: { customerId: string }, kind) =>
  forUpdate(kind, query.selectFrom('customer').select('closed_at').where('id', '=', customerId)),
)

/** Refuses a closed account with `account-closed`. */
export function* refuseIfClosed(tx: Tx, customerId: string): Steps<void> {
  const { isClosed } = yield* lockCustomer(tx, customerId)
  if (isClosed) throw new Refusal('account-closed', 'This account is closed.')
}
