import type { Encoding } from './page-cache.ts'

/** The best encoding a client takes, by its Accept-Encoding header (RFC 9110 §12.5.3). */
export function preferredEncoding(header: string | undefined): Encoding {
  if (takes(header, 'br')) return 'br'
  return takes(header, 'gzip') ? 'gzip' : 'identity'
}

export function takes(header = '', encoding: string): boolean {
  for (const item of header.split(',')) {
    const [name, ...parameters] = item.trim().toLowerCase().split(';')
    if (name !== encoding) continue
    return !parameters.some(parameter => /^\s*q=0(\.0*)?\s*$/.test(parameter))
  }
  return false
}
