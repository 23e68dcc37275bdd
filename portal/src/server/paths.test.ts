import { expect, test } from 'vitest'
import { isUnservablePath, splitUrl } from './paths.ts'

test.each([
  '/%E0%A4%A',
  '/a%00b',
  '/../etc/passwd',
  '/a/%2e%2e/b',
  '/a\\..\\b',
  '/\\evil.example/',
  '/a/\\evil.example/',
])('%s can be no page', path => expect(isUnservablePath(path)).toBe(true))

test.each(['/', '/gas-bill-payment', '/%E0%A4%9A%E0%A5%8C%E0%A4%95', '/a..b', '/.well-known/x'])(
  '%s might be one',
  path => expect(isUnservablePath(path)).toBe(false),
)

test('a path of 10,000 characters is no page either', () => {
  expect(isUnservablePath(`/${'a'.repeat(10_000)}`)).toBe(true)
})

test('a URL is split at its first question mark', () => {
  expect(splitUrl('/search?q=a?b')).toEqual({ pathname: '/search', query: 'q=a?b' })
  expect(splitUrl('/')).toEqual({ pathname: '/', query: '' })
})
