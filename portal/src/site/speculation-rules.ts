/**
 * Which links a browser may prerender: plain addresses of public pages, once a pointer rests on one.
 * Pages made for one person, by the route table, are left out, and so are addresses without a page. Browsers that
 * save data or power, by their own settings, prerender nothing.
 */
import { callPaths, isPersonal, type RoutedPages } from './route-table.ts'

/** Files have a dot in their name. */
const noPages = [...callPaths.map(path => `${path}*`), '/*.*']

export interface SpeculationRules {
  readonly prerender: readonly { readonly where: Condition; readonly eagerness: 'moderate' }[]
}

/** The part of the standard's document rules that is used here. */
export type Condition =
  | { readonly and: readonly Condition[] }
  | { readonly not: Condition }
  | { readonly href_matches: UrlPattern | readonly UrlPattern[] }
  | { readonly selector_matches: string }

/** As `URLPattern` reads it, against the page's own address: other origins never match. */
type UrlPattern = string | { readonly pathname: string; readonly search: string }

export function speculationRules(routes: RoutedPages): SpeculationRules {
  const excluded = [...personalPatterns(routes), ...noPages]
  return {
    prerender: [
      {
        where: {
          and: [
            // A page may declare a query: its answer is not cached, and requesting it twice is waste.
            { href_matches: { pathname: '/*', search: '' } },
            { not: { href_matches: excluded } },
            { not: { selector_matches: '[target=_blank], [download], [aria-current=page]' } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  }
}

/** One pattern for all pages below a first segment where each of them is made for one person. */
function personalPatterns(routes: RoutedPages): readonly string[] {
  const groups = Map.groupBy(routes, ({ pattern }) => pattern.split('/')[1])
  const patterns = [...groups].flatMap(([segment, group]) => {
    const personal = group.filter(({ target }) => isPersonal(target.page))
    return personal.length === group.length && group.length > 1
      ? [`/${segment}{/*}?`]
      : personal.map(({ pattern }) => pattern)
  })
  return patterns.map(pattern => `{/hi}?${pattern}`)
}
