import { retention } from '../../platform/retention/retention.ts'
import type { Room } from '../../platform/store/room.ts'
import type { BillLookTables } from './bill-looks.tables.ts'
import { lookAtBill } from './look-at-bill.ts'

declare module '../../platform/store/database.ts' {
  interface Database extends BillLookTables {}
}

export const billLooksRoom: Room = {
  retention: { bill_look: 'looks' },
  forgottenWithAccount: ['bill_look'],
  commands: [lookAtBill],
  async sweep(takeAway, at) {
    await takeAway('bill_look', row => row('at', '<=', at - retention.looks.keptMs))
  },
}
