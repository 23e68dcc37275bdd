// sso_token_enc, stored in sessionValue. Scripts can read it, so it is encrypted, short-lived, for the storefront only, and
// merely selects content.

import type { Keys } from '../../platform/keys/derived-key.ts'
import { createEncryptedTokens } from '../../platform/keys/encrypted-token.ts'
import type { Language } from '../customer/customer.ts'

interface StorefrontVisitor {
  customerId: string
  language: Language
}

/** Reuses a token for the first of its 15 minutes. */
const retentionMs = 60_000
const maxEntries = 1_000

export interface SsoTokens {
  /** Returns a customer's same token within a minute. */
  seal(visitor: StorefrontVisitor): string
  /** Undefined if the token is invalid: the storefront then answers as to a visitor. */
  open(token: string): Promise<StorefrontVisitor | undefined>
}

export const ssoTokenHeader = 'sso_token'

export function createSsoTokens(options: { keys: Keys; origin: string; now: () => Date }): SsoTokens {
  const tokens = createEncryptedTokens({ ...options, audience: 'storefront', lifetimeSeconds: 15 * 60 })
  /** Tokens are cached, because a browser requests one with every page and encryption takes most of the time. */
  const kept = new Map<string, { readonly token: string; readonly until: number }>()

  return {
    seal({ customerId, language }) {
      const at = options.now().getTime()
      const name = `${customerId} ${language}`
      const before = kept.get(name)
      if (before && at < before.until) return before.token
      const token = tokens.encrypt({ sub: customerId, lang: language })
      if (kept.size >= maxEntries) kept.clear()
      kept.set(name, { token, until: at + retentionMs })
      return token
    },

    async open(token) {
      const { sub, lang } = (await tokens.decrypt(token)) ?? {}
      return sub === undefined ? undefined : { customerId: sub, language: lang === 'hi' ? 'hi' : 'en' }
    },
  }
}
