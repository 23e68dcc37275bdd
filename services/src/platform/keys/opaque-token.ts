import { createHmac, createSecretKey, hash, KeyObject, randomBytes, timingSafeEqual } from 'node:crypto'

const tokenBytes = 32
const tokenPattern = /^[A-Za-z0-9_-]{43}$/

/** A random value without a meaning of its own. The browser holds it; the store holds only its hash. */
export function newOpaqueToken(): string {
  return randomBytes(tokenBytes).toString('base64url')
}

export function looksLikeOpaqueToken(value: string): boolean {
  return tokenPattern.test(value)
}

/** Cached because one request hashes the same few tokens for its session, its browser and its form token. */
const hashes = new Map<string, string>()
const maxCachedHashes = 1000

export function tokenHash(token: string): string {
  const known = hashes.get(token)
  if (known !== undefined) return known
  if (hashes.size >= maxCachedHashes) hashes.clear()
  const made = hash('sha256', token, 'base64url')
  hashes.set(token, made)
  return made
}

/** Caches OpenSSL's object of each key: every session check needs one, and converting the bytes costs several short hashes. */
const held = new WeakMap<Uint8Array, KeyObject>()

export function keyedHash(key: Uint8Array | KeyObject, message: string): string {
  return createHmac('sha256', heldKey(key)).update(message).digest('base64url')
}

function heldKey(key: Uint8Array | KeyObject): KeyObject {
  if (key instanceof KeyObject) return key
  const known = held.get(key) ?? createSecretKey(key)
  held.set(key, known)
  return known
}

export function sameInConstantTime(left: string, right: string): boolean {
  const leftBytes = Buffer.from(left)
  const rightBytes = Buffer.from(right)
  return leftBytes.length === rightBytes.length && timingSafeEqual(leftBytes, rightBytes)
}
