/** What crawlers are told of the route table: where they need not look, and which addresses there are. */
import { destinations, type IsoDate, latestCheck, rulesOfPage } from '@chowk/catalog'
import { updatedOn } from '../content/updated-on.ts'
import { foldedPaths } from '../pages/bills/provider/worth-finding.ts'
import { callPaths, isPersonal, personalPatterns, type Routed } from './route-table.ts'
import { createRouter } from './router.ts'

export interface Crawlers {
  /** As robots.txt writes paths: what begins so is closed, `*` stands for anything and `$` for the end. */
  readonly closed: readonly string[]
  /** Every public address, in English. */
  readonly open: readonly string[]
  /** Those of them that stand for themselves: the sitemap's. */
  readonly listed: readonly ListedPage[]
}

export interface ListedPage {
  readonly path: string
  /** When its text was last changed or its facts were last looked up; unknown for a page that has neither. */
  readonly changedOn: string | undefined
}

/** As many as there are questions. */
const answersWithoutEnd = '/search?'

export function crawlers(
  routes: Routed,
  catalogued = destinations.map(({ path }) => path),
  folded: ReadonlySet<string> = foldedPaths(),
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
    listed: open
      .filter(path => !folded.has(path))
      .map(path => ({
        path,
        changedOn: later(
          updatedOn(path),
          router.match(path).target.page.checkedOn?.(path) ?? rulesCheckedOn(path),
        ),
      })),
  }
}

const rulesCheckedOn = (path: string): IsoDate | undefined => latestCheck(rulesOfPage(path))

/** A personal page closes all that begins like it, but where that would close a public one, or one it shows strangers. */
function closedPages(routes: Routed, open: readonly string[]): string[] {
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
