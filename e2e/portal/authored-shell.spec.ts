/** What operators publish for a time, as a visitor sees it: the demonstration's sample banner. */
import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './clean-page.ts'
import { signIn } from './sign-in.ts'

const path = '/broadband-bill-payment'
const banner = (page: Page) => page.getByText('A sample of a line that operators publish')
const hide = (page: Page) => banner(page).locator('..').getByRole('button')

test('a banner is seen, leads on, and once hidden stays so on the next page', async ({ page }) => {
  await page.goto(path)
  await expect(banner(page)).toBeVisible()
  await expect(banner(page).getByRole('link')).toHaveAttribute('href', '/developers')
  await hydrated(page)
  await hide(page).click()
  await expect(banner(page)).toBeHidden()
  await page.goto('/broadband-bill-payment/act-fibernet')
  await expect(banner(page)).toBeHidden()
  await page.goto('/hi/broadband-bill-payment')
  await expect(page.getByText('ऐसी सूचना तीन दिन')).toBeHidden()
})

test('an old copy of a page does not show a banner past its end', async ({ page }) => {
  await page.clock.setFixedTime(Date.now() + 4 * 24 * 60 * 60_000)
  await page.goto(path)
  await expect(banner(page)).toHaveCount(1)
  await expect(banner(page)).toBeHidden()
})

for (const [audience, isSignedIn] of [
  ['signed-in', true],
  ['signed-in', false],
  ['signed-out', true],
] as const)
  test(`a banner for ${audience} moves nothing when the visitor is signed ${isSignedIn ? 'in' : 'out'}`, async ({
    page,
  }) => {
    if (isSignedIn) {
      await signIn(page)
      // The hint that the next page paints by.
      await page.goto('/about-us')
      await hydrated(page)
      await expect(page.locator(':root[data-session=in]')).toHaveCount(1)
    }
    await page.route(`**${path}`, async route => {
      const answer = await route.fetch()
      const body = (await answer.text()).replace(' data-until=', ` data-audience="${audience}"$&`)
      await route.fulfill({ response: answer, body })
    })
    await page.addInitScript(() => {
      const moved = { sum: 0 }
      Object.assign(window, { moved })
      new PerformanceObserver(list => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          moved.sum += entry.value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(path, { waitUntil: 'networkidle' })
    await hydrated(page)
    await expect(banner(page)).toBeVisible({ visible: (audience === 'signed-in') === isSignedIn })
    await page.waitForTimeout(500)
    expect(await page.evaluate(() => (window as unknown as { moved: { sum: number } }).moved.sum)).toBe(0)
  })
