// What a visitor asked to pay, kept in their own browser while they sign in: sealed, since it holds an account number, and
// for a short time. It is a wish and no payment: nothing is fetched or moved before somebody is signed in and comes with it.
import { EncryptJWT, jwtDecrypt } from 'jose'
import * as z from 'zod'
import type { ParameterValues } from '../billers/biller-gateway.ts'
import type { Cookie, RequestHeaders } from '../cookies/cookies.ts'

export interface PaymentWish {
  readonly billerId: string
  readonly parameters: ParameterValues
}

export interface PaymentWishes {
  /** A Set-Cookie header; a later wish takes the place of an earlier one. */
  keep(wish: PaymentWish): Promise<string>
  /** Undefined when there is none, or one too old to go on with. */
  read(request: RequestHeaders): Promise<PaymentWish | undefined>
  /** A Set-Cookie header. */
  forget(): string
}

const lifetimeSeconds = 15 * 60
const audience = 'payment-wish'
const wishShape = z.object({ billerId: z.string(), parameters: z.record(z.string(), z.string()) })

export function createPaymentWishes(options: {
  key: Uint8Array
  cookie: Cookie
  origin: string
  now: () => Date
}): PaymentWishes {
  const { key, cookie, origin, now } = options
  return {
    async keep({ billerId, parameters }) {
      const keptAt = Math.floor(now().getTime() / 1000)
      const sealed = await new EncryptJWT({ billerId, parameters })
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
        return wishShape.parse(payload)
      } catch {
        return undefined
      }
    },

    forget: () => cookie.clear(),
  }
}
