/** Steps of a customer who pays, from the biller's form to the order. */
import { randomInt } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'
import { demonstrationCode, sendCode } from './sign-in.ts'

/** An unused consumer number. In the sandbox its last digit decides the outcome of the payment. */
export function consumerNumber(lastDigit: number): string {
  return `09${randomInt(10_000_000, 99_999_999)}${lastDigit}`
}

export function mobileNumber(lastDigit: number): string {
  return `98${randomInt(1_000_000, 9_999_999)}${lastDigit}`
}

/** Types a consumer number on a board's page and submits; for a customer this ends at the bill. */
export async function openBill(page: Page, number: string, language = ''): Promise<void> {
  await page.goto(`${language}/electricity-bill-payment/tamil-nadu`)
  await page.getByLabel(language ? 'उपभोक्ता नंबर' : 'Consumer number').fill(number)
  await page.getByRole('button', { name: language ? 'आगे बढ़ें' : 'Proceed' }).click()
}

export const payButton = (page: Page): Locator =>
  page.getByRole('main').getByRole('button', { name: /^Pay Rs\./ })

/** The state of the order that is shown. */
export const orderState = (page: Page): Locator => page.getByRole('main').getByRole('status')

/** The actions of the order, in their order. */
export const waysOn = (page: Page): Locator =>
  page.locator('[data-live=actions]').locator('a, button').filter({ visible: true })

/** The mark of each step in the history: a tick, a cross, or none yet. */
export const stepMarks = (page: Page): Promise<string[]> =>
  page
    .locator('[data-live=timeline] li')
    .evaluateAll(steps =>
      steps.map(step => getComputedStyle(step, '::before').content.replace(/^"(.?)".*/, '$1')),
    )

export const pin = '481516'

/** A first PIN approves the payment for which it is set. */
export const approveButton = (page: Page): Locator =>
  page.getByRole('main').getByRole('button', { name: /^Approve Rs\.|^Set PIN$/ })

/** Chooses the suggested wallet and types what approves the payment, up to the last press. */
export async function payAndTypePin(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Your wallet' }).check()
  await payButton(page).click()
  const verify = page.getByRole('button', { name: 'Verify' })
  await expect(approveButton(page).or(verify)).toBeVisible()
  if (await verify.isVisible()) await setFirstPin(page)
  else await typePin(page)
}

/** A first payment: a code verifies who sets the PIN. Without a script the approval follows. */
export async function setFirstPin(page: Page): Promise<void> {
  const main = page.getByRole('main')
  await sendCode(main, await demonstrationCode(main))
  await main.getByLabel('Payment PIN again').fill(pin)
  if (await page.evaluate(() => matchMedia('(scripting: enabled)').matches)) return typePin(page)
  await main.getByLabel('Payment PIN', { exact: true }).fill(pin)
  await approveButton(page).click()
  await expect(main.getByLabel('One-time code')).toBeVisible()
  await typePin(page)
}

/** The PIN, and the code when this browser is not known by its key. */
export async function typePin(page: Page): Promise<void> {
  const main = page.getByRole('main')
  await main.getByLabel('Payment PIN', { exact: true }).fill(pin)
  const code = main.getByLabel('One-time code')
  if (await code.isVisible()) await code.fill(await demonstrationCode(main))
  // The script signs with the key; a person takes longer to type than the script takes to load.
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
