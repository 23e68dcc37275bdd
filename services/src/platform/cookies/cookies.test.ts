import { expect, test } from 'vitest'
import { portalCookies } from './cookies.ts'

test('on https the session cookie is bound to the host and never sent over http', () => {
  const { session } = portalCookies('https://pay.example')
  expect(session.set('abc', 60)).toBe('__Host-chowk=abc; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax')
})

test('on http the cookies have no prefix, which browsers would refuse there', () => {
  const { session, browser } = portalCookies('http://localhost:3000')
  expect(session.set('abc')).toBe('chowk=abc; Path=/; HttpOnly; SameSite=Lax')
  expect(browser.name).toBe('chowk-browser')
})

test('script can read the CSRF cookie', () => {
  expect(portalCookies('https://pay.example').csrf.set('abc')).not.toContain('HttpOnly')
})

test('a cookie is found among others, and not as part of another name', () => {
  const { session } = portalCookies('http://localhost:3000')
  const read = (cookie: string) => session.read({ headers: { cookie } })
  expect(read('a=1; chowk=abc; b=2')).toBe('abc')
  expect(read('xchowk=evil; chowk=abc')).toBe('abc')
  expect(read('chowk-browser=evil')).toBeUndefined()
  expect(read('chowk=; a=1')).toBeUndefined()
  expect(session.read({ headers: {} })).toBeUndefined()
})
