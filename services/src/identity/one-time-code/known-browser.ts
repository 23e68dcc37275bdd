// Browsers that have verified a number: strangers' attempts at that number do not delay them.

import type { Kysely } from 'kysely'
import { type Credential, credentialMac, hasCredentialMac } from '../../platform/keys/credential-mac.ts'
import type { Keys } from '../../platform/keys/derived-key.ts'
import { retention } from '../../platform/retention/retention.ts'
import { row, rows, type Steps, type Tx, write } from '../../platform/store/command.ts'
import type { Database } from '../../platform/store/database.ts'
import { readInPages } from '../../platform/store/in-pages.ts'
import type { Store } from '../../platform/store/store.ts'
import type { Mobile } from '../mobile/mobile.ts'

export const knownBrowserLifetimeMs = retention.browsers.retentionMs

/** The browser of a request, and the keys of the MAC that its row needs. */
export type RequestingBrowser = { readonly browserHash: string; readonly browserKeys: Keys }

export interface VerifyingBrowser extends RequestingBrowser {
  mobile: Mobile
  /** The token so far; sign-in gives the browser a new one. */
  formerHash: string
  /** The network in which it verifies the number. */
  addressHash: string
  at: number
}

type KnownBrowserRow = Database['known_browser']

/** The columns that the MAC covers. A row without a valid MAC counts as absent. */
export const macColumns = [
  'known_browser.browser_hash',
  'known_browser.mobile',
  'known_browser.address_hash',
  'known_browser.first_proven_at',
  'known_browser.mac',
] as const

type MacColumns = Pick<KnownBrowserRow, 'browser_hash' | 'mobile' | 'address_hash' | 'first_proven_at'>
type WithMac = MacColumns & Pick<KnownBrowserRow, 'mac'>
/** A row of a left join: all columns are null if no browser is known. */
type MaybeKnown = { readonly [Column in keyof WithMac]: WithMac[Column] | null }

function browserCredential(known: MacColumns): Credential {
  const { browser_hash: id, mobile: customerId, address_hash, first_proven_at: createdAt } = known
  return { table: 'known_browser', id, customerId, key: address_hash ?? '', createdAt }
}

export const browserWithMac = ([key]: Keys, known: MacColumns): WithMac => ({
  ...known,
  mac: credentialMac(key, browserCredential(known)),
})

/** True if the row exists and its MAC was made with one of our keys. */
export function isAuthenticBrowser(keys: Keys, known: MaybeKnown | undefined): known is WithMac {
  return known?.mac != null && hasCredentialMac(keys, browserCredential(known as WithMac), known.mac)
}

/** Returns whether the browser was known. Other numbers keep the former token, since a copied cookie may sign in with any. */
export function* rememberBrowser(
  tx: Tx,
  { mobile, formerHash, browserHash, browserKeys, addressHash, at }: VerifyingBrowser,
): Steps<boolean> {
  const former = yield* row(
    tx.query
      .deleteFrom('known_browser')
      .where('browser_hash', '=', formerHash)
      .where('mobile', '=', mobile)
      .returning(macColumns),
  )
  const known = isAuthenticBrowser(browserKeys, former) ? former : undefined
  const first_proven_at = known?.first_proven_at ?? at
  const next = { mobile, browser_hash: browserHash, address_hash: addressHash, first_proven_at }
  yield* write(
    tx.query.insertInto('known_browser').values({ ...browserWithMac(browserKeys, next), proven_at: at }),
  )
  return known !== undefined
}

/** Records the browser in which the customer's new number was verified, and which stays signed in. */
export function* recordKnownBrowser(
  tx: Tx,
  { mobile, browserHash, browserKeys, addressHash, at }: Omit<VerifyingBrowser, 'formerHash'>,
): Steps<void> {
  const known = { mobile, browser_hash: browserHash, address_hash: addressHash, first_proven_at: at }
  yield* write(
    tx.query
      .insertInto('known_browser')
      .values({ ...browserWithMac(browserKeys, known), proven_at: at })
      .onConflict(conflict => conflict.columns(['browser_hash', 'mobile']).doUpdateSet({ proven_at: at })),
  )
}

