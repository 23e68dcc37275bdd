/** Pages of a payment: the essentials are in the first screen, and no link leads away. */
import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './clean-page.ts'
import { isOnTop, notInFirstScreen } from './first-screen.ts'
import { consumerNumber, mobileNumber, openBill, orderState, pay, payButton } from './paying.ts'
import { payBill, toPlans } from './paying-states.ts'
import { signIn } from './sign-in.ts'

/** With an open keyboard the window is low, and the bar must not cover the focused field. */
async function expectTypedVisible(page: Page): Promise<void> {
  const window = page.viewportSize() ?? { width: 360, height: 640 }
  await page.getByRole('radio', { name: /^Another amount/ }).check()
  await page.setViewportSize({ ...window, height: 340 })
  const field = page.getByLabel('Amount (Rs.)')
  await field.focus()
  await field.press('5')
  await expect(field).toBeInViewport({ ratio: 1 })
  await expect.poll(() => isOnTop(field)).toBe(true)
  await page.setViewportSize(window)
}

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 640 } })

  test('the button names the total, and no keyboard covers the field', async ({ page }) => {
    await page.goto('/mobile-recharge')
    const main = page.getByRole('main')
    await main.getByLabel('Mobile number').fill(mobileNumber(1))
    await expect(main.getByText('Our guess')).toBeVisible()
    await main.getByRole('button', { name: 'Proceed' }).click()
    await expect(main.getByRole('button', { name: 'Continue' })).toBeVisible()
    await hydrated(page)
    await expectTypedVisible(page)
    await page.getByRole('radio', { name: /^Everyday Plus/ }).check()
    const price = /Rs\.\s(\d+)/.exec(
      (await page.locator('label', { hasText: 'Everyday Plus' }).textContent()) ?? '',
    )?.[1]
    await expect(page.locator('output')).toHaveText(
      `Rs. ${price} + Rs. 1 fee, total Rs. ${Number(price) + 1}`,
    )
    await expect(page.locator('output')).toBeInViewport({ ratio: 1 })
  })
})

for (const language of ['', '/hi'])
  test(`on the smallest phone nothing is too tight${language && ', in Hindi'}`, {
    tag: language ? [] : '@full',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await signIn(page)
    await page.goto(await toPlans(page.request, mobileNumber(1), language, true))
    const secure = await page
      .getByRole('banner')
      .getByText(/^(Secure|सुरक्षित)/)
      .boundingBox()
    expect((await page.getByRole('banner').boundingBox())?.height, 'one row of the header').toBeLessThan(60)
    expect(secure?.height, 'one line in the header').toBeLessThan(30)
    const words = page.getByRole('main').getByText(language ? /^लगता है/ : /^This number seems/)
    const toEdge = await words.evaluate(element => {
      const range = document.createRange()
      range.selectNodeContents(element)
      const box = element.parentElement?.getBoundingClientRect()
      return range.getBoundingClientRect().top - (box?.top ?? 0)
    })
    expect(toEdge, 'above the words').toBeGreaterThan(4)
  })

