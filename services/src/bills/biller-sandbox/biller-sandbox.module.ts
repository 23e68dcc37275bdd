import type { StoreModule } from '../../platform/store/store-module.ts'
import type { SandboxFault } from './faults.ts'

declare module '../../platform/store/database.ts' {
  interface Database {
    sandbox_biller_payment: {
      reference: string
      biller_id: string
      account: string
      bill_number: string
      amount_paise: number
      fault: SandboxFault
      approval_number: string
      received_at: number
    }
  }
}

export const billerSandboxModule: StoreModule = {
  retention: { sandbox_biller_payment: 'nobody' },
}
