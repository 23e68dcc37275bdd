// Addresses that people know and that have none of our pages: each leads to the page that is meant.
import { hubOf } from '../hubs/hubs.ts'
import { schemes } from '../investments/schemes.ts'
import { busRoutes, domesticFlightRoutes, internationalFlightRoutes, trainRoutes } from '../travel/routes.ts'
import { destinationAt } from './destinations.ts'
import wordsOfPages from './typed-addresses.json' with { type: 'json' }

/** Short addresses that people type or remember from elsewhere. None is shown anywhere; each leads to one of our pages. */
export const typedAddresses: ReadonlyMap<string, string> = new Map(
  Object.entries(wordsOfPages).flatMap(([page, words]) => words.map(word => [`/${word}`, page] as const)),
)

/** What states were called, or are called for short. */
const statesByOtherNames: Readonly<Record<string, string>> = {
  delhi: 'new-delhi',
  orissa: 'odisha',
  pondicherry: 'puducherry',
  uttaranchal: 'uttarakhand',
}

/** Of an English path in small letters. Undefined where nothing is known of it. */
export const movedTo = (path: string): string | undefined =>
  typedAddresses.get(path) ?? stateAt(path) ?? schemeAt(path) ?? wayBackAt(path)

function stateAt(path: string): string | undefined {
  const [, state, board = ''] = /^\/electricity-bill-payment\/([^/]+)(\/[^/]+)?$/.exec(path) ?? []
  const known = state && statesByOtherNames[state]
  const page = known && `/electricity-bill-payment/${known}${board}`
  return page && destinationAt(page) && page
}

/** A scheme is renamed now and then; its code stays. */
function schemeAt(path: string): string | undefined {
  const [, code] = new RegExp(`^${hubOf('schemes').path}/[^/]+/([^/]+)$`).exec(path) ?? []
  const scheme = schemes.find(each => each.code === code)
  return scheme && `${hubOf('schemes').path}/${scheme.slug}/${scheme.code}`
}

/** A route is described once, in the direction most people ask for: the way back is as long and stops at the same places. */
function wayBackAt(path: string): string | undefined {
  const routes = [...busRoutes, ...trainRoutes, ...domesticFlightRoutes, ...internationalFlightRoutes]
  const isAsked = ({ slug, path: there, from, to }: (typeof routes)[number]) =>
    path === there.replace(slug, `${to.slug}-to-${from.slug}`)
  return routes.find(isAsked)?.path
}
