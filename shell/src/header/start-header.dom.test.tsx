import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepPainted } from '../session/painted-session.ts'
import { setSession, signedOutSession, unknownSession } from '../session/session-store.ts'
import { enhanceHeader } from './enhance-header.ts'
import { Header } from './header.tsx'

const header = (
  <Header
    menuData={[{ name: 'Bills', items: [{ name: 'Water', seourl: '/water' }] }]}
    utilityItems={[{ name: 'Water', url: '/water' }]}
    pulseData={{ screenName: 'home' }}
    showHeaderTag
    showUtilityBar
  />
)

let place: HTMLElement

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  // Nobody answers: the session is what the test says.
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  place = document.createElement('div')
  place.innerHTML = renderToString(header)
  document.body.replaceChildren(place)
})

afterEach(() => {
  act(() => setSession(signedOutSession))
  keepPainted(unknownSession)
})

const signIn = (username: string) =>
  act(() =>
    setSession({
      status: 'signed-in',
      info: { id: '7', username },
      wallet: { state: 'ready', amount: '12.00' },
    }),
  )

function takeOver(handOver: () => void): unknown[] {
  const errors: unknown[] = []
  handOver()
  act(() => void hydrateRoot(place, header, { onRecoverableError: error => errors.push(error) }))
  return errors
}

const greeting = () => place.querySelector('[data-greeting]')
const profile = () => place.querySelector('header [popovertarget=chowk-profile]')

test.each([
  ['asha rao', 'Hi, Asha', 'A'],
  ['9000000001', '9000000001', ''],
])(
  '%s is greeted before React is there, and React finds what it would have shown',
  (username, greeted, initial) => {
    const handOver = enhanceHeader(place, { screenName: 'home' }, { locale: 'en' })
    signIn(username)
    expect([greeting()?.textContent, profile()?.textContent]).toEqual([greeted, initial])
    expect(takeOver(handOver)).toEqual([])
    expect([greeting()?.textContent, profile()?.textContent]).toEqual([greeted, initial])
    expect(place.textContent).toContain('Rs. 12')
  },
)

test('whoever leaves is forgotten, and comes as nobody into history', () => {
  enhanceHeader(place, { screenName: 'home' }, { locale: 'en' })
  signIn('asha rao')
  act(() => setSession(unknownSession))
  expect(place.innerHTML).not.toContain('Asha')
  expect([greeting(), profile()].map(button => button?.getAttribute('aria-label'))).toEqual([
    'Profile',
    'Profile',
  ])
})

test('a menu that was opened stays open as React takes over, and is closed by one press', () => {
  const handOver = enhanceHeader(place, { screenName: 'home' }, { locale: 'en' })
  const menu = place.querySelector<HTMLElement>('nav button')
  menu?.click()
  expect(menu?.getAttribute('aria-expanded')).toBe('true')
  takeOver(handOver)
  expect(menu?.getAttribute('aria-expanded')).toBe('true')
  menu?.click()
  expect(menu?.getAttribute('aria-expanded')).toBe('false')
})

const dialogs = () =>
  [...document.querySelectorAll('dialog')].filter(({ ariaLabel }) => ariaLabel === 'Sign in')

test('sign-in opens before React is there, says that it waits, and once for each press', async () => {
  enhanceHeader(place, { screenName: 'home' }, { locale: 'en' })
  const control = place.querySelector<HTMLElement>('header a[aria-haspopup]')
  const press = (init: MouseEventInit = {}) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
    control?.dispatchEvent(event)
    return event.defaultPrevented
  }
  expect(press({ ctrlKey: true })).toBe(false)
  expect([press(), press()]).toEqual([true, true])
  await vi.waitFor(() => expect(dialogs()).toHaveLength(1), { timeout: 10_000 })
  expect(dialogs()[0]?.textContent).toBe('Logging into the provider...')
  dialogs()[0]?.querySelector('button')?.click()
  expect(dialogs()).toEqual([])
})

test('the key that presses a button opens sign-in, too', async () => {
  enhanceHeader(place, { screenName: 'home' }, { locale: 'en' })
  const space = new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true })
  place.querySelector('header a[aria-haspopup]')?.dispatchEvent(space)
  expect(space.defaultPrevented).toBe(true)
  await vi.waitFor(() => expect(dialogs()).toHaveLength(1), { timeout: 10_000 })
})

test('another brand is named by the server and by React alike', () => {
  const named = <Header menuData={[]} brandName="Nagar Pay" showHeaderTag />
  const errors: unknown[] = []
  place.innerHTML = renderToString(named)
  act(() => void hydrateRoot(place, named, { onRecoverableError: error => errors.push(error) }))
  expect(errors).toEqual([])
  expect(place.textContent).toContain('to pay using UPI on Nagar Pay')
  expect(place.querySelector('[aria-label="Nagar Pay home"]')?.textContent).toBe('Nagar Pay')
  expect(place.innerHTML).not.toContain('Paytm')
})
