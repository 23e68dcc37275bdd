import { beforeEach, expect, test } from 'vitest'
import { allowedDestination, configureEnvironment, environment } from './environment.ts'

beforeEach(() => {
  configureEnvironment(environment('production'))
})

test.each([
  ['/myorders', 'https://www.chowk.example/myorders'],
  ['{accounts}/settings', 'https://accounts.chowk.example/settings'],
  ['https://travel.chowk.example/flights', 'https://travel.chowk.example/flights'],
  [`${window.location.origin}/here`, `${window.location.origin}/here`],
])('%s leads to %s', (link, destination) => {
  expect(allowedDestination(link)).toBe(destination)
})

test.each([
  'https://evil.example/',
  'http://www.chowk.example/',
  'https://www.chowk.example.evil.test/',
  'https://www.chowk.example@evil.test/',
  'https://www.chowk.example:444/',
  'https://',
])('%s leads nowhere', link => {
  expect(allowedDestination(link)).toBeUndefined()
})

test.each(['javascript:alert(1)', '//evil.example', '/\\evil.example'])('%s stays with us', link => {
  expect(new URL(allowedDestination(link) ?? '').origin).toBe('https://www.chowk.example')
})