test('no link leads away, and the way back restores the typed text', async ({ page, complaints }) => {
  await signIn(page)
  const number = consumerNumber(1)
  await openBill(page, number)
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

test('at the end the frame stays, the number can be copied, and a shared text does not contain it', async ({
  page,
  context,
  complaints,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() =>
    Object.assign(navigator, { share: async (shared: ShareData) => Object.assign(window, { shared }) }),
  )
  await signIn(page)
  const number = consumerNumber(1)
  await page.goto(await payBill(page.request, number))
  await hydrated(page)
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  await page.getByRole('button', { name: 'Share' }).click()
  const shared = await page.waitForFunction(() => (window as { shared?: ShareData }).shared)
  const text = (await shared.jsonValue())?.text
  expect(text).toMatch(/^Paid: Rs\.\s[\d,.]+ to Tamil Nadu/)
  expect(text).toContain(copied)
  expect(text).not.toContain(number)
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await expect(page.locator('[aria-current=step]')).toHaveText('Done')
  expect(complaints).toEqual([])
})

test.describe('by UPI on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true })

  test('the app is the first option, without a QR code; a customer who has paid can ask at once', async ({
    page,
  }) => {
    await signIn(page)
    await openBill(page, consumerNumber(1))
    // Wherever the choice was made, the next page opens at its top.
    await page.getByRole('radio', { name: 'UPI app' }).scrollIntoViewIfNeeded()
    await pay(page, 'UPI app')
    await hydrated(page)
    const main = page.getByRole('main')
    const heading = main.getByRole('heading', { name: 'Waiting for your approval' })
    const first = [heading, main.getByRole('link', { name: 'PhonePe' })]
    await expect.poll(() => notInFirstScreen(page, ...first)).toEqual([])
    await expect(main.getByRole('img', { name: /QR code/ })).toBeHidden()
    const apps = main.getByRole('list', { name: 'UPI apps on this phone' }).getByRole('link')
    await apps.last().evaluate(link => link.closest('ul')?.prepend(link.closest('li') ?? ''))
    const tops = await apps.evaluateAll(links => links.map(link => link.getBoundingClientRect().top))
    expect(new Set(tops).size, 'two rows, also where the longest name is first').toBe(2)
    for (const app of await apps.all()) await expect(app).toBeInViewport({ ratio: 1 })
    await expect(main.getByRole('timer')).toHaveText(/^\d+:\d\d$/)
    const pageResponse = page.waitForResponse(response => response.url() === page.url())
    await main.getByRole('link', { name: 'I have paid' }).click()
    await pageResponse
    await expect(main.getByText('The money has not come yet.')).toBeVisible()
    await expect(orderState(page)).toHaveText('Pending')
    await main.getByRole('link', { name: 'Open the demo UPI app' }).click()
    await expect(main).toContainText('Paying a bill by UPI')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await page.getByRole('button', { name: 'Succeed' }).click()
    await expect(orderState(page)).toHaveText('Paid')
    await expect
      .poll(() => notInFirstScreen(page, orderState(page), main.getByRole('link', { name: 'Done' })))
      .toEqual([])
  })
})

test('by UPI with a mouse: a code of 240 px in the middle with the time left, and no app to open', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await signIn(page)
  await openBill(page, consumerNumber(1))
  await pay(page, 'UPI app')
  await hydrated(page)
  const main = page.getByRole('main')
  const code = main.getByRole('img', { name: /QR code/ })
  const [time, paid] = [main.getByRole('timer'), main.getByRole('link', { name: 'I have paid' })]
  await expect.poll(() => notInFirstScreen(page, code, time, paid)).toEqual([])
  const middleAndSize = await code.evaluate(element => {
    const [own, card] = [element, element.parentElement].map(each => each?.getBoundingClientRect())
    return own && card && [own.x + own.width / 2 - card.x - card.width / 2, own.width, own.height]
  })
  expect(middleAndSize).toEqual([0, 240, 240])
  await expect(main.getByRole('link', { name: /^Open|PhonePe/ })).toHaveCount(0)
})

test.describe('a bill on a phone that lies', () => {
  test.use({
    viewport: { width: 640, height: 360 },
    hasTouch: true,
    isMobile: true,
    javaScriptEnabled: false,
  })

  test('shows amount, due date, source, name and button at once', async ({ page }) => {
    await signIn(page)
    await openBill(page, consumerNumber(1))
    const main = page.getByRole('main')
    const words = [/^Total due by \d/, /^(From wallet|By UPI)$/, /Name on the bill:/]
    const things = words.map(text => main.getByText(text).filter({ visible: true }).first())
    expect(await notInFirstScreen(page, ...things, payButton(page))).toEqual([])
  })
})
