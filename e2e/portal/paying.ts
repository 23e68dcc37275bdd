/** A customer who pays: from the biller's form to the order, as a person does it. */
import { randomInt } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'
import { demonstrationCode, sendCode } from './sign-in.ts'

/** A consumer number nobody has used. In the sandbox its last digit decides what becomes of the payment. */
export function consumerNumber(lastDigit: number): string {
  return `09${randomInt(10_000_000, 99_999_999)}${lastDigit}`
}

export function mobileNumber(lastDigit: number): string {
  return `98${randomInt(1_000_000, 9_999_999)}${lastDigit}`
}

/** Types a consumer number on a board's page and goes on; signed in, this ends at the bill. */
export async function askForBill(page: Page, number: string, language = ''): Promise<void> {
  await page.goto(`${language}/electricity-bill-payment/tamil-nadu`)
  await page.getByLabel(language ? 'उपभोक्ता संख्या' : 'Consumer number').fill(number)
  await page.getByRole('button', { name: language ? 'आगे बढ़ें' : 'Proceed' }).click()
}

export const payButton = (page: Page): Locator =>
  page.getByRole('main').getByRole('button', { name: /^Pay Rs\./ })

/** The state of the order that is shown. */
export const orderState = (page: Page): Locator => page.getByRole('main').getByRole('status')

/** What can be done about the order, in its order. */
export const waysOn = (page: Page): Locator =>
  page.locator('[data-live=actions]').locator('a, button').filter({ visible: true })

/** What stands before each step of what happened: a tick, a cross, or nothing yet. */
export const stepMarks = (page: Page): Promise<string[]> =>
  page
    .locator('[data-live=timeline] li')
    .evaluateAll(steps =>
      steps.map(step => getComputedStyle(step, '::before').content.replace(/^"(.?)".*/, '$1')),
    )

export const pin = '481516'

export const approveButton = (page: Page): Locator =>
  page.getByRole('main').getByRole('button', { name: /^Approve Rs\./ })

/** Pays what is suggested from the wallet and types what approves it, up to the last press. */
export async function payAndTypePin(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Your wallet' }).check()
  await payButton(page).click()
  const verify = page.getByRole('button', { name: 'Verify' })
  await expect(approveButton(page).or(verify)).toBeVisible()
  if (await verify.isVisible()) await setFirstPin(page)
  await typePin(page)
}

/** A first payment: a code proves who sets the PIN. */
export async function setFirstPin(page: Page): Promise<void> {
  const main = page.getByRole('main')
  await sendCode(main, await demonstrationCode(main))
  await main.getByLabel('Payment PIN', { exact: true }).fill(pin)
  await main.getByLabel('Payment PIN again').fill(pin)
  await main.getByRole('button', { name: 'Set PIN' }).click()
  await expect(approveButton(page)).toBeVisible()
}

/** The PIN, and the code where this browser is not known by its key. */
export async function typePin(page: Page): Promise<void> {
  const main = page.getByRole('main')
  await main.getByLabel('Payment PIN', { exact: true }).fill(pin)
  const code = main.getByLabel('One-time code')
  if (await code.isVisible()) await code.fill(await demonstrationCode(main))
  // The key signs with the script; a person takes longer to type than it takes to come.
  else await expect(page.locator('chowk-island[data-name="pay-flow"]')).toHaveAttribute('data-hydrated')
}

export async function pay(page: Page, source: 'Your wallet' | 'UPI app' = 'Your wallet'): Promise<void> {
  if (source === 'UPI app') {
    await page.getByRole('radio', { name: source }).check()
    await payButton(page).click()
  } else {
    await payAndTypePin(page)
    await approveButton(page).click()
  }
  await expect(page).toHaveURL(/\/myorders\/ORD-/)
}
