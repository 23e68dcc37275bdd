// Browsers that have proven a number: what strangers guess at that number does not keep them waiting.

import { retention } from '../../platform/retention/retention.ts'
import { change, defineCommand, type Steps, type Tx } from '../../platform/store/command.ts'
import type { Mobile } from '../mobile/mobile.ts'

export const knownBrowserLifetimeMs = retention.browsers.keptMs

export interface ProvenBrowser {
  mobile: Mobile
  /** Until now; sign-in gives the browser a new token. */
  formerHash: string
  browserHash: string
  at: number
}

export function* rememberBrowser(
  tx: Tx,
  { mobile, formerHash, browserHash, at }: ProvenBrowser,
): Steps<void> {
  yield* change(tx.query.deleteFrom('known_browser').where('browser_hash', '=', formerHash))
  yield* change(
    tx.query.insertInto('known_browser').values({ mobile, browser_hash: browserHash, proven_at: at }),
  )
}

export const rememberProvenBrowser = defineCommand('remember-proven-browser', rememberBrowser, {
  isolation: 'read committed',
})

/** The number is no longer this customer's. */
export function* forgetBrowsers(tx: Tx, mobile: Mobile): Steps<void> {
  yield* change(tx.query.deleteFrom('known_browser').where('mobile', '=', mobile))
}
