// Addresses that people know and that have none of our pages: each leads to the page that is meant.

import { moneyHubs } from '../hubs/money-hubs.ts'
import { schemes } from '../investments/schemes.ts'

/** What states were called, or are called for short. */
const statesByOtherNames: Readonly<Record<string, string>> = {
  delhi: 'new-delhi',
  orissa: 'odisha',
  pondicherry: 'puducherry',
  uttaranchal: 'uttarakhand',
}

/** Of an English path in small letters. Undefined where nothing is known of it. */
export function movedTo(path: string): string | undefined {
  const [, state, board = ''] = /^\/electricity-bill-payment\/([^/]+)(\/[^/]+)?$/.exec(path) ?? []
  const known = state && statesByOtherNames[state]
  if (known) return `/electricity-bill-payment/${known}${board}`
  // A scheme is renamed now and then; its code stays.
  const [, code] = new RegExp(`^${moneyHubs.schemes.path}/[^/]+/([^/]+)$`).exec(path) ?? []
  const scheme = schemes.find(each => each.code === code)
  return scheme && `${moneyHubs.schemes.path}/${scheme.slug}/${scheme.code}`
}
