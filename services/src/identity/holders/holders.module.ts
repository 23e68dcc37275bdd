import type { StoreModule } from '../../platform/store/store-module.ts'

declare module '../../platform/store/database.ts' {
  interface Database {
    /** What two accounts have in common that are one person's: a keyed hash, of which nothing can be read. */
    holder_mark: {
      customer_id: string
      mark: string
      /** From then on it says nothing any more; null for as long as the account is known. */
      until: number | null
    }
  }
}

/** Whose the marks are is for the audit of declarations, which makes most of them. */
export const holdersModule: StoreModule = {
  readThrough: { holder_mark: 'one for each customer who has declared who they are' },
  notExported: { holder_mark: 'holds hashes, from which nothing can be read' },
  retention: { holder_mark: 'limits' },
  sealed: {
    holder_mark: {
      key: ['customer_id', 'mark'],
      changes: { until: { notified: ['account-closed'] } },
      deletedFrom: ({ until }) => Number(until ?? Number.NaN) || null,
      // Those of an ID are made anew with another secret.
      isCompleteAtClosing: ({ mark }) => String(mark).startsWith('mobile.'),
    },
  },
  async sweep(dispose, at) {
    await dispose('holder_mark', row => row('until', '<=', at))
  },
}
