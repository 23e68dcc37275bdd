import type { ConsentPurpose } from './consents.ts'

export interface ConsentTables {
  consent: {
    customer_id: string
    purpose: ConsentPurpose
    /** The day from which the text holds that was agreed to. */
    version: string
    given_at: number
  }
}
