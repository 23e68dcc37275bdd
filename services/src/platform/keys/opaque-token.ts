import { createHmac, hash, type KeyObject, randomBytes, timingSafeEqual } from 'node:crypto'

const tokenBytes = 32
const tokenPattern = /^[A-Za-z0-9_-]{43}$/

/** A random value that means nothing by itself. The browser holds it; the store holds only its hash. */
export function newOpaqueToken(): string {
  return randomBytes(tokenBytes).toString('base64url')
}

export function looksLikeOpaqueToken(value: string): boolean {
  return tokenPattern.test(value)
}

let lastToken = ''
let lastHash = ''

/** Of one request both its session and its forms' token ask for the same. */
export function tokenHash(token: string): string {
  if (token !== lastToken) {
    lastHash = hash('sha256', token, 'base64url')
    lastToken = token
  }
  return lastHash
}

export function keyedHash(key: Uint8Array | KeyObject, message: string): string {
  return createHmac('sha256', key).update(message).digest('base64url')
}

export function sameInConstantTime(left: string, right: string): boolean {
  const leftBytes = Buffer.from(left)
  const rightBytes = Buffer.from(right)
  return leftBytes.length === rightBytes.length && timingSafeEqual(leftBytes, rightBytes)
}
