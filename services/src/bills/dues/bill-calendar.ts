// The address at which a calendar program reads what is due, without a session: anyone who knows it sees payees, sums
// and days, but no account. Only its hash is stored, so it is shown once; a new address invalidates the former.
import { notify } from '../../messages/outbox/notify.ts'
import { looksLikeOpaqueToken, newOpaqueToken, tokenHash } from '../../platform/keys/opaque-token.ts'
import { defineCommand, type Steps, type Tx, write } from '../../platform/store/command.ts'
import type { Store } from '../../platform/store/store.ts'

interface Renewed {
  readonly customerId: string
  readonly secretHash: string
  readonly at: number
}

/** Notifies the customer, because the thief of a session could otherwise read the calendar after the session has ended. */
export const renewCalendar = defineCommand.readCommitted(
  'renew-calendar',
  function* (tx: Tx, { customerId, secretHash: secret_hash, at }: Renewed): Steps<void> {
    yield* write(
      tx.query
        .insertInto('bill_calendar')
        .values({ customer_id: customerId, secret_hash, made_at: at })
        .onConflict(conflict => conflict.column('customer_id').doUpdateSet({ secret_hash, made_at: at })),
    )
    yield* notify(tx, { kind: 'calendar-renewed', customerId, parameters: {}, at })
  },
)

export function createBillCalendar({ store, now }: { readonly store: Store; readonly now: () => Date }) {
  return {
    /** The secret of the address. */
    async renew(customerId: string): Promise<string> {
      const secret = newOpaqueToken()
      await store.run(renewCalendar, { customerId, secretHash: tokenHash(secret), at: now().getTime() })
      return secret
    },

    /** When the address was made that is in use. */
    async madeAt(customerId: string): Promise<Date | undefined> {
      const calendar = store.db.selectFrom('bill_calendar').select('made_at')
      const found = await calendar.where('customer_id', '=', customerId).executeTakeFirst()
      return found && new Date(found.made_at)
    },

    /** The customer of the calendar; undefined while the account is locked. */
    async customerOf(secret: string): Promise<string | undefined> {
      if (!looksLikeOpaqueToken(secret)) return undefined
      const calendar = await store.db
        .selectFrom('bill_calendar as calendar')
        .leftJoin('account_lock as lock', 'lock.customer_id', 'calendar.customer_id')
        .select('calendar.customer_id')
        .where('secret_hash', '=', tokenHash(secret))
        .where('lock.customer_id', 'is', null)
        .executeTakeFirst()
      return calendar?.customer_id
    },
  }
}
