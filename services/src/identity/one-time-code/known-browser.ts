// Browsers that have verified a number: strangers' attempts at that number do not delay them.

import { retention } from '../../platform/retention/retention.ts'
import { row, type Steps, type Tx, write } from '../../platform/store/command.ts'
import type { Mobile } from '../mobile/mobile.ts'

export const knownBrowserLifetimeMs = retention.browsers.retentionMs

export interface ProvenBrowser {
  mobile: Mobile
  /** The token so far; sign-in gives the browser a new one. */
  formerHash: string
  browserHash: string
  /** The network in which it verifies the number. */
  addressHash: string
  at: number
}

/** Returns whether it was known before. Other numbers keep the former token, since a copy of its cookie may sign in with any number. */
export function* rememberBrowser(
  tx: Tx,
  { mobile, formerHash, browserHash, addressHash, at }: ProvenBrowser,
): Steps<boolean> {
  const known = yield* row(
    tx.query
      .deleteFrom('known_browser')
      .where('browser_hash', '=', formerHash)
      .where('mobile', '=', mobile)
      .returning('first_proven_at'),
  )
  yield* write(
    tx.query.insertInto('known_browser').values({
      mobile,
      browser_hash: browserHash,
      proven_at: at,
      address_hash: addressHash,
      first_proven_at: known?.first_proven_at ?? at,
    }),
  )
  return known !== undefined
}

/** For a number that becomes the customer's, verified in a browser that stays signed in. */
export function* knowBrowser(
  tx: Tx,
  { mobile, browserHash, addressHash, at }: Omit<ProvenBrowser, 'formerHash'>,
): Steps<void> {
  yield* write(
    tx.query
      .insertInto('known_browser')
      .values({
        ...{ mobile, browser_hash: browserHash, address_hash: addressHash },
        ...{ proven_at: at, first_proven_at: at },
      })
      .onConflict(conflict => conflict.columns(['browser_hash', 'mobile']).doUpdateSet({ proven_at: at })),
  )
}

/** Whether the browser has verified the customer's number. */
export function* isKnownBrowser(
  tx: Tx,
  { customerId, browserHash }: { customerId: string; browserHash: string },
): Steps<boolean> {
  const known = yield* row(
    tx.query
      .selectFrom('known_browser')
      .innerJoin('customer', 'customer.mobile', 'known_browser.mobile')
      .select('customer.id')
      .where('known_browser.browser_hash', '=', browserHash)
      .where('customer.id', '=', customerId),
  )
  return known !== undefined
}

/** Moves the record to the browser's next token. */
export interface RenewedBrowser {
  readonly formerHash: string
  readonly browserHash: string
}

/**
 * Forgets all browsers of the customer's number except the one that requested this with a verification, which gets a token
 * that no copy of its cookies has.
 */
export function* keepOnlyBrowser(
  tx: Tx,
  { customerId, browser }: { customerId: string; browser?: RenewedBrowser | undefined },
): Steps<void> {
  if (browser)
    yield* write(
      tx.query
        .updateTable('known_browser')
        .set({ browser_hash: browser.browserHash })
        .where('browser_hash', '=', browser.formerHash),
    )
  const customer = tx.query.selectFrom('customer').where('id', '=', customerId)
  yield* write(
    tx.query
      .deleteFrom('known_browser')
      .where('mobile', 'in', customer.select('mobile').$narrowType<{ mobile: never }>())
      .where('browser_hash', '!=', browser?.browserHash ?? ''),
  )
}

/** The number is no longer this customer's. */
export function* forgetBrowsers(tx: Tx, mobile: Mobile): Steps<void> {
  yield* write(tx.query.deleteFrom('known_browser').where('mobile', '=', mobile))
}
