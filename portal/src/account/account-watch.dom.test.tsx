import type { Session } from '@chowk/shell'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startIn } from '../islands/test-behaviour.ts'
import type { AnyoneContext } from '../page/page.ts'
import { watchAccount } from './account-watch.behaviour.ts'
import { SessionWatch } from './session-watch.tsx'

/** The shell's session, as the test tells it. */
const shell = vi.hoisted(() => ({
  session: { status: 'unknown', wallet: { state: 'unknown' } } as unknown,
  listeners: new Set<() => void>(),
  announce: vi.fn(),
}))

vi.mock('@chowk/shell/behaviour', async original => ({
  ...(await original<object>()),
  startSession: () => {},
  announce: shell.announce,
  currentSession: () => shell.session,
  subscribeToSession: (listener: () => void) => {
    shell.listeners.add(listener)
    return () => shell.listeners.delete(listener)
  },
}))

let end: () => void
const reload = vi.fn()
const content = () => document.querySelector('#content') as HTMLElement
const card = () => document.querySelector('#watch h1')?.textContent

function becomes(session: Partial<Session>): void {
  shell.session = { wallet: { state: 'unknown' }, ...session }
  for (const listener of shell.listeners) listener()
}

const unknown = { status: 'unknown' } as const
const signedOut = { status: 'signed-out' } as const
const signedInAs = (id: string) => ({ status: 'signed-in', info: { id } }) as const

beforeEach(() => {
  reload.mockClear()
  vi.spyOn(window.location, 'reload').mockImplementation(reload)
  shell.session = { status: 'unknown', wallet: { state: 'unknown' } }
  const context = { locale: 'en', session: { customer: { id: 'c-1' } } } as AnyoneContext
  const watch = renderToStaticMarkup(<SessionWatch context={context} contentId="content" />)
  document.body.innerHTML = `<div id="watch">${watch}</div><div id="content">Rs. 500</div>`
  end = startIn(document, { watchAccount })
})

afterEach(() => end())

test('a fresh page is shown before and after the check says it is the same customer', () => {
  expect(content().hidden).toBe(false)
  becomes(signedInAs('c-1'))
  expect(content().hidden).toBe(false)
  expect(card()).toBeUndefined()
  expect(reload).not.toHaveBeenCalled()
})

test('at sign-out the content is gone, not only hidden', () => {
  becomes(signedInAs('c-1'))
  becomes(signedOut)
  expect(content().textContent).toBe('')
  expect(card()).toBe('You are signed out')
  expect(shell.announce).toHaveBeenCalledWith(expect.stringMatching(/^You are signed out\. /))
  expect(document.activeElement).toBe(document.querySelector('#watch h1'))
})

test('another customer gets a page of their own', () => {
  becomes(signedInAs('c-2'))
  expect(content().hidden).toBe(true)
  // The wallet's balance is news of the same customer.
  becomes(signedInAs('c-2'))
  expect(reload).toHaveBeenCalledOnce()
})

test('a page brought back from history waits until it is known to be the same customer', () => {
  becomes(signedInAs('c-1'))
  window.dispatchEvent(new Event('pagehide'))
  expect(content().hidden).toBe(true)
  becomes(unknown)
  expect(content().hidden).toBe(true)
  expect(card()).toBe('Checking that it is still you')
  becomes(signedInAs('c-1'))
  expect(content().hidden).toBe(false)
  expect(content().textContent).toBe('Rs. 500')
})

test('while another tab changes who is signed in, nothing is shown until that is known', () => {
  becomes(signedInAs('c-1'))
  becomes(unknown)
  expect(content().hidden).toBe(true)
  becomes(signedInAs('c-1'))
  expect(content().hidden).toBe(false)
})

test('a page left before the first check waits as well', () => {
  window.dispatchEvent(new Event('pagehide'))
  expect(content().hidden).toBe(true)
  expect(card()).toBe('Checking that it is still you')
})
