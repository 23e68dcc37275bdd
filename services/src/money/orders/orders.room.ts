import type { Room } from '../../platform/store/room.ts'
import { moveOrder, placeOrder } from './order-row.ts'
import { ordersMigration } from './orders.migration.ts'
import type { OrderTables } from './orders.tables.ts'
import { ownOrders } from './own-orders.ts'

declare module '../../platform/store/database.ts' {
  interface Database extends OrderTables {}
}

export const ordersRoom: Room = {
  ownData: [ownOrders],
  migrations: { '0024-orders': ordersMigration },
  commands: [placeOrder, moveOrder],
}
