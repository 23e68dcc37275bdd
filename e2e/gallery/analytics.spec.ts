import { expect, type Page, test } from '@playwright/test'
import { servedStory, story } from './gallery.ts'

function events(page: Page): Promise<Record<string, unknown>[]> {
  return page.evaluate(() => (window.dataLayer ?? []) as Record<string, unknown>[])
}

const screenView = {
  event: 'openScreen',
  event_action: 'screenview',
  event_label: 'Home',
  screenName: 'Home',
  vertical_name: 'home',
  clientId: 'web',
}

test('a page that is shown is one screen view', async ({ page }) => {
  const complaints = await servedStory(page, 'analytics--default')
  await expect.poll(() => events(page)).toEqual([screenView])
  expect(complaints).toEqual([])
})

test('events before the analytics script are kept for it', async ({ page }) => {
  await story(page, 'analytics--default')
  const tagManager = await page.evaluate('window.dataLayer = window.dataLayer || []; dataLayer.slice()')
  expect(tagManager).toEqual([screenView])
})

test('clicks on plain links are known by their section and tag', async ({ page, baseURL }) => {
  await story(page, 'analytics--default')
  await page.getByRole('link', { name: 'DTH recharge' }).click()
  await page.getByRole('link', { name: 'About us' }).press('Enter')
  const [, ...clicks] = await events(page)
  expect(clicks).toMatchObject([
    {
      event: 'promotionClick',
      view: 'promoClick',
      promotions: [{ name: 'footer', position: 'footer_seo_link', creative: 'dth' }],
      destinationURL: `${baseURL}/built/analytics--default.html?answered`,
    },
    { promotions: [{ name: 'footer', position: 'footer', creative: 'about' }] },
  ])
})

test('a tap counts as a click', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ hasTouch: true, isMobile: true, baseURL })
  await story(page, 'analytics--default', { width: 375 })
  await page.getByRole('link', { name: 'Metro card' }).tap()
  await expect
    .poll(() => events(page))
    .toContainEqual(expect.objectContaining({ event: 'promotionClick', view: 'promoClick' }))
  await page.close()
})

test('a prerendered page counts only once it is shown', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'prerendering', { value: true, configurable: true })
  })
  await story(page, 'analytics--default')
  expect(await events(page)).toEqual([])
  await page.evaluate(() => {
    Reflect.deleteProperty(Document.prototype, 'prerendering')
    document.dispatchEvent(new Event('prerenderingchange'))
  })
  expect(await events(page)).toEqual([screenView])
})
