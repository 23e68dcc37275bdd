// What a customer has agreed to, and when. The sign-in page names both texts above its button: signing in agrees to the
// versions of that day, once each. There is no advertising, so nothing else is asked for.

import { type Steps, type Tx, write } from '../../platform/store/command.ts'
import type { Store } from '../../platform/store/store.ts'
import type { StoreModule } from '../../platform/store/store-module.ts'

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

/** The texts by their first day: a new text has a new day. */
const texts = { terms: '2026-11-16', privacy: '2026-11-16' } as const

type ConsentPurpose = keyof typeof texts

export type Consent = Awaited<ReturnType<typeof consentsOf>>[number]

export function* giveConsents(tx: Tx, { customerId, at }: { customerId: string; at: number }): Steps<void> {
  for (const [purpose, version] of Object.entries(texts) as [ConsentPurpose, string][])
    yield* write(
      tx.query
        .insertInto('consent')
        .values({ customer_id: customerId, purpose, version, given_at: at })
        .onConflict(conflict => conflict.doNothing()),
    )
}

/** Oldest first. */
export async function consentsOf({ db }: Pick<Store, 'db'>, customerId: string) {
  const consents = await db
    .selectFrom('consent')
    .select(['purpose', 'version', 'given_at'])
    .where('customer_id', '=', customerId)
    .orderBy('given_at')
    .orderBy('purpose', 'desc')
    .execute()
  return consents.map(({ given_at, ...text }) => ({ ...text, givenAt: new Date(given_at) }))
}