/** Selects the browsers that have verified the customer's number; `isKnown` checks the MAC of each row. */
export const browsersOf = (query: Kysely<Database>, customerId: string) =>
  query
    .selectFrom('known_browser')
    .innerJoin('customer', 'customer.mobile', 'known_browser.mobile')
    .select(macColumns)
    .where('customer.id', '=', customerId)

/** Whether the browser has verified the customer's number. */
export function* isKnownBrowser(
  tx: Tx,
  { customerId, browserHash, browserKeys }: RequestingBrowser & { readonly customerId: string },
): Steps<boolean> {
  const known = browsersOf(tx.query, customerId).where('known_browser.browser_hash', '=', browserHash)
  return isAuthenticBrowser(browserKeys, yield* row(known))
}

/** Moves the record to the browser's next token. */
export interface RenewedBrowser extends RequestingBrowser {
  readonly formerHash: string
}

/** Forgets all browsers of the number except the one that requested this, which gets a token that no copy of its cookies has. */
export function* forgetOtherBrowsers(
  tx: Tx,
  { customerId, browser }: { customerId: string; browser?: RenewedBrowser | undefined },
): Steps<void> {
  if (browser) yield* moveBrowser(tx, browser)
  const customer = tx.query.selectFrom('customer').where('id', '=', customerId)
  yield* write(
    tx.query
      .deleteFrom('known_browser')
      .where('mobile', 'in', customer.select('mobile').$narrowType<{ mobile: never }>())
      .where('browser_hash', '!=', browser?.browserHash ?? ''),
  )
}

function* moveBrowser(tx: Tx, { formerHash, browserHash, browserKeys }: RenewedBrowser): Steps<void> {
  const former = tx.query.selectFrom('known_browser').select(macColumns)
  for (const known of yield* rows(former.where('browser_hash', '=', formerHash))) {
    if (!isAuthenticBrowser(browserKeys, known)) continue
    yield* write(
      tx.query
        .updateTable('known_browser')
        .set(browserWithMac(browserKeys, { ...known, browser_hash: browserHash }))
        .where('browser_hash', '=', formerHash)
        .where('mobile', '=', known.mobile),
    )
  }
}

/** Deletes the records of a number that no longer belongs to the customer. */
export function* forgetBrowsers(tx: Tx, mobile: Mobile): Steps<void> {
  yield* write(tx.query.deleteFrom('known_browser').where('mobile', '=', mobile))
}

/** Reads all rows, for the audit and for a new secret. */
export function knownBrowsers(db: Store['db']) {
  const read = (last: string, limit: number) => {
    const [browserHash = '', mobile = ''] = last.split(' ')
    return db
      .selectFrom('known_browser')
      .select(macColumns)
      .where(({ eb, refTuple, tuple }) =>
        eb(refTuple('browser_hash', 'mobile'), '>', tuple(browserHash, mobile as Mobile)),
      )
      .orderBy('browser_hash')
      .orderBy('mobile')
      .limit(limit)
      .execute()
  }
  return readInPages(read, ({ browser_hash, mobile }) => `${browser_hash} ${mobile}`)
}

/** Replaces MACs of a former secret, so that known browsers outlive it. */
export async function renewBrowserMacs({ db }: Store, keys: Keys): Promise<void> {
  for await (const page of knownBrowsers(db))
    for (const known of page)
      if (isAuthenticBrowser(keys, known))
        await db
          .updateTable('known_browser')
          .set({ mac: browserWithMac(keys, known).mac })
          .where('browser_hash', '=', known.browser_hash)
          .where('mobile', '=', known.mobile)
          .where('mac', '=', known.mac)
          .execute()
}
