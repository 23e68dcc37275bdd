import { API_VERSION, MENU_CATEGORY_ID } from '../config/constants.ts'
import { currentEnvironment } from '../environment/environment.ts'
import { isRecord, recordsOf } from '../request/answer.ts'
import { request } from '../request/request.ts'
import {
  fits,
  type Kind,
  later,
  listOf,
  name,
  type PropsOf,
  shape,
  text,
  textOrNumber,
} from '../validation/kinds.ts'
import type { Locale } from '../words/words.ts'
import * as paths from './paths.ts'
import { ssoTokenHeaders, storefrontQuery } from './storefront-query.ts'

const fields = {
  id: textOrNumber,
  seourl: text,
  /** Goes before seourl. */
  alt_url: text,
  /** 'external' opens by full navigation. */
  url_type: text,
  /** A small badge beside the name. */
  tag_label_name: text,
  subtitle: text,
  image_url: text,
  /** Decides whether the mobile menu shows the item. */
  tag: text,
}

export interface MenuItem extends PropsOf<typeof fields> {
  readonly name: string
  readonly items?: readonly MenuItem[]
}

export const menuItem: Kind<MenuItem> = shape({ name }, { ...fields, items: later(() => listOf(menuItem)) })

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

/** The items of an unknown value that are menu items, at every level. */
function menuItems(value: unknown): MenuItem[] {
  return recordsOf(value)
    .map(item => ({ ...item, items: menuItems(item.items) }))
    .filter(item => fits(menuItem, item))
}
