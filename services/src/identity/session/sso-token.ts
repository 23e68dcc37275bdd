// sso_token_enc, stored in sessionValue. Scripts can read it, so it is encrypted, short-lived, for the storefront only, and
// merely selects content.

import type { Keys } from '../../platform/keys/derived-key.ts'
import { createEncryptedTokens } from '../../platform/keys/encrypted-token.ts'
import type { Language } from '../customer/customer.ts'

type StorefrontVisitor = { customerId: string; language: Language }

/** Reuses a token for the first of its 15 minutes. */
const cachedForMs = 60_000
const maxEntries = 1_000

export type SsoTokens = ReturnType<typeof createSsoTokens>

export const ssoTokenHeader = 'sso_token'

export function createSsoTokens(options: { keys: Keys; origin: string; now: () => Date }) {
  const tokens = createEncryptedTokens({ ...options, audience: 'storefront', lifetimeSeconds: 15 * 60 })
  /** Tokens are cached, because a browser requests one with every page and encryption takes most of the time. */
  const cached = new Map<string, { readonly token: string; readonly until: number }>()

  return {
    /** Returns a customer's same token within a minute. */
    seal({ customerId, language }: StorefrontVisitor): string {
      const at = options.now().getTime()
      const name = `${customerId} ${language}`
      const known = cached.get(name)
      if (known && at < known.until) return known.token
      const token = tokens.encrypt({ sub: customerId, lang: language })
      if (cached.size >= maxEntries) cached.clear()
      cached.set(name, { token, until: at + cachedForMs })
      return token
    },

    /** Undefined if the token is invalid: the storefront then answers as to a visitor. */
    async open(token: string): Promise<StorefrontVisitor | undefined> {
      const { sub, lang } = (await tokens.decrypt(token)) ?? {}
      return sub === undefined ? undefined : { customerId: sub, language: lang === 'hi' ? 'hi' : 'en' }
    },
  }
}
