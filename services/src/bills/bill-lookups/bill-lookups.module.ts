import { retention } from '../../platform/retention/retention.ts'
import type { StoreModule } from '../../platform/store/store-module.ts'
import { countBillLookup } from './bill-lookup-limit.ts'

declare module '../../platform/store/database.ts' {
  interface Database {
    /** Accounts whose bill a customer looked up, each with its latest look-up. */
    bill_look: {
      customer_id: string
      biller_id: string
      account: string
      address_hash: string
      at: number
    }
  }
}

export const billLookupsModule: StoreModule = {
  notExported: { bill_look: 'is gone after a day, and names accounts that need not be the customer’s own' },
  retention: { bill_look: 'billLookups' },
  deletedWithAccount: ['bill_look'],
  commands: [countBillLookup],
  async sweep(dispose, at) {
    await dispose('bill_look', row => row('at', '<=', at - retention.billLookups.retentionMs))
  },
}
