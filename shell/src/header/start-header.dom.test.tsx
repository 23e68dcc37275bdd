import { act } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { setSession, signedOutSession, unknownSession } from '../session/session-store.ts'
import { Header } from './header.tsx'
import { startHeader } from './start-header.ts'

const header = (
  <Header
    menuData={[{ name: 'Bills', items: [{ name: 'Water', seourl: '/water' }] }]}
    utilityItems={[{ name: 'Water', url: '/water' }]}
    pulseData={{ screenName: 'home' }}
    showHeaderTag
    showImportantUpdate
    showUtilityBar
  />
)

let place: HTMLElement
let end: () => void

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  // The session check never answers: the session is what the test sets.
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  document.documentElement.dataset.hiddenBanners = ''
  window.dataLayer = []
  place = document.createElement('div')
  document.body.replaceChildren(place)
})

afterEach(() => {
  end()
  act(() => setSession(signedOutSession))
})

const signIn = (username: string) =>
  act(() =>
    setSession({
      status: 'signed-in',
      info: { id: '7', username },
      wallet: { state: 'ready', amount: '12.00' },
    }),
  )

const text = (selector: string) => place.querySelector(selector)?.textContent
const greeting = () => text('[data-customer=greeting]')
const initial = () => text('[data-customer=initials]')
const pressed = (selector: string, init: MouseEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, ...init })
  let isAnswered = false
  const stay = () => {
    isAnswered = event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', stay, { once: true })
  place.querySelector(selector)?.dispatchEvent(event)
  return isAnswered
}

/** The same behaviour for each way to make the markup. */
const mounts: Record<string, () => () => void> = {
  'the server’s HTML'() {
    place.innerHTML = renderToStaticMarkup(header)
    const options = { locale: 'en', pulse: { screenName: 'home' } } as const
    return startHeader(place.firstElementChild as HTMLElement, () => options)
  },
  'a React tree'() {
    const root = createRoot(place)
    act(() => root.render(header))
    return () => act(() => root.unmount())
  },
  'a hydrated tree'() {
    const errors: unknown[] = []
    place.innerHTML = renderToString(header)
    let root: Root
    act(() => {
      root = hydrateRoot(place, header, { onRecoverableError: error => errors.push(error) })
    })
    expect(errors).toEqual([])
    return () => act(() => root.unmount())
  },
}

/** React loads the behaviour, and the header starts in two tasks. */
async function started(): Promise<void> {
  await vi.dynamicImportSettled()
  await new Promise(resolve => setTimeout(resolve))
}

