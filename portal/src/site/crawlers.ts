/** Derives from the route table what crawlers may read: the closed paths, and the public addresses. */
import { destinations, type IsoDate, latestCheck, rulesOfPage } from '@chowk/catalog'
import { updatedOn } from '../content/updated-on.ts'
import { callPaths, isPersonal, personalPatterns, type RoutedPages } from './route-table.ts'
import { createRouter } from './router.ts'
import { canonicalPathOf } from './unindexed-pages.ts'

export interface Crawlers {
  /** In the notation of robots.txt: a prefix of closed paths, `*` for anything and `$` for the end. */
  readonly closed: readonly string[]
  /** Every public address, in English. */
  readonly open: readonly string[]
  /** The pages of the sitemap: public ones that are their own canonical page. */
  readonly listed: readonly ListedPage[]
}

export interface ListedPage {
  readonly path: string
  /** When its text last changed or its facts were last checked; undefined for a page that has neither. */
  readonly changedOn: string | undefined
}

/** Infinitely many, since they depend on a query. */
const answersWithoutEnd = '/search?'

export function crawlers(
  routes: RoutedPages,
  catalogued = destinations.map(({ path }) => path),
  isFolded = (path: string): boolean => canonicalPathOf(path) !== undefined,
): Crawlers {
  const router = createRouter(routes)
  const own = routes.flatMap(({ target }) => target.page.sitemap ?? [])
  const open = [...new Set([...own, ...catalogued])].filter(path => {
    const { page } = router.match(path).target
    return !isPersonal(page) || page.sitemap?.includes(path)
  })
  return {
    closed: [...new Set([...closedPages(routes, open), ...callPaths, answersWithoutEnd])],
    open,
    listed: withLists(
      open
        .filter(path => !isFolded(path))
        .map(path => ({
          path,
          changedOn: later(
            updatedOn(path),
            router.match(path).target.page.checkedOn?.(path) ?? rulesCheckedOn(path),
          ),
        })),
    ),
  }
}

/** A list of links counts as changed when a page that it links to has changed. */
function withLists(pages: readonly ListedPage[]): readonly ListedPage[] {
  const latestBelow = (folder: string) =>
    later(...pages.flatMap(({ path, changedOn }) => (path.startsWith(folder) ? changedOn : [])))
  return pages.map(({ path, changedOn }) => ({
    path,
    changedOn: changedOn ?? latestBelow(path === '/menu' ? '/' : path.replace(/sitemap$/, '')),
  }))
}

const rulesCheckedOn = (path: string): IsoDate | undefined => latestCheck(rulesOfPage(path))

/** A personal page closes its prefix, except where that would close a public page, or one that visitors may see. */
function closedPages(routes: RoutedPages, open: readonly string[]): string[] {
  const closed = personalPatterns(routes).flatMap(pattern => {
    const path = pattern.replaceAll(/:\w+/g, '*').replace(/\*$/, '')
    if (open.includes(pattern)) return [`${path}?`]
    return open.some(address => address.startsWith(pattern)) ? [`${path}$`, `${path}?`] : [path]
  })
  return closed.filter(path => !closed.some(other => other !== path && path.startsWith(other)))
}

const later = (...days: readonly (string | undefined)[]): string | undefined =>
  days
    .flatMap(day => day ?? [])
    .toSorted()
    .at(-1)
