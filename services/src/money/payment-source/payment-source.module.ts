import type { StoreModule } from '../../platform/store/store-module.ts'
import type { ReturnFault, SandboxChoice } from './sandbox.ts'

declare module '../../platform/store/database.ts' {
  interface Database {
    sandbox_payment: {
      reference: string
      amount_paise: number
      choice: SandboxChoice | null
      begun_at: number
      chosen_at: number | null
      expires_at: number
      /** The simulated fault of returning its money. */
      return_fault: ReturnFault | null
    }
    sandbox_return: {
      reference: string
      /** The payment whose money it is. */
      source_reference: string
      amount_paise: number
      begun_at: number
      refusal: string | null
    }
  }
}

export const paymentSourceModule: StoreModule = {
  retention: { sandbox_payment: 'nobody', sandbox_return: 'nobody' },
}
