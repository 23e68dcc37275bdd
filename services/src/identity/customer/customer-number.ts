// The MAC of a customer's number: without it somebody who writes their own number into the database would sign in as another
// customer by a code.

import { type Credential, credentialMac, hasCredentialMac } from '../../platform/keys/credential-mac.ts'
import type { Key, Keys } from '../../platform/keys/derived-key.ts'
import type { Database } from '../../platform/store/database.ts'
import { readInPages } from '../../platform/store/in-pages.ts'
import type { Store } from '../../platform/store/store.ts'

export const numberColumns = ['id', 'mobile', 'created_at', 'mobile_changed_at', 'mobile_mac'] as const

type NumberRow = Pick<Database['customer'], (typeof numberColumns)[number]>
type OwnNumber = Omit<NumberRow, 'mobile_mac'>

/** The number belongs to the customer since it was changed, or else since the account was created. */
const numberCredential = ({ id, mobile, created_at, mobile_changed_at }: OwnNumber): Credential => ({
  table: 'customer',
  id,
  customerId: id,
  key: mobile ?? '',
  createdAt: mobile_changed_at ?? created_at,
})

export const numberMac = (key: Key, own: OwnNumber): string => credentialMac(key, numberCredential(own))

/** Whether the portal gave the customer this number. */
export const hasOwnNumber = (keys: Keys, customer: NumberRow): boolean =>
  hasCredentialMac(keys, numberCredential(customer), customer.mobile_mac ?? '')

/** Reads all customers with a number, for the audit and for a new secret. */
export function customersWithNumber(db: Store['db']) {
  const read = (last: string, limit: number) =>
    db
      .selectFrom('customer')
      .select(numberColumns)
      .where('mobile', 'is not', null)
      .where('id', '>', last)
      .orderBy('id')
      .limit(limit)
      .execute()
  return readInPages(read, ({ id }) => id)
}

/** After a change of the secret: numbers outlast the former one. */
export async function renewNumberMacs({ db }: Store, keys: Keys): Promise<void> {
  for await (const page of customersWithNumber(db))
    for (const customer of page)
      if (hasOwnNumber(keys, customer))
        await db
          .updateTable('customer')
          .set({ mobile_mac: numberMac(keys[0], customer) })
          .where('id', '=', customer.id)
          .where('mobile_mac', '=', customer.mobile_mac)
          .execute()
}
