import type { Language } from '../customer/customer.ts'
import type { Mobile } from '../mobile/mobile.ts'

export interface AccountsTables {
  customer: {
    id: string
    mobile: Mobile | null
    name: string
    language: Language
    is_demonstration: 0 | 1
    created_at: number
    /** Null where it is still the number that the account began with. */
    mobile_changed_at: number | null
    /** When its owner closed it. */
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
