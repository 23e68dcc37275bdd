import type { Room } from '../../platform/store/room.ts'
import type { BillerSandboxTables } from './biller-sandbox.tables.ts'

declare module '../../platform/store/database.ts' {
  interface Database extends BillerSandboxTables {}
}

export const billerSandboxRoom: Room = {
  retention: { sandbox_biller_payment: 'nobody' },
}
