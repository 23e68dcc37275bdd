import { API_VERSION, MENU_CATEGORY_ID } from '../config/constants.ts'
import { currentEnvironment } from '../environment/environment.ts'
import { isRecord, recordsOf } from '../request/answer.ts'
import { request } from '../request/request.ts'
import { paths } from './paths.ts'
import { ssoTokenHeaders, storefrontQuery } from './storefront-query.ts'

export interface MenuItem {
  readonly id: string | number
  readonly name: string
  readonly seourl?: string
  readonly alt_url?: string
  /** 'external' opens by full navigation. */
  readonly url_type?: string
  readonly items?: readonly MenuItem[]
  /** A small badge beside the name. */
  readonly tag_label_name?: string
  readonly subtitle?: string
  readonly image_url?: string
  /** Decides whether the mobile menu shows the item. */
  readonly tag?: string
}

export interface MenuAnswer {
  readonly items?: { readonly items: readonly MenuItem[] }
}

/** A failed call resolves to an empty object. */
export async function fetchMenu(): Promise<MenuAnswer> {
  try {
    const answer = await request(currentEnvironment().url(paths.menu), {
      queryParams: { category_id: MENU_CATEGORY_ID, ...storefrontQuery, version: API_VERSION },
      headers: ssoTokenHeaders(),
    })
    if (!isRecord(answer) || !isRecord(answer.items)) return {}
    return { items: { items: menuItems(answer.items.items) } }
  } catch {
    return {}
  }
}

/** The items of an unknown value that are menu items, at every level. */
export function menuItems(value: unknown): MenuItem[] {
  return recordsOf(value)
    .filter(item => typeof item.name === 'string' && item.name !== '')
    .map(item => ({ ...item, items: menuItems(item.items) }) as unknown as MenuItem)
}
