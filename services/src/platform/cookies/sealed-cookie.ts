// What a visitor's own browser keeps for us while they go on: sealed, since it may hold a number of theirs, and for a short
// time, whatever the browser thinks of that.
import type * as z from 'zod'
import type { Keys } from '../keys/derived-key.ts'
import { createSealedTokens } from '../keys/sealed-token.ts'
import type { Cookie, RequestHeaders } from './cookies.ts'

export interface SealedCookie<Content> {
  /** A Set-Cookie header; what was kept before is replaced. */
  keep(content: Content): string
  /** Undefined when there is nothing, or nothing that can still be believed. */
  read(request: RequestHeaders): Promise<Content | undefined>
  /** A Set-Cookie header. */
  forget(): string
}

/** What the portal gives to each of its sealed cookies. */
export interface SealedCookieOptions {
  readonly keys: Keys
  readonly cookie: Cookie
  readonly origin: string
  readonly now: () => Date
}

export function createSealedCookie<Content extends Record<string, unknown>>(
  { cookie, ...options }: SealedCookieOptions,
  {
    audience,
    lifetimeSeconds,
    shape,
  }: { audience: string; lifetimeSeconds: number; shape: z.ZodType<Content> },
): SealedCookie<Content> {
  const tokens = createSealedTokens({ ...options, audience, lifetimeSeconds })
  return {
    keep: content => cookie.set(tokens.seal(content), lifetimeSeconds),
    read: async request => shape.safeParse(await tokens.open(cookie.read(request) ?? '')).data,
    forget: () => cookie.clear(),
  }
}
