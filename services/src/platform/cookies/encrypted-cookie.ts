// Short-lived state of a visitor in their own browser. It is encrypted because it may contain a mobile number, and it
// carries its own expiry because the browser cannot be trusted to delete it in time.
import type * as z from 'zod'
import type { Keys } from '../keys/derived-key.ts'
import { createEncryptedTokens } from '../keys/encrypted-token.ts'
import type { Cookie, RequestHeaders } from './cookies.ts'

/** Dependencies of every encrypted cookie. */
export interface EncryptedCookieOptions {
  readonly keys: Keys
  readonly cookie: Cookie
  readonly origin: string
  readonly now: () => Date
}

export function createEncryptedCookie<Content extends Record<string, unknown>>(
  { cookie, ...options }: EncryptedCookieOptions,
  {
    audience,
    lifetimeSeconds,
    shape,
  }: { audience: string; lifetimeSeconds: number; shape: z.ZodType<Content> },
) {
  const tokens = createEncryptedTokens({ ...options, audience, lifetimeSeconds })
  return {
    /** A Set-Cookie header that replaces the stored content. */
    save: (content: Content) => cookie.set(tokens.encrypt(content), lifetimeSeconds),
    /** Undefined when there is no cookie, or one that is expired or cannot be decrypted. */
    read: async (request: RequestHeaders) =>
      shape.safeParse(await tokens.decrypt(cookie.read(request) ?? '')).data,
    /** A Set-Cookie header. */
    forget: cookie.clear,
  }
}
