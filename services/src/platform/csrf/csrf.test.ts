import { describe, expect, test } from 'vitest'
import { hourMs } from '../calendar/durations.ts'
import { portalCookies } from '../cookies/cookies.ts'
import { derivedKeys } from '../keys/derived-key.ts'
import { createCsrf } from './csrf.ts'

const origin = 'http://localhost:3000'
const vertical = 'http://localhost:3001'

function setup() {
  let time = Date.UTC(2026, 0, 15)
  const cookies = portalCookies(origin)
  const csrf = createCsrf({
    keys: derivedKeys([new Uint8Array(32).fill(7)], 'csrf'),
    cookies,
    origin,
    verticals: [vertical],
    now: () => new Date(time),
  })
  const request = (held: string | undefined, given?: string, session?: string, more = {}) => ({
    headers: {
      cookie: [held && `XSRF-TOKEN=${held}`, session && `chowk=${session}`].filter(Boolean).join('; '),
      ...(given !== undefined && { 'x-csrf-token': given }),
      ...more,
    },
  })
  return { csrf, request, pass: (ms: number) => (time += ms) }
}

describe('a visitor', () => {
  test('may act with the token sent back, as a header or as a form field', () => {
    const { csrf, request } = setup()
    const { token } = csrf.ensure(request(undefined))
    expect(csrf.refusal(request(token, token))).toBeUndefined()
    expect(csrf.refusal(request(token), token)).toBeUndefined()
  })

  test('is refused without a token, without the cookie, and when the two differ', () => {
    const { csrf, request } = setup()
    const { token } = csrf.issueFor(undefined)
    expect(csrf.refusal(request(token))).toBe('missing')
    expect(csrf.refusal(request(token), '')).toBe('missing')
    expect(csrf.refusal(request(token), ['a', 'b'])).toBe('missing')
    expect(csrf.refusal(request(undefined, token))).toBe('missing')
    expect(csrf.refusal(request(token, csrf.issueFor(undefined).token))).toBe('mismatch')
  })

  test('cannot make a token up', () => {
    const { csrf, request } = setup()
    for (const forged of ['x', 'a.b.c', `${Date.now().toString(36)}.nonce.${'A'.repeat(43)}`]) {
      expect(csrf.refusal(request(forged, forged))).toBe('foreign')
    }
  })

  test('gets a new token before the old one expires, and keeps a recent one', () => {
    const { csrf, request, pass } = setup()
    const { token } = csrf.issueFor(undefined)
    pass(11 * hourMs)
    expect(csrf.ensure(request(token))).toEqual({ token })
    pass(2 * hourMs)
    expect(csrf.ensure(request(token)).setCookie).toBeDefined()
    expect(csrf.refusal(request(token, token))).toBeUndefined()
    pass(11 * hourMs)
    expect(csrf.refusal(request(token, token))).toBe('expired')
  })
})

describe('a signed-in customer', () => {
  test('cannot use the token from before sign-in, and is given another', () => {
    const { csrf, request } = setup()
    const { token } = csrf.issueFor(undefined)
    expect(csrf.refusal(request(token, token, 'session-a'))).toBe('foreign')
    expect(csrf.ensure(request(token, undefined, 'session-a')).token).not.toBe(token)
  })

  test("cannot use another session's token", () => {
    const { csrf, request } = setup()
    const { token } = csrf.issueFor('session-a')
    expect(csrf.refusal(request(token, token, 'session-a'))).toBeUndefined()
    expect(csrf.refusal(request(token, token, 'session-b'))).toBe('foreign')
    expect(csrf.refusal(request(token, token))).toBe('foreign')
  })

  test('keeps the token for as long as the session lives', () => {
    const { csrf, request, pass } = setup()
    const { token } = csrf.issueFor('session-a')
    pass(20 * 24 * hourMs)
    expect(csrf.ensure(request(token, undefined, 'session-a'))).toEqual({ token })
    expect(csrf.refusal(request(token, token, 'session-a'))).toBeUndefined()
  })
})

describe('a page of another site', () => {
  test('is refused even with a good token', () => {
    const { csrf, request } = setup()
    const { token } = csrf.issueFor(undefined)
    const from = (headers: object) => csrf.refusal(request(token, token, undefined, headers))
    expect(from({ 'sec-fetch-site': 'cross-site' })).toBe('cross-site')
    expect(from({ 'sec-fetch-site': 'same-site' })).toBe('cross-site')
    expect(from({ origin: 'https://evil.example' })).toBe('cross-site')
    expect(from({ origin: 'null' })).toBe('cross-site')
  })

  test('is distinguished from the portal’s own', () => {
    const { csrf, request } = setup()
    const { token } = csrf.issueFor(undefined)
    const from = (headers: object) => csrf.refusal(request(token, token, undefined, headers))
    expect(from({ 'sec-fetch-site': 'same-origin', origin: 'null' })).toBeUndefined()
    expect(from({ origin })).toBeUndefined()
  })

  test.each([{ origin: vertical }, { origin: vertical, 'sec-fetch-site': 'same-site' }])(
    'that is a vertical’s, %j, may do what verticals may, and nothing by a form',
    headers => {
      const { csrf, request } = setup()
      const { token } = csrf.issueFor('session-a')
      expect(csrf.refusalOfVertical(request(token, token, 'session-a', headers))).toBeUndefined()
      expect(csrf.refusalOfVertical(request(token, undefined, 'session-a', headers))).toBe('missing')
      expect(csrf.refusal(request(token, token, 'session-a', headers))).toBe('cross-site')
      expect(csrf.refusal(request(token, undefined, 'session-a', headers), token)).toBe('cross-site')
    },
  )
})
