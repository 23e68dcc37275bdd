import { expect, test } from 'vitest'
import { preferredEncoding } from './accept-encoding.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP;q=0.1, BR;q=0.5', 'br'],
  ['gzip;q=0.5, br;q=0.1', 'gzip'],
  ['*', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0, gzip;q=0', 'identity'],
  ['identity', 'identity'],
  ['brotli', 'identity'],
  [undefined, 'identity'],
])('a client that says %s gets %s', (header, encoding) => {
  expect(preferredEncoding(header)).toBe(encoding)
})
