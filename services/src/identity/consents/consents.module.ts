import { moment } from '../../platform/data-export/readable-values.ts'
import type { DataExport, StoreModule } from '../../platform/store/store-module.ts'
import { type ConsentPurpose, consentsOf } from './consents.ts'

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

const consentsExport: DataExport = {
  name: 'consents',
  about: { en: 'What you agreed to, and when', hi: 'आपने किस बात पर और कब सहमति दी' },
  async rows(db, customerId) {
    const consents = await consentsOf({ db }, customerId)
    return consents.map(({ purpose, version, givenAt }) => ({
      text: purpose,
      text_of: version,
      agreed_at: moment(givenAt.getTime()),
    }))
  },
}

export const consentsModule: StoreModule = {
  retention: { consent: 'account' },
  sealed: {
    consent: { key: ['customer_id', 'purpose', 'version'], madeAt: 'given_at', isFew: true },
  },
  exports: [consentsExport],
}
