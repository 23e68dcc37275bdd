import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, story } from './gallery.ts'

function events(page: Page): Promise<Record<string, unknown>[]> {
  return page.evaluate(() => (window.dataLayer ?? []) as Record<string, unknown>[])
}

const facts = {
  promotions: [{ name: 'metro_card', creative: 'metro_banner', position: 'home_1' }],
  screenName: 'Home',
  vertical_name: 'home',
  clientId: 'web',
}

for (const width of [1280, 375]) {
  test.describe(`at ${width} px`, { tag: width === 1280 ? [] : '@full' }, () => {
    test('a promotion is counted once, when it is visible, and is then inactive', async ({
      page,
      baseURL,
    }) => {
      await story(page, 'promotion--below-the-fold', { width })
      const block = page.locator('[data-promotion]')
      await expect(block).toHaveAttribute('data-promotion', 'active')
      expect(await events(page)).toEqual([])

      await block.scrollIntoViewIfNeeded()
      await expect(block).toHaveAttribute('data-promotion', 'inactive')
      const destinationURL = `${baseURL}/metro-card-recharge?from=banner`
      const view = { event: 'promotionImpression', view: 'promoView', destinationURL, ...facts }
      expect(await events(page)).toEqual([view])

      await page.evaluate(() => window.scrollTo(0, 0))
      await block.scrollIntoViewIfNeeded()
      await page.evaluate(
        () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      )
      expect(await events(page)).toEqual([view])
    })

    test('a click is counted with its target, including the query', async ({ page, baseURL }) => {
      await story(page, 'promotion--in-view', { width })
      await page.evaluate(() => document.addEventListener('click', event => event.preventDefault()))
      await page.getByRole('link', { name: 'Recharge now' }).click()
      expect(await events(page)).toContainEqual({
        event: 'promotionClick',
        view: 'promoClick',
        destinationURL: `${baseURL}/metro-card-recharge?from=banner`,
        ...facts,
      })
      await expectAccessible(page, '[data-promotion]')
    })
  })
}

test('for a promotion taller than the window, half a screen is enough', async ({ page }) => {
  await story(page, 'promotion--tall')
  expect(await events(page)).toEqual([])
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect.poll(async () => (await events(page)).length).toBe(1)
})
