import type { Session } from '@chowk/shell'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AccountWatch } from './account-watch.island.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

/** The shell's session, as the test tells it. */
const shell = vi.hoisted(() => ({
  session: { status: 'unknown', wallet: { state: 'unknown' } } as unknown,
  listeners: new Set<() => void>(),
  announce: vi.fn(),
}))

vi.mock('@chowk/shell', async () => {
  const { useSyncExternalStore } = await import('react')
  return {
    startSession: () => {},
    announce: shell.announce,
    useSession: () =>
      useSyncExternalStore(
        listener => {
          shell.listeners.add(listener)
          return () => shell.listeners.delete(listener)
        },
        () => shell.session,
      ),
  }
})

let root: Root
const reload = vi.fn()
const content = () => document.querySelector('#content') as HTMLElement
const card = () => document.querySelector('#watch h1')?.textContent

async function becomes(session: Partial<Session>) {
  await act(async () => {
    shell.session = { wallet: { state: 'unknown' }, ...session }
    for (const listener of shell.listeners) listener()
  })
}

const unknown = { status: 'unknown' } as const
const signedOut = { status: 'signed-out' } as const
const signedInAs = (id: string) => ({ status: 'signed-in', info: { id } }) as const

beforeEach(async () => {
  reload.mockClear()
  vi.spyOn(window.location, 'reload').mockImplementation(reload)
  shell.session = { status: 'unknown', wallet: { state: 'unknown' } }
  document.body.innerHTML = '<div id="watch"></div><div id="content">Rs. 500</div>'
  root = createRoot(document.querySelector('#watch') as HTMLElement)
  await act(async () =>
    root.render(<AccountWatch locale="en" customerId="c-1" contentId="content" home="/" />),
  )
})

afterEach(() => act(() => root.unmount()))

test('a fresh page is shown before and after the check says it is the same customer', async () => {
  expect(content().hidden).toBe(false)
  await becomes(signedInAs('c-1'))
  expect(content().hidden).toBe(false)
  expect(card()).toBeUndefined()
  expect(reload).not.toHaveBeenCalled()
})

test('at sign-out the content is gone, not only hidden', async () => {
  await becomes(signedInAs('c-1'))
  await becomes(signedOut)
  expect(content().textContent).toBe('')
  expect(card()).toBe('You are signed out')
  expect(shell.announce).toHaveBeenCalledWith(expect.stringMatching(/^You are signed out\. /))
  expect(document.activeElement).toBe(document.querySelector('#watch h1'))
})

test('another customer gets a page of their own', async () => {
  await becomes(signedInAs('c-2'))
  expect(content().hidden).toBe(true)
  expect(reload).toHaveBeenCalledOnce()
})

test('a page brought back from history waits until it is known to be the same customer', async () => {
  await becomes(signedInAs('c-1'))
  await act(async () => void window.dispatchEvent(new Event('pagehide')))
  expect(content().hidden).toBe(true)
  await becomes(unknown)
  expect(content().hidden).toBe(true)
  expect(card()).toBe('Checking that it is still you')
  await becomes(signedInAs('c-1'))
  expect(content().hidden).toBe(false)
  expect(content().textContent).toBe('Rs. 500')
})

test('while another tab changes who is signed in, nothing is shown until that is known', async () => {
  await becomes(signedInAs('c-1'))
  await becomes(unknown)
  expect(content().hidden).toBe(true)
  await becomes(signedInAs('c-1'))
  expect(content().hidden).toBe(false)
})

test('a page left before the first check waits as well', async () => {
  await act(async () => void window.dispatchEvent(new Event('pagehide')))
  expect(content().hidden).toBe(true)
  expect(card()).toBe('Checking that it is still you')
})
