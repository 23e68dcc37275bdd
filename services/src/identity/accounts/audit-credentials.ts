import type { Kysely } from 'kysely'
import { type Credential, hasCredentialMac } from '../../platform/keys/credential-mac.ts'
import type { Keys } from '../../platform/keys/derived-key.ts'
import type { Database } from '../../platform/store/database.ts'
import { readInPages } from '../../platform/store/in-pages.ts'
import { customersWithNumber, hasOwnNumber } from '../customer/customer-number.ts'
import { isKnown, knownBrowsers } from '../one-time-code/known-browser.ts'

/**
 * Names every customer's number, session, passkey, bound device, known browser, payee of a waiting payment and waiting number that was not made with a secret
 * of ours. All are read each time, because a row that was moved to another customer does not look new. `db` is a snapshot.
 */
export async function auditCredentials(db: Kysely<Database>, keys: Keys): Promise<string[]> {
  const tables: { [Table in PagedTable]: (last: string, limit: number) => Promise<Row[]> } = {
    session: (last, limit) =>
      db
        .selectFrom('session')
        .select(['id', 'customer_id as customerId', 'token_hash as key', 'created_at as createdAt', 'mac'])
        .where('id', '>', last)
        .orderBy('id')
        .limit(limit)
        .execute(),
    passkey: (last, limit) =>
      db
        .selectFrom('passkey')
        .select(['id', 'customer_id as customerId', 'public_key as key', 'created_at as createdAt', 'mac'])
        .where('id', '>', last)
        .orderBy('id')
        .limit(limit)
        .execute(),
    bound_device: (last, limit) =>
      db
        .selectFrom('bound_device')
        .select(['session_id as id', 'customer_id as customerId', 'public_key as key'])
        .select(['bound_at as createdAt', 'mac'])
        .where('session_id', '>', last)
        .orderBy('session_id')
        .limit(limit)
        .execute(),
    bill_payment: async (last, limit) => {
      const waiting = await db
        .selectFrom('bill_payment')
        .select(['reference as id', 'customer_id as customerId', 'approved_at', 'collect'])
        .where('stage', '=', 'awaiting-money')
        .where('collect', 'is not', null)
        .where('reference', '>', last)
        .orderBy('reference')
        .limit(limit)
        .execute()
      return waiting.map(({ approved_at, collect, ...payment }) => ({
        ...payment,
        ...payeeIn(collect),
        createdAt: approved_at ?? 0,
      }))
    },
    pending_change: async (last, limit) => {
      const waiting = await db
        .selectFrom('pending_change')
        .select(['id', 'customer_id as customerId', 'details', 'due_at as createdAt'])
        .where('kind', '=', 'change-mobile')
        .where('ended_at', 'is', null)
        .where('id', '>', last)
        .orderBy('id')
        .limit(limit)
        .execute()
      return waiting.map(({ details, ...change }) => ({ ...change, ...numberIn(details) }))
    },
  }
  const differences: string[] = []
  for (const table of Object.keys(tables) as PagedTable[])
    for await (const page of readInPages(tables[table], ({ id }) => id))
      for (const { mac, ...credential } of page)
        if (!hasCredentialMac(keys, { table, ...credential }, mac))
          differences.push(
            `${table.replace('_', ' ')} ${credential.id} of ${credential.customerId}: its MAC is not of a key of ours`,
          )
  for await (const page of knownBrowsers(db))
    for (const known of page) {
      const { browser_hash } = known
      if (!isKnown(keys, known))
        differences.push(`known browser ${browser_hash}: its MAC is not of a key of ours`)
    }
  for await (const page of customersWithNumber(db))
    for (const customer of page)
      if (!hasOwnNumber(keys, customer))
        differences.push(`number of ${customer.id}: its MAC is not of a key of ours`)
  return differences
}

/** The row matches its MAC, or was not written by the portal. */
function payeeIn(collect: string | null): Pick<Row, 'key' | 'mac'> {
  try {
    const { approvalUrl, upiLink, mac } = JSON.parse(collect ?? '')
    return { key: `${approvalUrl} ${upiLink}`, mac: String(mac) }
  } catch {
    return { key: '', mac: '' }
  }
}

function numberIn(details: string): Pick<Row, 'key' | 'mac'> {
  try {
    const { mobile, mac } = JSON.parse(details)
    return { key: String(mobile), mac: String(mac) }
  } catch {
    return { key: '', mac: '' }
  }
}

type PagedTable = Exclude<Credential['table'], 'known_browser' | 'customer'>
type Row = Omit<Credential, 'table'> & { mac: string }
