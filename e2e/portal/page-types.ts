/** One page of each type and the states a payment goes through, for suites that look at all of them, or listen. */
import { expect, type Page } from '@playwright/test'
import { addMoney, askForBill, consumerNumber, mobileNumber, pay, payButton, setFirstPin } from './paying.ts'

export interface PageType {
  readonly path: string
  readonly signedIn?: true
  /** Walks on, in English, to what has no address that is known before. */
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
  settings: { path: '/settings', signedIn: true },
  care: { path: '/care' },
  company: { path: '/about-us' },
  accessibility: { path: '/accessibility' },
  developers: { path: '/developers' },
  'not found': { path: '/no-such-page' },
  refused: { path: '/login', walk: toRefusal },
  plans: { path: '/mobile-recharge/airtel', walk: toPlans },
  bill: { path: '/', signedIn: true, walk: toBill },
  approval: { path: '/', signedIn: true, walk: toApproval },
  paid: { path: '/', signedIn: true, walk: toOrder(1) },
  pending: { path: '/', signedIn: true, walk: toOrder(3) },
  failed: { path: '/', signedIn: true, walk: toOrder(2) },
  collect: { path: '/', signedIn: true, walk: toCollect },
} as const satisfies Readonly<Record<string, PageType>>

export type PageTypeName = keyof typeof pageTypes

/** A form whose token is not the visitor's. */
async function toRefusal(page: Page): Promise<void> {
  const token = page.locator('main input[name="_csrf"]').first()
  await token.evaluate((field: HTMLInputElement) => {
    field.value = 'forged'
  })
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForLoadState()
}

async function toPlans(page: Page): Promise<void> {
  await page.getByLabel('Mobile number').fill(mobileNumber(1))
  await page.getByRole('button', { name: 'Proceed' }).click()
  await expect(page).toHaveURL('/pay/amount')
}

async function toBill(page: Page, lastDigit = 1): Promise<void> {
  await askForBill(page, consumerNumber(lastDigit))
  await expect(payButton(page)).toBeVisible()
}

async function toApproval(page: Page): Promise<void> {
  await addMoney(page, 3000)
  await toBill(page)
  await page.getByRole('radio', { name: 'Your wallet' }).check()
  await payButton(page).click()
  await setFirstPin(page)
}

function toOrder(lastDigit: number): (page: Page) => Promise<void> {
  return async page => {
    await addMoney(page, 3000)
    await toBill(page, lastDigit)
    await pay(page)
  }
}

async function toCollect(page: Page): Promise<void> {
  await toBill(page)
  await pay(page, 'UPI app')
}
