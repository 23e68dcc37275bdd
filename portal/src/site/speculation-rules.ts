/**
 * Which links a browser may open before they are followed: plain addresses of public pages, once a pointer rests on one.
 * What the route table knows to be made for one person is left out, and so is what is no page at all. Browsers that
 * save data or power, by their own settings, open nothing in advance.
 */

import { localePath } from '../page/locale-path.ts'
import type { Page } from '../page/page.ts'

/** Calls, sign-out, and files, which have a dot in their name. */
const noPages = ['/v1/*', '/v2/*', '/oauth2/*', '/*.*']

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

type Routed = readonly {
  readonly pattern: string
  readonly target: { readonly page: Pick<Page, 'access'> }
}[]

export function speculationRules(routes: Routed): SpeculationRules {
  const personal = routes.filter(({ target }) => isPersonal(target.page)).map(({ pattern }) => pattern)
  const excluded = [...personal.flatMap(pattern => [pattern, localePath(pattern, 'hi')]), ...noPages]
  return {
    prerender: [
      {
        where: {
          and: [
            // A query may be one that a page declares: its answer is stored nowhere, and opening it twice is waste.
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

export function isPersonal({ access }: Pick<Page, 'access'>): boolean {
  return access === 'customer' || access === 'anyone'
}
