import { type Kysely, sql } from 'kysely'
import { retention } from '../../platform/retention/retention.ts'
import { auditClockSkewMs, timeOf } from '../../platform/store/audit/audit-checks.ts'
import type { Database } from '../../platform/store/database.ts'
import type { AuditScope, StoreModule } from '../../platform/store/store-module.ts'
import type { Language } from '../customer/customer.ts'
import type { Mobile } from '../mobile/mobile.ts'
import { changeProfile } from './customer-row.ts'
import { confirmMobileChange } from './mobile-change-row.ts'
import { signInWithCode } from './sign-in.ts'

declare module '../../platform/store/database.ts' {
  interface Database {
    customer: {
      id: string
      mobile: Mobile | null
      name: string
      language: Language
      is_demonstration: 0 | 1
      created_at: number
      /** Null if it is still the number that the account began with. */
      mobile_changed_at: number | null
      /** `customer-number.ts`. */
      mobile_mac: string | null
      /** When the customer closed the account; null while it is open. */
      closed_at: number | null
    }
    mobile_change: {
      id: string
      customer_id: string
      new_mobile: Mobile
      expires_at: number
      new_confirmed_at: number | null
      old_confirmed_at: number | null
      passkey_confirmed_at: number | null
      done_at: number | null
    }
  }
}

export const accountsModule: StoreModule = {
  notExported: {
    mobile_change:
      'is gone after fifteen minutes; the number is in the profile, what waits among the changes',
  },
  retention: { customer: 'account', mobile_change: 'verifications' },
  sealed: {
    customer: {
      key: ['id'],
      customerId: 'id',
      madeAt: 'created_at',
      isFew: true,
      changes: {
        mobile: { with: ['mobile_changed_at', 'closed_at'] },
        mobile_changed_at: { notified: ['number-changed'] },
        mobile_mac: 'any',
        name: { with: ['closed_at'], notified: ['name-changed'] },
        language: { notified: ['language-changed'] },
        closed_at: 'once',
      },
    },
  },
  deletedWithAccount: ['mobile_change'],
  exports: [
    {
      name: 'profile',
      about: { en: 'Who you are to us', hi: 'हमारे पास आपका परिचय' },
      rows: (db, customerId) =>
        db
          .selectFrom('customer')
          .select(['id as customer', 'mobile', 'name', 'language', 'created_at as customer_since'])
          .where('id', '=', customerId)
          .execute(),
    },
  ],
  commands: [signInWithCode, changeProfile, confirmMobileChange],
  notRestored: { mobile_change: 'all' },
  audit: async (db, scope) => ({ differences: await auditMobiles(db, scope) }),
  async sweep(dispose, at) {
    await dispose('mobile_change', row => row('expires_at', '<=', at))
  },
}

/** Each message records its number, and a change of number is sent to both. Reads all messages, or those sent since. */
export async function auditMobiles(db: Kysely<Database>, { since, at }: AuditScope): Promise<string[]> {
  const reportedElsewhere = await db
    .selectFrom('message')
    .innerJoin('customer', 'customer.id', 'message.customer_id')
    .select(({ fn }) => ['customer.id', fn.max('message.created_at').as('at')])
    .where('message.created_at', '>=', since)
    .whereRef('message.mobile', '<>', 'customer.mobile')
    .where(
      'message.created_at',
      '>',
      sql<number>`coalesce(customer.mobile_changed_at, 0) + ${sql.lit(auditClockSkewMs)}`,
    )
    .groupBy('customer.id')
    .execute()
  const unnotified = since > 0 || !Number.isFinite(at) ? [] : await changedWithoutMessage(db, at)
  return [
    ...reportedElsewhere.map(
      ({ id, at: toldAt }) =>
        `customer ${id}: on ${timeOf(toldAt)} they were sent a message at another number, which they have not changed since`,
    ),
    ...unnotified.map(({ id }) => `customer ${id}: their number was changed, and nobody was notified`),
  ]
}

/** Customers whose number changed without a message, as far back as messages are retained. Few changed it; no index finds them. */
function changedWithoutMessage(db: Kysely<Database>, at: number) {
  return db
    .selectFrom('customer')
    .leftJoin('message', join =>
      join
        .onRef('message.customer_id', '=', 'customer.id')
        .onRef('message.created_at', '=', 'customer.mobile_changed_at')
        .onRef('message.mobile', '=', 'customer.mobile')
        .on('message.kind', '=', 'number-changed'),
    )
    .select('customer.id')
    .where('customer.mobile', 'is not', null)
    .where('customer.mobile_changed_at', '>', at - retention.messages.retentionMs + auditClockSkewMs)
    .where('message.id', 'is', null)
    .execute()
}
