import type { Session } from '@chowk/shell'
import { expect, test, vi } from 'vitest'
import { loadDocument } from '../live-page/load-document.ts'
import { showStrip } from './own-strip.behaviour.ts'

vi.mock('../live-page/load-document.ts')
const shell = vi.hoisted(() => ({ session: {} as unknown, listener: () => {} }))
vi.mock('@chowk/shell/behaviour', () => ({
  currentSession: () => shell.session,
  subscribeToSession: (listener: () => void) => {
    shell.listener = listener
  },
}))

async function becomes(session: Partial<Session>): Promise<void> {
  shell.session = session
  shell.listener()
  await new Promise(resolve => setTimeout(resolve))
}

const signedIn = { status: 'signed-in', info: { id: 'c-1' } } as const
const shown = () => document.querySelector('#strip')?.textContent

function answer(text: string, path = '/my-strip'): void {
  const loaded = new DOMParser().parseFromString(`<main id="main">${text}</main>`, 'text/html')
  vi.mocked(loadDocument).mockResolvedValue({ document: loaded, url: new URL(path, location.href) })
}

test('the strip is asked for once for each customer, goes with them, and is no other page', async () => {
  document.body.innerHTML = '<div id="strip"></div>'
  answer('Electricity due')
  await becomes({ status: 'unknown' })
  showStrip(document.body, { address: '/my-strip' })
  expect(loadDocument).not.toHaveBeenCalled()
  await becomes(signedIn)
  await becomes({ ...signedIn, wallet: { state: 'loading' } })
  expect(loadDocument).toHaveBeenCalledOnce()
  expect(shown()).toBe('Electricity due')
  await becomes({ status: 'signed-out' })
  expect(shown()).toBe('')
  answer('All accounts', '/my-strip?of=dth-recharge')
  await becomes(signedIn)
  expect(shown()).toBe('')
  await becomes({ status: 'signed-out' })
  answer('Sign in', '/login')
  await becomes(signedIn)
  expect(shown()).toBe('')
})
