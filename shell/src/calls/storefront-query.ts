import { CHILD_SITE_ID, PLATFORM_VERSION, SITE_ID, SSO_TOKEN_HEADER } from '../config/constants.ts'
import { readSessionValue } from '../customer/session-value.ts'

/** What the menu and the profile flyout are asked with; the shortcuts are the same on every platform. */
export const storefrontQuery = {
  platform_version: PLATFORM_VERSION,
  client: 'web',
  child_site_id: CHILD_SITE_ID,
  site_id: SITE_ID,
} as const

/** The storefront personalises by this token; it opens nothing else. */
export function ssoTokenHeaders(): Record<string, string> {
  const token = readSessionValue()?.sso_token_enc
  return token ? { [SSO_TOKEN_HEADER]: token } : {}
}
