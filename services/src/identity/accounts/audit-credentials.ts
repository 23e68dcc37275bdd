import { type AliasedExpression, type Kysely, sql } from 'kysely'
import { type Credential, hasCredentialMac } from '../../platform/keys/credential-mac.ts'
import type { Keys } from '../../platform/keys/derived-key.ts'
import type { Database } from '../../platform/store/database.ts'
import { readInPages } from '../../platform/store/in-pages.ts'
import { tryParseJson } from '../../platform/store/parsed-json.ts'
import { customersWithNumber, hasOwnNumber } from '../customer/customer-number.ts'
import { isAuthenticBrowser, knownBrowsers } from '../one-time-code/known-browser.ts'

/**
 * Names every customer's number, session, passkey, bound device, known browser, payee of a waiting payment and waiting
 * number that was not made with a secret of ours. All are read each time, because a row that was moved to another customer
 * does not look new. `db` is a snapshot.
 */
export async function auditCredentials(db: Kysely<Database>, keys: Keys): Promise<string[]> {
  const differences: string[] = []
  const invalid = 'its MAC is not of a key of ours'
  for (const { table, rows, read = (row: Row) => row } of credentialTables(db)) {
    const page = (last: string, limit: number) =>
      db.selectFrom(rows).selectAll().where('row.id', '>', last).orderBy('row.id').limit(limit).execute()
    for await (const found of readInPages(page, ({ id }) => id))
      for (const { mac, ...credential } of found.map(read))
        if (!hasCredentialMac(keys, { table, ...credential }, mac))
          differences.push(
            `${table.replace('_', ' ')} ${credential.id} of ${credential.customerId}: ${invalid}`,
          )
  }
  for await (const page of knownBrowsers(db))
    for (const known of page) {
      const { browser_hash } = known
      if (!isAuthenticBrowser(keys, known)) differences.push(`known browser ${browser_hash}: ${invalid}`)
    }
  for await (const page of customersWithNumber(db))
    for (const customer of page)
      if (!hasOwnNumber(keys, customer)) differences.push(`number of ${customer.id}: ${invalid}`)
  return differences
}

type Row = Omit<Credential, 'table'> & { mac: string }

interface CredentialTable {
  readonly table: Credential['table']
  readonly rows: AliasedExpression<Row, 'row'>
  /** Reads key and MAC from the JSON column that `rows` selects as `key`. */
  readonly read?: (row: Row) => Row
}

function credentialTables(db: Kysely<Database>): CredentialTable[] {
  const session = db
    .selectFrom('session')
    .select(['id', 'customer_id as customerId', 'token_hash as key', 'created_at as createdAt', 'mac'])
  const passkey = db
    .selectFrom('passkey')
    .select(['id', 'customer_id as customerId', 'public_key as key', 'created_at as createdAt', 'mac'])
  const device = db
    .selectFrom('bound_device')
    .select(['session_id as id', 'customer_id as customerId', 'mac'])
    .select(['public_key as key', 'bound_at as createdAt'])
  const noMac = sql<string>`''`.as('mac')
  const payment = db
    .selectFrom('bill_payment')
    .select(['reference as id', 'customer_id as customerId', noMac])
    .select(({ fn, val }) => fn.coalesce('collect', val('')).as('key'))
    .select(({ fn, val }) => fn.coalesce('approved_at', val(0)).as('createdAt'))
    .where('stage', '=', 'awaiting-money')
    .where('collect', 'is not', null)
  const change = db
    .selectFrom('pending_change')
    .select(['id', 'customer_id as customerId', 'details as key', 'due_at as createdAt', noMac])
    .where('kind', '=', 'change-mobile')
    .where('ended_at', 'is', null)
  return [
    { table: 'session', rows: session.as('row') },
    { table: 'passkey', rows: passkey.as('row') },
    { table: 'bound_device', rows: device.as('row') },
    {
      table: 'bill_payment',
      rows: payment.as('row'),
      read: row => fromJson(row, ({ approvalUrl, upiLink }) => `${approvalUrl} ${upiLink}`),
    },
    {
      table: 'pending_change',
      rows: change.as('row'),
      read: row => fromJson(row, ({ mobile }) => `${mobile}`),
    },
  ]
}

/** A row that the portal did not write may hold anything: it then has no MAC. */
function fromJson(row: Row, keyOf: (stored: Record<string, unknown>) => string): Row {
  const stored = tryParseJson(row.key)
  if (typeof stored !== 'object' || stored === null) return { ...row, key: '', mac: '' }
  const { mac, ...rest } = stored as Record<string, unknown>
  return { ...row, key: keyOf(rest), mac: String(mac) }
}
