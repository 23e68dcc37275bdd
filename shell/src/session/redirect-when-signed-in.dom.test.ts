import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { configureEnvironment, environment } from '../environment/environment.ts'
import { navigation } from '../page/navigation.ts'
import { redirectWhenSignedIn } from './redirect-when-signed-in.ts'
import { type Session, setSession, signedOutSession, unknownSession } from './session-store.ts'

const go = vi.spyOn(navigation, 'go').mockImplementation(() => {})
const warning = vi.spyOn(console, 'warn').mockImplementation(() => {})
const signedIn: Session = { status: 'signed-in', info: { id: 'c-1' }, wallet: { state: 'unknown' } }

beforeEach(() => configureEnvironment(environment('production', { hosts: { main: window.location.origin } })))

afterEach(() => {
  setSession(unknownSession)
  go.mockClear()
})

function visit(redirectUrl: string, session: Session): void {
  const stop = redirectWhenSignedIn(() => redirectUrl)
  setSession(session)
  stop()
}

test('a signed-in customer is sent on to a host of ours', () => {
  visit('/passbook', signedIn)
  expect(go).toHaveBeenCalledExactlyOnceWith(`${window.location.origin}/passbook`)
})

test('no customer is sent on to another host', () => {
  visit('https://evil.example/', signedIn)
  expect(go).not.toHaveBeenCalled()
  expect(warning).toHaveBeenCalledOnce()
})

test('a visitor is not sent on', () => {
  visit('/passbook', signedOutSession)
  expect(go).not.toHaveBeenCalled()
})
