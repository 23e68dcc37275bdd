/** How the header's tests open it as server-rendered HTML, with the responses that each test needs. */
import { expect, type Page } from '@playwright/test'
import { servedStory } from './gallery.ts'

/** A JSON response, a call that never ends, or one that fails. */
type Answer = object | 'never' | 'failed'

export interface Calls {
  readonly session?: Answer
  readonly wallet?: Answer
  readonly menu?: Answer
  readonly flyout?: Answer
  readonly utilities?: Answer
}

const pathOf: Record<keyof Calls, string> = {
  session: '/v1/api/user/details',
  wallet: '/v1/api/wallet/balance',
  menu: '/v2/mobile/flyouts',
  flyout: '/v2/h/mobile_flyout_new',
  utilities: '/v2/h/blue-strip-icon',
}

/** Answers the calls, and returns the requested URLs, in order. */
export async function answerCalls(page: Page, calls: Calls): Promise<URL[]> {
  const requests: URL[] = []
  for (const [call, answer] of Object.entries(calls) as [keyof Calls, Answer][]) {
    await page.route(
      url => url.pathname === pathOf[call],
      route => {
        requests.push(new URL(route.request().url()))
        if (answer === 'never') return
        return answer === 'failed' ? route.fulfill({ status: 503 }) : route.fulfill({ json: answer })
      },
    )
  }
  return requests
}

export const asha = {
  session: { isLogin: true, user: { info: { id: 'c-1', firstName: 'asha', mobile: '9812345678' } } },
  wallet: { response: { totalBalance: 12345.5 } },
} as const

const visitor = { session: { isLogin: false } } as const

/** The browser knows this customer from an earlier visit, and the page's head paints the signed-in layout. */
export async function knownCustomer(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('sessionValue', '{"user":{"id":"c-1"}}')
    new MutationObserver((_, observer) => {
      if (!document.head) return
      observer.disconnect()
      document.documentElement.dataset.session = 'in'
    }).observe(document, { childList: true, subtree: true })
  })
}

interface ServedHeader {
  readonly calls?: Calls
  readonly width?: number
  readonly height?: number
}

/** Opens a story as the server sends it, and waits until it is hydrated. Returns the browser's errors. */
export async function servedHeader(
  page: Page,
  id: string,
  { calls = visitor, ...size }: ServedHeader = {},
): Promise<string[]> {
  await answerCalls(page, calls)
  const complaints = await servedStory(page, id, size)
  await expect(page.locator('header[data-enhanced]')).toBeVisible()
  return complaints
}
