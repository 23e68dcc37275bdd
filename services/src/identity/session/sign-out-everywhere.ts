// Every session ends, and whatever somebody asked for in one of them; the passkeys too, where the customer wishes it.
import { tell } from '../../messages/outbox/tell.ts'
import { voidLinks } from '../../messages/outbox/void-links.ts'
import { change, defineCommand, rows, type Steps, type Tx, write } from '../../platform/store/command.ts'
import { keepOnlyBrowser, type RenewedBrowser, renewBrowser } from '../one-time-code/known-browser.ts'
import { endChangesOf } from '../pending-change-row/pending-change-row.ts'

/** The subject of a proof for signing out everywhere that takes the passkeys away as well. */
export const withPasskeys = 'passkeys'

/** One session; says whether its browser got a new token. */
export const signOut = defineCommand(
  'sign-out',
  function* (tx: Tx, { tokenHash, browser }: { tokenHash: string; browser: RenewedBrowser }): Steps<boolean> {
    const ended = yield* change(tx.query.deleteFrom('session').where('token_hash', '=', tokenHash))
    return ended === 1 && (yield* renewBrowser(tx, browser))
  },
  { isolation: 'read committed' },
)

interface EverySession {
  readonly customerId: string
  readonly removesPasskeys: boolean
  /** In which it was asked for. */
  readonly browser?: RenewedBrowser | undefined
  readonly at: number
}

export const signOutEverywhere = defineCommand(
  'sign-out-everywhere',
  function* (tx: Tx, { customerId, removesPasskeys, browser, at }: EverySession): Steps<void> {
    yield* write(tx.query.deleteFrom('session').where('customer_id', '=', customerId))
    yield* keepOnlyBrowser(tx, { customerId, browser })
    yield* endChangesOf(tx, { customerId, endedAs: 'cancelled', at })
    yield* voidLinks(tx, { customerId, at })
    yield* tell(tx, { kind: 'signed-out-everywhere', customerId, parameters: {}, at })
    if (!removesPasskeys) return
    const removed = yield* rows(
      tx.query.deleteFrom('passkey').where('customer_id', '=', customerId).returning('device'),
    )
    for (const parameters of removed) yield* tell(tx, { kind: 'passkey-removed', customerId, parameters, at })
  },
  { isolation: 'read committed' },
)
