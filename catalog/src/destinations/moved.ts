// Known addresses without a page of ours: each redirects to the intended page.
import { hubOf } from '../hubs/hubs.ts'
import { schemes } from '../investments/schemes.ts'
import { busRoutes, domesticFlightRoutes, internationalFlightRoutes, trainRoutes } from '../travel/routes.ts'
import { destinationAt } from './destinations.ts'
import wordsOfPages from './typed-addresses.json' with { type: 'json' }

/** Short addresses that people type from memory. No page links to them; each redirects to one of our pages. */
export const typedAddresses: ReadonlyMap<string, string> = new Map(
  Object.entries(wordsOfPages).flatMap(([page, words]) => words.map(word => [`/${word}`, page] as const)),
)

/** Former names and abbreviations of states. */
const statesByOtherNames: Readonly<Record<string, string>> = {
  delhi: 'new-delhi',
  orissa: 'odisha',
  pondicherry: 'puducherry',
  uttaranchal: 'uttarakhand',
}

/** The redirect of an English path in lower case; undefined without one. */
export const newPathOf = (path: string): string | undefined =>
  typedAddresses.get(path) ?? stateAt(path) ?? schemeAt(path) ?? redirectToRoute(path)

function stateAt(path: string): string | undefined {
  const [, state, board = ''] = /^\/electricity-bill-payment\/([^/]+)(\/[^/]+)?$/.exec(path) ?? []
  const known = state && statesByOtherNames[state]
  const page = known && `/electricity-bill-payment/${known}${board}`
  return page && destinationAt(page) && page
}

/** A scheme's name changes now and then; its code does not. */
function schemeAt(path: string): string | undefined {
  const [, code] = new RegExp(`^${hubOf('schemes').path}/[^/]+/([^/]+)$`).exec(path) ?? []
  const scheme = schemes.find(each => each.code === code)
  return scheme && `${hubOf('schemes').path}/${scheme.slug}/${scheme.code}`
}

/** A route has one page, in the direction that more people ask for: the way back is as long and has the same stops. */
function redirectToRoute(path: string): string | undefined {
  const routes = [...busRoutes, ...trainRoutes, ...domesticFlightRoutes, ...internationalFlightRoutes]
  const isRequested = ({ slug, path: there, from, to }: (typeof routes)[number]) =>
    path === there.replace(slug, `${to.slug}-to-${from.slug}`)
  return routes.find(isRequested)?.path
}
