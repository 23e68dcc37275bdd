import { describe, expect, test } from 'vitest'
import { newOpening, readLoginMessage } from './messages.ts'

const opening = newOpening('https://accounts.example/v1/api/login?isIframe=true&theme=paytm-web')
const frame = {} as MessageEventSource
const envelope = { source: 'chowk-login', version: 1, nonce: opening.nonce }
const session = { user: { id: 'c-1' }, sso_token_enc: 'enc' }

function read(data: unknown, origin = 'https://accounts.example', source: MessageEventSource | null = frame) {
  return readLoginMessage({ data, origin, source }, opening, frame)
}

test('each opening has a nonce of its own in the fragment, and keeps the rest of the URL', () => {
  const other = newOpening('https://accounts.example/x')
  expect(other.nonce).not.toBe(opening.nonce)
  expect(opening.nonce).toMatch(/^[0-9a-f]{32}$/)
  expect(opening.url).toBe(
    `https://accounts.example/v1/api/login?isIframe=true&theme=paytm-web#nonce=${opening.nonce}`,
  )
  expect(opening.origin).toBe('https://accounts.example')
})

test.each(['ready', 'close', 'close-popup', 'cookies-refused'])('%s from the frame is heard', type => {
  expect(read({ ...envelope, type })).toEqual({ type })
})

test('an auth response brings its session, in either place of the token', () => {
  expect(read({ ...envelope, type: 'auth-response', session })).toEqual({ type: 'auth-response', session })
  const inner = { user: { id: 7, sso_token_enc: 'enc' } }
  expect(read({ ...envelope, type: 'auth-response', session: inner })).toEqual({
    type: 'auth-response',
    session: { user: { id: '7' }, sso_token_enc: 'enc' },
  })
})

describe('ignored', () => {
  const close = { ...envelope, type: 'close' }

  test.each([
    'https://accounts.example.evil.test',
    'http://accounts.example',
    'https://accounts.example:444',
    'null',
    '',
  ])('the origin %s', origin => {
    expect(read(close, origin)).toBeUndefined()
  })

  test('another window, and no window', () => {
    expect(read(close, opening.origin, {} as MessageEventSource)).toBeUndefined()
    expect(read(close, opening.origin, null)).toBeUndefined()
    expect(
      readLoginMessage({ data: close, origin: opening.origin, source: null }, opening, null),
    ).toBeUndefined()
  })

  test.each([
    { ...close, nonce: 'other' },
    { ...close, nonce: undefined },
    { ...close, nonce: '' },
    { ...close, nonce: [opening.nonce] },
    { ...close, version: 2 },
    { ...close, version: '1' },
    { ...close, source: 'other' },
    { ...close, type: 'other' },
    { ...close, type: '__proto__' },
    { ...close, type: 'auth-response' },
    { ...close, type: 'auth-response', session: { user: { id: '' } } },
    { ...close, type: 'auth-response', session: 'c-1' },
    { ...close, type: 'auth-response', session: { user: {} } },
    { ...close, type: 'auth-response', session: { user: { id: { toString: 'x' } } } },
    new Map(Object.entries(close)),
    null,
    0,
    '',
    'close',
    [],
    [close],
    JSON.stringify(close),
  ])('%j', data => {
    expect(read(data)).toBeUndefined()
  })
})
