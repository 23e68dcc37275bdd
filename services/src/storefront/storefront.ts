// The shell's content from the catalogue: menu, profile flyout and shortcuts, in the customer's language. It depends
// only on the language and on what operators have changed, so each answer is serialised once and cached.

import { flyoutIn, type LinkChange, linkIn, type MenuItem, menuIn, shortcutsIn } from '@chowk/catalog'
import type { Language } from '../identity/customer/customer.ts'
import type { SsoTokens } from '../identity/session/sso-token.ts'

export interface StorefrontContent {
  /** JSON, by the shapes of storefront-routes.ts. */
  menu: string
  flyout: string
  shortcuts: string
}

export interface Storefront {
  /** In the requested language, else in that of a valid SSO token's account, else in the default for strangers. */
  contentFor(
    ssoToken: unknown,
    requestedLanguage?: Language,
  ): Promise<StorefrontContent & { isPersonal: boolean }>
}

export interface StorefrontOptions {
  ssoTokens: SsoTokens
  origin: string
  /** Where links like {seller}/start lead; a host that is not named stays as it is for the shell to fill in. */
  hosts: Readonly<Record<string, string>>
  /** Another object whenever they differ. */
  changes: () => Changes
}

type Changes = Readonly<Record<'menu' | 'shortcuts', readonly LinkChange[]>>

export function createStorefront({ ssoTokens, origin, hosts, changes }: StorefrontOptions): Storefront {
  const contents = new WeakMap<Changes, Partial<Record<Language, StorefrontContent>>>()

  return {
    async contentFor(ssoToken, requestedLanguage) {
      const visitor = typeof ssoToken === 'string' ? await ssoTokens.open(ssoToken) : undefined
      const language = requestedLanguage ?? visitor?.language ?? 'en'
      const now = changes()
      const made = contents.get(now) ?? {}
      made[language] ??= contentIn(language, now, link => linkTo(link, hosts, origin))
      contents.set(now, made)
      return { ...made[language], isPersonal: visitor !== undefined }
    },
  }
}

function contentIn(
  language: Language,
  { menu, shortcuts }: Changes,
  resolve: (link: string) => string,
): StorefrontContent {
  const linkOf = (link: string) => resolve(linkIn(language, link))

  const menuItem = (item: MenuItem): MenuItem => ({
    ...item,
    seourl: linkOf(item.seourl),
    ...(item.alt_url && { alt_url: linkOf(item.alt_url) }),
    ...(item.items && { items: item.items.map(menuItem) }),
  })
  const withLink = <Item extends { url: string }>(item: Item): Item => ({ ...item, url: linkOf(item.url) })
  const { page_id, page } = flyoutIn(language)

  return {
    menu: JSON.stringify({ items: { items: menuIn(language, menu).map(menuItem) } }),
    flyout: JSON.stringify({
      page_id,
      page: page.map(({ views }) => ({
        views: views.map(({ type, items }) => ({ type, items: items.map(withLink) })),
      })),
    }),
    shortcuts: JSON.stringify({
      page: [{ views: [{ items: shortcutsIn(language, shortcuts).map(withLink) }] }],
    }),
  }
}

/** {seller}/start as a URL, and as a path where the host is the portal itself. */
function linkTo(link: string, hosts: Readonly<Record<string, string>>, origin: string): string {
  const [, name = '', rest = ''] = /^\{(\w+)\}(.*)$/.exec(link) ?? []
  const host = hosts[name]
  if (host === undefined) return link
  return host === origin ? rest || '/' : host + rest
}
