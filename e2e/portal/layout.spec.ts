// The layout of every type of page, at common widths, in both languages, light and dark. `npm test` opens each once, in
// pages.spec.ts.
import { expect, hydrated, test } from './clean-page.ts'
import { expectSoundLayout, openView, peopleOf, setWindow, type View } from './views.ts'
import { inWalks } from './windows.ts'

type Facts = readonly [View['name'], View['width'], View['locale'], View['scheme'], who?: View['who']]

/** Any two of these values occur together in some row, and every width occurs with the home page. */
const views: readonly Facts[] = [
  ['home', 320, 'hi', 'light', 'customer'],
  ['home', 360, 'en', 'dark'],
  ['home', 768, 'en', 'light'],
  ['home', 900, 'hi', 'dark', 'customer'],
  ['home', 1024, 'en', 'light'],
  ['home', 1280, 'hi', 'light'],
  ['home', 1920, 'en', 'dark'],
  ['category', 900, 'en', 'light'],
  ['category', 360, 'hi', 'dark'],
  ['provider', 320, 'en', 'dark'],
  ['provider', 1280, 'hi', 'light', 'customer'],
  ['calculator', 768, 'hi', 'dark'],
  ['calculator', 1024, 'en', 'light'],
  ['search', 360, 'en', 'light'],
  ['search', 1920, 'hi', 'dark'],
  ['login', 320, 'en', 'light'],
  ['login', 1024, 'hi', 'dark'],
  ['passbook', 360, 'en', 'light'],
  ['passbook', 900, 'hi', 'dark'],
  ['orders', 1280, 'en', 'dark'],
  ['orders', 320, 'hi', 'light'],
  ['settings', 768, 'en', 'light'],
  ['settings', 1920, 'hi', 'dark'],
  ['care', 1280, 'en', 'dark'],
  ['company', 900, 'en', 'light'],
  ['blog', 768, 'hi', 'dark'],
  ['post', 320, 'hi', 'light'],
  ['app', 360, 'en', 'dark'],
  ['plans', 320, 'en', 'light'],
  ['review', 1280, 'en', 'light'],
  ['approval', 360, 'en', 'light'],
  ['collect', 360, 'en', 'dark'],
  ['paid', 1024, 'en', 'light'],
]

for (const walk of inWalks(views))
  test(`everything is visible and can be pressed: ${walk.map(([name, width]) => `${name} at ${width} px`).join(', ')}`, {
    tag: '@full',
  }, async ({ page }) => {
    test.slow()
    for (const [name, width, locale, scheme, who = peopleOf(name)[0] ?? 'visitor'] of walk)
      await test.step(`${name} at ${width} px in ${locale}, ${scheme}, for a ${who}`, async () => {
        const view: View = { name, width, locale, scheme, who }
        await page.context().clearCookies()
        await setWindow(page, view)
        await openView(page, view)
        await expectSoundLayout(page, view)
      })
  })

test('the other language is one press away, in the header and in the menu of a phone', async ({ page }) => {
  await page.goto('/electricity-bill-payment')
  await page.getByRole('banner').getByRole('link', { name: 'हिन्दी' }).click()
  await expect(page).toHaveURL('/hi/electricity-bill-payment')
  await page.setViewportSize({ width: 360, height: 740 })
  await hydrated(page)
  await page.getByRole('button', { name: 'मेनू' }).click()
  await page.getByRole('dialog', { name: 'मेनू' }).getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL('/electricity-bill-payment')
})

test('in dark mode the header and the browser’s toolbar are dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  const header = page.getByRole('banner')
  await expect(header).toHaveCSS('background-color', 'rgb(20, 38, 63)')
  await expect(page.locator('meta[name="theme-color"][media*="dark"]')).toHaveAttribute('content', '#101a2c')
})

test('the footer is in the accessibility tree before any scroll, its links can be skipped, and End reaches the end', async ({
  page,
}) => {
  await page.goto('/')
  await hydrated(page)
  const tree = await page.context().newCDPSession(page)
  const { nodes } = await tree.send('Accessibility.getFullAXTree')
  const names = nodes.filter(({ role }) => role?.value === 'link').map(({ name }) => name?.value)
  expect(names).toContain('Tamil Nadu')
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.keyboard.press('End')
  const left = () =>
    page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight - window.scrollY)
  await expect.poll(left).toBeLessThan(2)
  const skip = page.getByRole('contentinfo').getByRole('link', { name: 'Skip these links' })
  await skip.focus()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(
    page.getByRole('contentinfo').locator('details:not([name=footer-sections]) summary').first(),
  ).toBeFocused()
})
