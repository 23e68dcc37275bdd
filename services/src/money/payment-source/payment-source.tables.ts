import type { SandboxChoice } from './sandbox.ts'

export interface SandboxTables {
  sandbox_payment: {
    reference: string
    amount_paise: number
    choice: SandboxChoice | null
    begun_at: number
    chosen_at: number | null
    expires_at: number
  }
}
