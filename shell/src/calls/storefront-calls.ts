/** Fetches what the storefront has without a session: the menu and the shortcuts. `profile-flyout.ts` fetches the flyout. */
import {
  API_VERSION,
  CHILD_SITE_ID,
  MENU_CATEGORY_ID,
  PLATFORM_VERSION,
  SITE_ID,
  SSO_TOKEN_HEADER,
} from '../config/constants.ts'
import { readSessionValue } from '../customer/session-value.ts'
import { currentEnvironment } from '../environment/environment.ts'
import { type MenuItem, menuItem } from '../props/header-props.ts'
import { fits } from '../props/kinds.ts'
import { answerText, isRecord, recordsOf } from '../request/answer.ts'
import { request } from '../request/request.ts'
import type { Locale } from '../words/words.ts'
import * as paths from './paths.ts'

/** The query of the menu and the profile flyout; the shortcuts are the same on every platform. */
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

interface MenuAnswer {
  readonly items?: { readonly items: readonly MenuItem[] }
}

/** In the page's language. A failed call resolves to an empty object. */
export async function fetchMenu(locale: Locale): Promise<MenuAnswer> {
  try {
    const answer = await request(currentEnvironment().url(paths.menu), {
      queryParams: { category_id: MENU_CATEGORY_ID, ...storefrontQuery, version: API_VERSION },
      headers: { ...ssoTokenHeaders(), 'accept-language': locale },
    })
    if (!isRecord(answer) || !isRecord(answer.items)) return {}
    return { items: { items: menuItems(answer.items.items) } }
  } catch {
    return {}
  }
}

/** The menu items in an unknown value, at every level. */
function menuItems(value: unknown): MenuItem[] {
  return recordsOf(value)
    .map(item => ({ ...item, items: menuItems(item.items) }))
    .filter(item => fits(menuItem, item))
}

export interface ShortcutItem {
  readonly name: string
  readonly url: string
  readonly image_url?: string | undefined
  readonly subtitle?: string | undefined
}

/** In the page's language. Rejects with a RequestError when the call fails: the bar then hides itself. */
export async function fetchUtilities(locale: Locale): Promise<ShortcutItem[]> {
  const answer = await request(currentEnvironment().url(paths.utilities), {
    method: 'POST',
    headers: { 'accept-language': locale },
    body: {},
  })
  const [section] = recordsOf(isRecord(answer) ? answer.page : undefined)
  const [view] = recordsOf(section?.views)
  return recordsOf(view?.items).flatMap(item => shortcutIn(item) ?? [])
}

/** Undefined for an item without a name or a link. */
export function shortcutIn(item: Record<string, unknown>): ShortcutItem | undefined {
  const name = answerText(item.name)
  const url = answerText(item.url) ?? answerText(item.seourl)
  if (name === undefined || url === undefined) return undefined
  return { name, url, image_url: answerText(item.image_url), subtitle: answerText(item.subtitle) }
}
