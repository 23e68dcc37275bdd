import { expect, test } from 'vitest'
import { preferredEncoding, quickestEncoding } from './accept-encoding.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP;q=0.5, BR;q=0.1', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0, gzip;q=0', 'identity'],
  ['identity', 'identity'],
  ['brotli', 'identity'],
  [undefined, 'identity'],
])('a client that says %s gets %s', (header, encoding) => {
  expect(preferredEncoding(header)).toBe(encoding)
})

test.each([
  ['gzip, deflate, br, zstd', 'zstd'],
  ['gzip, br, zstd;q=0', 'br'],
  ['gzip', 'gzip'],
  [undefined, 'identity'],
])('and of a page that is packed for it alone, with %s, %s', (header, encoding) => {
  expect(quickestEncoding(header)).toBe(encoding)
})
