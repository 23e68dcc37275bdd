import type { IncomingHttpHeaders } from 'node:http'
import type { CachedPage, Encoding } from './page-cache.ts'

/** Of a kept page: against the dictionary that the client holds, if it is the page's. */
export function encodingFor({ dictionary }: CachedPage, headers: IncomingHttpHeaders): Encoding {
  const held = headers['available-dictionary']
  const accepted = headers['accept-encoding']
  if (held && held === dictionary?.held && takes(accepted, 'dcz')) return 'dcz'
  return preferredEncoding(accepted)
}

/** Browsers send a handful of different headers; whoever sends many has each read anew. */
const mostRemembered = 100
const remembered = new Map<string, Encoding>()

/** The best encoding that every client may take, by its Accept-Encoding header (RFC 9110 §12.5.3). */
export function preferredEncoding(header = ''): Encoding {
  const known = remembered.get(header)
  if (known) return known
  const preferred = takes(header, 'br') ? 'br' : takes(header, 'gzip') ? 'gzip' : 'identity'
  if (remembered.size < mostRemembered) remembered.set(header, preferred)
  return preferred
}

export function takes(header: string | undefined, encoding: string): boolean {
  for (const item of (header ?? '').split(',')) {
    const [name, ...parameters] = item.trim().toLowerCase().split(';')
    if (name !== encoding) continue
    return !parameters.some(parameter => /^\s*q=0(\.0*)?\s*$/.test(parameter))
  }
  return false
}
