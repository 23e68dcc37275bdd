import type { StoreModule } from '../../platform/store/store-module.ts'

declare module '../../platform/store/database.ts' {
  interface Database {
    /** A keyed hash that links the accounts of one person. */
    holder_mark: {
      customer_id: string
      mark: string
      /** Its expiry; null for as long as the account exists. */
      until: number | null
    }
  }
}

/** The audit of declarations checks the owners of marks, because declarations create most of them. */
export const holdersModule: StoreModule = {
  fullyReadTables: { holder_mark: 'one for each customer who has declared who they are' },
  notExported: { holder_mark: 'holds hashes, from which nothing can be read' },
  retention: { holder_mark: 'limits' },
  sealed: {
    holder_mark: {
      key: ['customer_id', 'mark'],
      changes: { until: { notified: ['account-closed'] } },
      deletedFrom: ({ until }) => Number(until ?? Number.NaN) || null,
      // Marks of an ID are created again with another secret.
      isCompleteAtClosing: ({ mark }) => String(mark).startsWith('mobile.'),
    },
  },
  async sweep(dispose, at) {
    await dispose('holder_mark', row => row('until', '<=', at))
  },
}
