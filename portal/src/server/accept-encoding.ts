import type { IncomingHttpHeaders } from 'node:http'
import { Negotiator, negotiate } from '@fastify/accept-negotiator'
import { LRUCache } from 'lru-cache'
import type { CachedPage, Encoding } from './page-cache.ts'

const negotiator = new Negotiator({
  supportedValues: ['br', 'gzip', 'identity'],
  // Browsers send a handful of different headers.
  cache: new LRUCache<string, string>({ max: 100 }),
})

/** The encoding of a cached page: against the client's dictionary, if it is the page's. */
export function encodingFor({ dictionary }: CachedPage, headers: IncomingHttpHeaders): Encoding {
  const available = headers['available-dictionary']
  const accepted = headers['accept-encoding']
  if (available && available === dictionary?.availableAs && acceptsEncoding(accepted, 'dcz')) return 'dcz'
  return preferredEncoding(accepted)
}

/** The encoding by the Accept-Encoding header (RFC 9110 §12.5.3), and Brotli when the client has no preference. */
export function preferredEncoding(header = ''): Encoding {
  return negotiator.negotiate(header.toLowerCase()) ?? 'identity'
}

export function acceptsEncoding(header: string | undefined, encoding: string): boolean {
  return negotiate(header?.toLowerCase() ?? '', [encoding]) === encoding
}
