// The token in 'This was not me': made from the message's id, so that every attempt to deliver says the same, and kept as
// a hash, so that the store alone opens nothing.
import { createHmac } from 'node:crypto'

export const notMeLifetimeMs = 7 * 24 * 60 * 60_000

/** Short, since it travels by SMS; 128 bits are beyond guessing. */
const tokenBytes = 16
const pattern = /^[A-Za-z0-9_-]{22}$/

export function notMeToken(key: Uint8Array, messageId: string): string {
  return createHmac('sha256', key).update(messageId).digest().subarray(0, tokenBytes).toString('base64url')
}

export function looksLikeNotMeToken(text: string): boolean {
  return pattern.test(text)
}
