import type { Room } from '../../platform/store/room.ts'
import type { Fault } from './faults.ts'

declare module '../../platform/store/database.ts' {
  interface Database {
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
}

export const billerSandboxRoom: Room = {
  retention: { sandbox_biller_payment: 'nobody' },
}
