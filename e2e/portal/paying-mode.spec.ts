/** While somebody pays: what matters is in the first screen, and nothing leads away. */
import type { Locator, Page } from '@playwright/test'
import { expect, hydrated, test } from './clean-page.ts'
import {
  addMoney,
  askForBill,
  consumerNumber,
  mobileNumber,
  orderState,
  pay,
  payButton,
  setFirstPin,
} from './paying.ts'
import { signIn } from './sign-in.ts'

/** Whole, in the window as it opens, and not under anything. */
async function expectInFirstScreen(page: Page, ...things: readonly Locator[]): Promise<void> {
  for (const thing of things) await expect(thing).toBeVisible()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  for (const thing of things) {
    await expect(thing).toBeInViewport({ ratio: 1 })
    const isOnTop = await thing.evaluate(element => {
      const box = element.getBoundingClientRect()
      const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
      return element.contains(hit) || hit?.contains(element)
    })
    expect(isOnTop, `${thing} is covered`).toBe(true)
  }
}

/** The fee beside the total: on a phone in the bar, else in the summary. */
const cost = (page: Page) =>
  page
    .getByRole('main')
    .getByText(/^(Fee Rs\. .*|No fee), total$|^Fee$/)
    .filter({ visible: true })
    .last()

const stage = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Steps of the payment' }).locator('[aria-current=step]', { hasText: name })

for (const [width, height] of [
  [360, 640],
  [1280, 720],
] as const)
  test.describe(`at ${width}×${height}`, () => {
    test.use({ viewport: { width, height } })

    test('bill, approval and outcome: state, total and button are in the first screen', async ({ page }) => {
      await signIn(page)
      await addMoney(page, 3000)
      const number = consumerNumber(1)
      await askForBill(page, number)
      await expect(page).toHaveURL(/\/pay\/\w+/)
      await hydrated(page)
      const account = page.getByRole('main').getByText(number, { exact: true }).first()
      await expectInFirstScreen(page, stage(page, 'Bill'), account, cost(page), payButton(page))
      await payButton(page).click()
      await setFirstPin(page)
      const approve = page.getByRole('button', { name: /^Approve Rs\./ })
      await expectInFirstScreen(page, stage(page, 'Pay'), approve, page.getByRole('heading', { level: 1 }))
      await page.goto(page.url())
      await pay(page)
      await expectInFirstScreen(page, orderState(page), page.getByRole('link', { name: 'Done' }))
    })

    test('plan, review and outcome: what the choice comes to, and what it gives, from its press to its end', async ({
      page,
    }) => {
      await signIn(page)
      await addMoney(page, 1000)
      const number = mobileNumber(1)
      await page.goto('/mobile-recharge')
      const main = page.getByRole('main')
      await main.getByLabel('Mobile number').fill(number)
      await expect(main.getByText('Our guess')).toBeVisible()
      await main.getByRole('button', { name: 'Proceed' }).click()
      const goOn = page.getByRole('button', { name: 'Continue' })
      const firstPlan = main.locator('label', { hasText: 'Everyday' }).first()
      await expectInFirstScreen(page, stage(page, 'Plan'), firstPlan, goOn)
      await hydrated(page)
      await page.getByRole('radio', { name: /^Everyday Plus/ }).check()
      const price = /Rs\. (\d+)/.exec(
        (await page.locator('label', { hasText: 'Everyday Plus' }).textContent()) ?? '',
      )?.[1]
      const total = `Rs. ${Number(price) + 1}`
      await expect(page.locator('output')).toHaveText(`Fee Rs. 1, total ${total}`)
      await expect(page.locator('output')).toBeInViewport({ ratio: 1 })
      await goOn.click()
      await expect(payButton(page)).toHaveText(`Pay ${total}`)
      const bought = main
        .getByText(/2 GB a day/)
        .filter({ visible: true })
        .first()
      const review = [stage(page, 'Pay'), main.getByText(number).first(), bought, cost(page), payButton(page)]
      await expectInFirstScreen(page, ...review)
      await pay(page)
      await expectInFirstScreen(page, orderState(page), bought, page.getByRole('link', { name: 'Done' }))
    })
  })

test('nothing leads away, and the way back has what was typed', async ({ page, complaints }) => {
  await signIn(page)
  const number = consumerNumber(1)
  await askForBill(page, number)
  await expect(payButton(page)).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await expect(page.getByRole('banner')).toContainText('Secure payment')
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page.getByLabel('Consumer number')).toHaveValue(number)
  await page.getByRole('button', { name: 'Proceed' }).click()
  await expect(payButton(page)).toBeVisible()
  expect(complaints).toEqual([])
})

test('at the end the header of the other pages is back, alive, and pages for one person end shortly', async ({
  page,
  complaints,
}) => {
  await signIn(page)
  await addMoney(page, 3000)
  await askForBill(page, consumerNumber(1))
  await pay(page)
  await hydrated(page)
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await expect(page.getByRole('contentinfo').getByRole('link')).toHaveText([
    'Help',
    'Accessibility',
    'Privacy',
    'Terms',
    'हिन्दी',
  ])
  expect(complaints).toEqual([])
})

test.describe('by UPI on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true })

  test('the app is the first thing, without a picture for another phone; who has paid asks at once', async ({
    page,
  }) => {
    await signIn(page)
    await askForBill(page, consumerNumber(1))
    // From wherever the choice was made, what comes next is seen from its top.
    await page.getByRole('radio', { name: 'UPI app' }).scrollIntoViewIfNeeded()
    await pay(page, 'UPI app')
    await hydrated(page)
    const main = page.getByRole('main')
    await expectInFirstScreen(
      page,
      orderState(page),
      main.getByRole('link', { name: 'Open UPI app' }),
      main.getByRole('link', { name: 'I have paid' }),
    )
    await expect(main.getByRole('img', { name: /QR code/ })).toBeHidden()
    await expect(main.getByRole('timer')).toHaveText(/^\d+:\d\d$/)
    const asked = page.waitForResponse(response => response.url() === page.url())
    await main.getByRole('link', { name: 'I have paid' }).click()
    await asked
    await expect(main.getByText('The money has not come yet.')).toBeVisible()
    await expect(orderState(page)).toHaveText('Pending')
    await main.getByRole('link', { name: 'Decide in the sandbox' }).click()
    await expect(main).toContainText('Paying a bill by UPI')
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await page.getByRole('button', { name: 'Succeed' }).click()
    await expect(orderState(page)).toHaveText('Paid')
    await expectInFirstScreen(page, orderState(page), main.getByRole('link', { name: 'Done' }))
  })
})
