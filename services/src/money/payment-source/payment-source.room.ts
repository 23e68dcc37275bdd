import type { Room } from '../../platform/store/room.ts'
import type { SandboxTables } from './payment-source.tables.ts'

declare module '../../platform/store/database.ts' {
  interface Database extends SandboxTables {}
}

export const paymentSourceRoom: Room = {
  retention: { sandbox_payment: 'nobody', sandbox_return: 'nobody' },
}
