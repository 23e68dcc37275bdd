import type { StoreModule } from '../../platform/store/store-module.ts'
import type { Language } from '../customer/customer.ts'
import type { Mobile } from '../mobile/mobile.ts'
import { auditMobiles } from './audit-mobiles.ts'
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
