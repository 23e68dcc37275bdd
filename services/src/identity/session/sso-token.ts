// sso_token_enc: what the browser keeps in sessionValue. Script can read it, so it is worth little: encrypted, short-lived,
// made for the storefront alone, and good for nothing but choosing what content to show.

import { EncryptJWT, jwtDecrypt } from 'jose'
import type { Language } from '../customer/customer.ts'

interface StorefrontVisitor {
  customerId: string
  language: Language
}

export interface SsoTokens {
  seal(visitor: StorefrontVisitor): Promise<string>
  /** Undefined for anything but a live token of ours: the storefront then answers as it would to a stranger. */
  open(token: string): Promise<StorefrontVisitor | undefined>
}

export const ssoTokenHeader = 'sso_token'

const lifetimeSeconds = 15 * 60
const audience = 'storefront'

export function createSsoTokens(options: { key: Uint8Array; origin: string; now: () => Date }): SsoTokens {
  const { key, origin, now } = options
  return {
    seal({ customerId, language }) {
      const issuedAt = Math.floor(now().getTime() / 1000)
      return new EncryptJWT({ lang: language })
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setIssuer(origin)
        .setAudience(audience)
        .setSubject(customerId)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + lifetimeSeconds)
        .encrypt(key)
    },

    async open(token) {
      try {
        const { payload } = await jwtDecrypt(token, key, {
          issuer: origin,
          audience,
          requiredClaims: ['sub', 'exp'],
          currentDate: now(),
          keyManagementAlgorithms: ['dir'],
          contentEncryptionAlgorithms: ['A256GCM'],
        })
        return { customerId: payload.sub ?? '', language: payload.lang === 'hi' ? 'hi' : 'en' }
      } catch {
        return undefined
      }
    },
  }
}
