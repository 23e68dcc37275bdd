import { isIP } from 'node:net'

/** Browsers send the session cookie only with calls from verticals on the portal's own site, so CORS permits no other vertical. */
export function sameSiteVerticals(origin: string, verticals: readonly string[]): readonly string[] {
  return verticals.filter(vertical => isSameSite(new URL(origin), new URL(vertical)))
}

function isSameSite(one: URL, other: URL): boolean {
  if (one.protocol !== other.protocol) return false
  if (one.hostname === other.hostname) return true
  if (isIP(one.hostname) || isIP(other.hostname)) return false
  return isDomain(sharedEnd(one.hostname.split('.'), other.hostname.split('.')))
}

function sharedEnd(one: readonly string[], other: readonly string[]): string[] {
  const [left = [], right = []] = [one.toReversed(), other.toReversed()]
  const firstDifference = left.findIndex((label, place) => label !== right[place])
  return left.slice(0, firstDifference < 0 ? left.length : firstDifference).toReversed()
}

/** Whether one owner may hold the domain: true for 'chowk.example' and 'chowk.co.in', false for 'in' and 'co.in'. */
function isDomain(labels: readonly string[]): boolean {
  const [first = '', last = ''] = labels
  const isForAll = labels.length === 2 && first.length <= 3 && last.length === 2
  return labels.length >= 2 && !isForAll
}