describe.each(Object.keys(mounts))('in %s', mount => {
  beforeEach(async () => {
    end = mounts[mount]?.() ?? (() => {})
    await act(started)
  })

  test.each([
    ['asha rao', 'Hi, Asha', 'A'],
    ['9000000001', '9000000001', ''],
  ])('%s is greeted', (username, greeted, letter) => {
    signIn(username)
    expect([greeting(), initial()]).toEqual([greeted, letter])
    expect(place.querySelector<HTMLElement>('[data-customer=greeting]')?.title).toBe(greeted)
    expect(place.textContent).toContain('Rs. 12')
  })

  test('a customer without a name sees the number in two groups, whose text is one number', () => {
    signIn('9000000001')
    for (const customer of ['greeting', 'name']) {
      expect(text(`[data-customer=${customer}]`)).toBe('9000000001')
      expect(text(`[data-customer=${customer}] span`)).toBe('00001')
    }
  })

  test('a page that is left forgets the customer, and history shows nobody', () => {
    signIn('asha rao')
    act(() => setSession(unknownSession))
    expect(place.innerHTML).not.toContain('Asha')
    expect(place.innerHTML).not.toContain('12.00')
    expect(text('header [popovertarget=chowk-profile]')).toBe('Profile')
  })

  test('a menu opens and closes', () => {
    const menu = place.querySelector<HTMLElement>('nav button')
    menu?.click()
    expect(menu?.getAttribute('aria-expanded')).toBe('true')
    menu?.click()
    expect(menu?.getAttribute('aria-expanded')).toBe('false')
  })

  test('both links to sign in open the dialog, by a press or the space bar, and lead back here without it', async () => {
    const links = [...place.querySelectorAll<HTMLAnchorElement>('[data-sign-in]')]
    expect(links.map(link => new URL(link.href).searchParams.get('redirect'))).toEqual(
      links.map(() => window.location.href),
    )
    expect(pressed('dialog [data-sign-in]', { ctrlKey: true })).toBe(false)
    expect([pressed('header [data-sign-in]'), pressed('dialog [data-sign-in]')]).toEqual([true, true])
    await vi.waitFor(() => expect(dialogs()).toHaveLength(1), { timeout: 10_000 })
    expect(dialogs()[0]?.textContent).toBe('Logging into the provider...')
    dialogs()[0]?.querySelector('button')?.click()
    expect(dialogs()).toEqual([])

    const space = new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true, composed: true })
    place.querySelector('header [data-sign-in]')?.dispatchEvent(space)
    expect(space.defaultPrevented).toBe(true)
    await vi.waitFor(() => expect(dialogs()).toHaveLength(1), { timeout: 10_000 })
    dialogs()[0]?.querySelector('button')?.click()
  })

  test('a hidden banner gives the focus on, and all of them come back', () => {
    for (const element of place.querySelectorAll<HTMLElement>('*')) element.checkVisibility = () => true
    pressed('[data-hides=update]')
    const { hiddenBanners } = document.documentElement.dataset
    expect(hiddenBanners?.trim()).toBe('update')
    expect(document.activeElement?.closest('section')?.getAttribute('aria-label')).toBe('Wallet and UPI')
    pressed('[data-shows-banners]')
    expect(document.documentElement.dataset.hiddenBanners).toBe('')
    expect(document.activeElement?.getAttribute('data-hides')).toBe('update')
  })

  test('banners that come back from a sheet close it, since it would keep the focus', async () => {
    const sheet = place.querySelector<HTMLDialogElement>('#chowk-profile')
    sheet?.show()
    pressed('#chowk-profile [data-shows-banners]')
    await vi.waitFor(() => expect(sheet?.open).toBe(false), { timeout: 10_000 })
    expect(document.activeElement?.getAttribute('data-hides')).toBe('update')
  })

  test('a click on the important update is counted', () => {
    pressed('a[data-event]')
    expect(window.dataLayer?.at(-1)).toMatchObject({
      event: 'custom_event',
      view: 'promoClick',
      event_action: 'important_updates_clicked',
      event_label: 'Click to know more',
      screenName: 'home',
    })
  })

  test('once it has ended, nothing of it answers', () => {
    end()
    signIn('asha rao')
    expect(place.innerHTML).not.toContain('Asha')
    expect(pressed('header [data-sign-in]')).toBe(false)
  })
})

const dialogs = () =>
  [...document.querySelectorAll('dialog')].filter(({ ariaLabel }) => ariaLabel === 'Sign in')

test('a part that cannot start is reported, and stops no other', async () => {
  const reported = vi.fn()
  vi.stubGlobal('reportError', reported)
  vi.stubGlobal(
    'MutationObserver',
    class {
      constructor() {
        throw new TypeError('not here')
      }
    },
  )
  end = mounts['the server’s HTML']?.() ?? (() => {})
  await started()
  expect(reported).toHaveBeenCalledOnce()
  signIn('asha rao')
  expect(greeting()).toBe('Hi, Asha')
  vi.unstubAllGlobals()
})

test('another brand is named by the server and by React alike', async () => {
  const named = <Header menuData={[]} brandName="Nagar Pay" showHeaderTag />
  const errors: unknown[] = []
  place.innerHTML = renderToString(named)
  act(() => void hydrateRoot(place, named, { onRecoverableError: error => errors.push(error) }))
  await act(started)
  expect(errors).toEqual([])
  expect(place.textContent).toContain('to pay using UPI on Nagar Pay')
  expect(place.querySelector('[aria-label="Nagar Pay home"]')?.textContent).toBe('Nagar Pay')
  expect(place.innerHTML).not.toContain('Paytm')
})
