import { sql } from 'kysely'
import { auditDates } from '../../identity/accounts/audit-dates.ts'
import { auditOwners } from '../../identity/accounts/audit-owners.ts'
import type { Room } from '../../platform/store/room.ts'
import { moveOrder, placeOrder } from './order-row.ts'
import { ordersMigration } from './orders.migration.ts'
import type { OrderTables } from './orders.tables.ts'
import { auditOrders } from './orders-audit.ts'
import { ordersExport } from './orders-export.ts'

declare module '../../platform/store/database.ts' {
  interface Database extends OrderTables {}
}

export const ordersRoom: Room = {
  exports: [ordersExport],
  migrations: { '0024-orders': ordersMigration },
  commands: [placeOrder, moveOrder],
  async audit(db, { at }) {
    const orders = db
      .selectFrom('customer_order')
      .select([sql<string>`'order ' || id`.as('thing'), 'customer_id'])
    const dated = db
      .selectFrom('customer_order_event as event')
      .innerJoin('customer_order as order', 'order.id', 'event.order_id')
      .select([sql<string>`'order ' || id`.as('thing'), 'order.customer_id', 'event.at'])
    return {
      differences: [
        ...(await auditOrders(db)),
        ...(await auditOwners(db, [orders])),
        ...(await auditDates(db, at, [dated])),
      ],
    }
  },
}
