import { expect, test } from 'vitest'
import { allowedRedirect } from './redirect.ts'

const portal = { origin: 'https://pay.example', verticals: ['https://travel.example'] }

test.each([
  ['/passbook', '/passbook'],
  ['/passbook?month=2026-01#entries', '/passbook?month=2026-01#entries'],
  ['https://pay.example/myorders', '/myorders'],
  ['https://travel.example/flights?from=DEL', 'https://travel.example/flights?from=DEL'],
])('sign-in leads back to %s', (requested, target) => {
  expect(allowedRedirect(requested, portal)).toBe(target)
})

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/..//evil.example',
  '/.//evil.example',
  'https:evil.example',
  'https://pay.example@evil.example/',
  'https://user@pay.example/',
  'https://pay.example.evil.example/',
  'http://travel.example/',
  'https://travel.example:8443/',
  'javascript:alert(1)',
  'data:text/html,x',
  'passbook',
  '',
  '/login?redirect=/',
  '/hi/login',
  '/v1/api/logout',
  '/oauth2/logout',
  `/${'a'.repeat(3000)}`,
  ['/a', '/b'],
  undefined,
])('sign-in never leads to %j', requested => {
  expect(allowedRedirect(requested, portal)).toBeUndefined()
})
