// What a visitor's own browser keeps for us while they go on: sealed, since it may hold a number of theirs, and for a short
// time, whatever the browser thinks of that.
import { EncryptJWT, jwtDecrypt } from 'jose'
import type * as z from 'zod'
import type { Cookie, RequestHeaders } from './cookies.ts'

export interface SealedCookie<Content> {
  /** A Set-Cookie header; what was kept before is replaced. */
  keep(content: Content): Promise<string>
  /** Undefined when there is nothing, or nothing that can still be believed. */
  read(request: RequestHeaders): Promise<Content | undefined>
  /** A Set-Cookie header. */
  forget(): string
}

/** What the portal gives to each of its sealed cookies. */
export interface SealedCookieOptions {
  readonly key: Uint8Array
  readonly cookie: Cookie
  readonly origin: string
  readonly now: () => Date
}

export function createSealedCookie<Content extends Record<string, unknown>>(
  { key, cookie, origin, now }: SealedCookieOptions,
  {
    audience,
    lifetimeSeconds,
    shape,
  }: { audience: string; lifetimeSeconds: number; shape: z.ZodType<Content> },
): SealedCookie<Content> {
  return {
    async keep(content) {
      const keptAt = Math.floor(now().getTime() / 1000)
      const sealed = await new EncryptJWT(content)
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setIssuer(origin)
        .setAudience(audience)
        .setExpirationTime(keptAt + lifetimeSeconds)
        .encrypt(key)
      return cookie.set(sealed, lifetimeSeconds)
    },

    async read(request) {
      const sealed = cookie.read(request)
      if (sealed === undefined) return undefined
      try {
        const { payload } = await jwtDecrypt(sealed, key, {
          issuer: origin,
          audience,
          requiredClaims: ['exp'],
          currentDate: now(),
          keyManagementAlgorithms: ['dir'],
          contentEncryptionAlgorithms: ['A256GCM'],
        })
        return shape.parse(payload)
      } catch {
        return undefined
      }
    },

    forget: () => cookie.clear(),
  }
}
