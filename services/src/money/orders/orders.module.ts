import { billIn } from '@chowk/catalog'
import { sql } from 'kysely'
import { auditDates, auditOwners } from '../../identity/accounts/audit-owned-rows.ts'
import type { DataExport, StoreModule } from '../../platform/store/store-module.ts'
import type { OrderState } from './order-states.ts'
import { auditOrders } from './orders-audit.ts'

declare module '../../platform/store/database.ts' {
  interface Database {
    customer_order: {
      id: string
      customer_id: string
      biller_id: string
      account: string
      amount_paise: number
      state: OrderState
      placed_at: number
    }
    customer_order_event: {
      order_id: string
      number: number
      state: OrderState
      at: number
    }
  }
}

const ordersExport: DataExport = {
  name: 'orders',
  about: { en: 'What you ordered and paid for', hi: 'आपके ऑर्डर और भुगतान' },
  async rows(db, customerId) {
    const orders = await db
      .selectFrom('customer_order')
      .select(['id as order', 'biller_id as biller', 'account', 'amount_paise', 'state', 'placed_at'])
      .where('customer_id', '=', customerId)
      .orderBy('placed_at')
      .orderBy('id')
      .execute()
    return orders.map(({ order, ...row }) => ({ order, what: billIn('en', row.biller), ...row }))
  },
}

export const ordersModule: StoreModule = {
  retention: { customer_order: 'money', customer_order_event: 'money' },
  sealed: {
    customer_order: { key: ['id'], madeAt: 'placed_at', changes: { state: 'any' } },
  },
  exports: [ordersExport],
  async audit(db, { since, at }) {
    const orders = db
      .selectFrom('customer_order')
      .$if(since > 0, query => query.where('placed_at', '>=', since))
      .select([sql<string>`'order ' || id`.as('thing'), 'customer_id'])
    const dated = db
      .selectFrom('customer_order_event as event')
      .innerJoin('customer_order as order', 'order.id', 'event.order_id')
      .$if(since > 0, query => query.where('order.placed_at', '>=', since))
      .select([sql<string>`'order ' || id`.as('thing'), 'order.customer_id', 'event.at'])
    return {
      differences: [
        ...(await auditOrders(db, since)),
        ...(await auditOwners(db, [orders])),
        ...(await auditDates(db, at, [dated])),
      ],
    }
  },
}
