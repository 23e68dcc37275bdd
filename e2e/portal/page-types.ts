/** One page of each type and the states of a payment, for suites that check all of them. */
import type { Page } from '@playwright/test'
import { mobileNumber } from './paying.ts'
import * as states from './paying-states.ts'

export interface PageType {
  readonly path: string
  readonly signedIn?: true
  /** Submits forms, and returns the path of the state, in any language. */
  readonly reach?: (page: Page) => Promise<string>
  /** Continues in English to a state without a URL. */
  readonly walk?: (page: Page) => Promise<void>
}

export const pageTypes = {
  home: { path: '/' },
  category: { path: '/electricity-bill-payment' },
  provider: { path: '/electricity-bill-payment/tamil-nadu' },
  calculator: { path: '/tools/emi-calculator' },
  search: { path: '/search?q=bijli' },
  login: { path: '/login' },
  passbook: { path: '/passbook', signedIn: true },
  orders: { path: '/myorders', signedIn: true },
  refunds: { path: '/myorders/refunds', signedIn: true },
  spending: { path: '/spending', signedIn: true },
  settings: { path: '/settings', signedIn: true },
  devices: { path: '/settings/devices', signedIn: true },
  care: { path: '/care' },
  company: { path: '/about-us' },
  blog: { path: '/blog' },
  post: { path: '/blog/what-an-emi-is-made-of' },
  app: { path: '/app' },
  accessibility: { path: '/accessibility' },
  developers: { path: '/developers' },
  'developers of a server': { path: '/developers/server' },
  'status of a site': { path: '/developers/status?origin=https://bus.example&found=banners' },
  'not found': { path: '/no-such-page' },
  refused: { path: '/login', walk: toRefusal },
  plans: { path: '/', reach: ({ request }) => states.toPlans(request) },
  bill: { path: '/', signedIn: true, reach: ({ request }) => states.toBill(request) },
  review: { path: '/', signedIn: true, reach: ({ request }) => states.toReview(request) },
  approval: { path: '/', signedIn: true, reach: toApproval },
  paid: { path: '/', signedIn: true, reach: toOrder(1) },
  pending: { path: '/', signedIn: true, reach: toOrder(6) },
  failed: { path: '/', signedIn: true, reach: toOrder(2) },
  collect: { path: '/', signedIn: true, reach: toCollect },
  cancelled: { path: '/', signedIn: true, reach: toCancelled },
  refunded: { path: '/', signedIn: true, reach: ({ request }) => states.toRefund(request) },
  bills: { path: '/bills', signedIn: true },
  messages: { path: '/messages', signedIn: true },
  saved: { path: '/pay/saved', signedIn: true },
} as const satisfies Readonly<Record<string, PageType>>

export type PageTypeName = keyof typeof pageTypes

/** A form with another visitor's token. */
async function toRefusal(page: Page): Promise<void> {
  const token = page.locator('main input[name="_csrf"]').first()
  await token.evaluate((field: HTMLInputElement) => {
    field.value = 'forged'
  })
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForLoadState()
}

async function toApproval({ request }: Page): Promise<string> {
  await states.giveMoney(request, 1000)
  return states.toApproval(request, await states.toReview(request))
}

function toOrder(lastDigit: number): (page: Page) => Promise<string> {
  return async ({ request }) => {
    await states.giveMoney(request, 1000)
    return states.toOrder(request, await states.toReview(request, mobileNumber(lastDigit)))
  }
}

async function toCollect({ request }: Page): Promise<string> {
  return states.toCollect(request, await states.toBill(request))
}

async function toCancelled(page: Page): Promise<string> {
  return states.cancel(page.request, await toCollect(page))
}
