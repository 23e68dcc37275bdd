/**
 * What the public pages of a language have in common. A browser that holds it is sent what is a page's own and little more:
 * docs/adr/045-compression-dictionaries.md.
 */
import { createHash } from 'node:crypto'
import { type Locale, locales } from '@chowk/catalog'
import { localePath, otherThan } from '../page/locale-path.ts'
import { htmlOf } from '../page/rendered-page.ts'
import type { Assets } from './document.tsx'
import { isPersonal, type RouteTable } from './route-table.ts'
import { siteFooter } from './site-footer.tsx'
import { siteHeader } from './site-header.tsx'

export type Dictionaries = Readonly<
  Record<
    Locale,
    {
      /** Carries a hash of the text, which is therefore kept for good. */
      readonly path: string
      readonly text: string
    }
  >
>

export function dictionariesOf(assets: Assets, routes: RouteTable): Dictionaries {
  const files = routes.filter(({ target }) => !isPersonal(target.page)).map(({ target }) => target.file)
  const styles = assets.stylesOf([...new Set(files)])
  const entries = locales.map(locale => [locale, dictionaryIn(locale, styles)] as const)
  return Object.fromEntries(entries) as Dictionaries
}

function dictionaryIn(locale: Locale, styles: string): Dictionaries[Locale] {
  const otherLanguage = localePath('/', otherThan(locale))
  const shell = [
    ...siteHeader({ locale, path: '/' }, otherLanguage),
    ...siteFooter(locale, otherLanguage),
  ].map(htmlOf)
  const text = [styles, ...shell].join('')
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 10)
  return { path: `/dictionaries/${locale}-${hash}`, text }
}
