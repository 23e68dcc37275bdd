import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { configureEnvironment, environment } from '../environment/environment.ts'
import { navigation } from '../page/navigation.ts'
import { type Session, setSession, signedOutSession, unknownSession } from './session-store.ts'
import { useRedirectWhenSignedIn } from './use-session.ts'

const go = vi.spyOn(navigation, 'go').mockImplementation(() => {})
const warning = vi.spyOn(console, 'warn').mockImplementation(() => {})
const signedIn: Session = { status: 'signed-in', info: { id: 'c-1' }, wallet: { state: 'unknown' } }

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  configureEnvironment(environment('production', { hosts: { main: window.location.origin } }))
})

afterEach(() => {
  act(() => setSession(unknownSession))
  go.mockClear()
})

function visit(redirectUrl: string, session: Session): void {
  function Page() {
    useRedirectWhenSignedIn(redirectUrl)
    return null
  }
  const root = createRoot(document.createElement('div'))
  act(() => root.render(<Page />))
  act(() => setSession(session))
  act(() => root.unmount())
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
