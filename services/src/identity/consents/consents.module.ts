import type { StoreModule } from '../../platform/store/store-module.ts'
import type { ConsentPurpose } from './consents.ts'

declare module '../../platform/store/database.ts' {
  interface Database {
    consent: {
      customer_id: string
      purpose: ConsentPurpose
      /** The first day of the accepted text. */
      version: string
      given_at: number
    }
  }
}

export const consentsModule: StoreModule = {
  retention: { consent: 'account' },
  sealed: { consent: { key: ['customer_id', 'purpose', 'version'], madeAt: 'given_at', isFew: true } },
  exports: [
    {
      name: 'consents',
      about: { en: 'What you agreed to, and when', hi: 'आपने किस बात पर और कब सहमति दी' },
      rows: (db, customerId) =>
        db
          .selectFrom('consent')
          .select(['purpose as text', 'version as text_of', 'given_at as agreed_at'])
          .where('customer_id', '=', customerId)
          .orderBy('given_at')
          .orderBy('purpose', 'desc')
          .execute(),
    },
  ],
}
