/** From a payment to its printed receipt, and from the receipt's code to its verification by a stranger. */
import { expectNoViolationsInMain } from '../axe.ts'
import { expect, test } from './clean-page.ts'
import { overflow } from './layout-checks.ts'
import { mobileNumber, orderState, pay } from './paying.ts'
import { giveMoney, toBill, toOrder } from './paying-states.ts'
import { signIn } from './sign-in.ts'

test.use({ javaScriptEnabled: false })

test('a receipt is one page whose code a stranger can verify, and a changed amount fails', async ({
  page,
  browser,
}) => {
  await signIn(page)
  await giveMoney(page.request, 3000)
  const number = mobileNumber(1)
  await page.goto('/mobile-recharge/jio')
  await page.getByLabel('Mobile number').fill(number)
  await page.getByRole('button', { name: 'Proceed' }).click()
  await page.getByRole('radio', { name: /^Another amount/ }).check()
  await page.getByLabel('Amount (Rs.)').fill('199')
  await page.getByRole('button', { name: 'Continue' }).click()
  await pay(page)
  await expect(orderState(page)).toHaveText('Paid')
  expect(pagesIn(await page.pdf({ format: 'A4' })), 'pages of the order').toBe(1)
  await page.getByRole('link', { name: 'Receipt' }).click()
  const main = page.getByRole('main')
  await expect(main.getByRole('table')).toContainText(/Convenience fee\s*0\.85\s*GST on the fee, 18%\s*0\.15/)
  await expect(main).toContainText('Rupees two hundred only')
  await expect(main).toContainText(`${number.slice(0, 5)}\u00a0${number.slice(5)}`)
  const address = await main.getByRole('link', { name: 'Check this receipt' }).getAttribute('href')
  expect(pagesIn(await page.pdf({ preferCSSPageSize: true }))).toBe(1)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  expect(await overflow(page), 'beside the window, twice the text').toBe(0)

  const stranger = await browser.newPage({ javaScriptEnabled: true, viewport: { width: 360, height: 740 } })
  const answer = await stranger.goto(address ?? '')
  expect(answer?.headers()['cache-control']).toBe('no-store')
  const checked = stranger.getByRole('main')
  await expect(checked.getByRole('status')).toContainText('This receipt is valid')
  await expect(checked).toContainText('•••••••')
  await expect(checked).not.toContainText(`${number.slice(0, 5)}\u00a0${number.slice(5)}`)
  await expect(stranger.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expectNoViolationsInMain(stranger)

  await stranger.goto(address?.replace('.20000.', '.90000.') ?? '')
  await expect(checked.getByRole('status')).toContainText('This is not our receipt')
  await expect(checked).not.toContainText('Jio')
  await stranger.close()
})

test('a printed order is one page with the brand’s name, without the balance', {
  tag: '@full',
}, async ({ page }) => {
  await signIn(page)
  await giveMoney(page.request, 4500)
  await page.goto(await toOrder(page.request, await toBill(page.request)))
  const margin = { top: '14mm', bottom: '14mm', left: '14mm', right: '14mm' }
  for (const landscape of [false, true])
    expect(pagesIn(await page.pdf({ format: 'A4', margin, landscape })), `landscape: ${landscape}`).toBe(1)
  const main = page.getByRole('main')
  await expect(main.getByText(/You can now spend/)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(main.getByText(/You can now spend/)).toBeHidden()
  await expect(main.getByText('Paytm', { exact: true })).toBeInViewport()
  expect((await main.getByRole('heading', { level: 1 }).boundingBox())?.x, 'beside the title').toBeLessThan(
    60,
  )
})

/** The number of pages in a PDF's page tree. */
function pagesIn(pdf: Buffer): number {
  return Number(/\/Type \/Pages\s*\/Count (\d+)/.exec(pdf.toString('latin1'))?.[1])
}
