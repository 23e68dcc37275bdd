/** Which entry of the menu a page belongs to: a provider's page to its category, PNR status to the trains. */
import { type MenuItem, menuIn } from '@chowk/catalog'

const linksIn = (items: readonly MenuItem[]): readonly string[] =>
  items.flatMap(({ seourl, items: below = [] }) => [seourl, ...linksIn(below)])

const links: ReadonlySet<string> = new Set(linksIn(menuIn('en')))

/**
 * Undefined where the menu leads to nothing of the kind. Only entries of one segment count: each has a header of its own,
 * which is kept.
 */
export function menuSection(path: string): string | undefined {
  const [, first] = path.split('/')
  return first && links.has(`/${first}`) ? `/${first}` : undefined
}
