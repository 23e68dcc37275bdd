// The token in the link 'This was not me'. It is derived from the message's id, so that every delivery attempt has
// the same link, and stored as a hash, so that access to the store does not give the link.
import { createHmac } from 'node:crypto'
import { type Steps, type Tx, write } from '../../platform/store/command.ts'

export const notMeLifetimeMs = 7 * 24 * 60 * 60_000

/** Short because it travels by SMS; 128 bits cannot be guessed. */
const tokenBytes = 16
const pattern = /^[A-Za-z0-9_-]{22}$/

export function notMeToken(key: Uint8Array, messageId: string): string {
  return createHmac('sha256', key).update(messageId).digest().subarray(0, tokenBytes).toString('base64url')
}

export function looksLikeNotMeToken(text: string): boolean {
  return pattern.test(text)
}

/** Also in messages that are not delivered yet. The caller sends a message next, so that the newest one has a link that works. */
export function* voidLinks(tx: Tx, { customerId, at }: { customerId: string; at: number }): Steps<void> {
  yield* write(
    tx.query
      .updateTable('message')
      .set(message => ({ not_me_hash: message.ref('id') }))
      .where('customer_id', '=', customerId)
      .where('created_at', '>', at - notMeLifetimeMs)
      .where(message =>
        message.or([message('not_me_hash', 'is not', null), message('due_at', 'is not', null)]),
      ),
  )
}
