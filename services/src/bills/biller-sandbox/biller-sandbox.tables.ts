import type { Fault } from './faults.ts'

export interface BillerSandboxTables {
  sandbox_biller_payment: {
    reference: string
    biller_id: string
    account: string
    bill_number: string
    amount_paise: number
    fault: Fault
    approval_number: string
    received_at: number
  }
}
