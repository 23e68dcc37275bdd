/** What /developers promises to teams: short pages, a page under Turbo, a check of a page by itself. */
import { expect, test } from '@playwright/test'
import { portalOrigin } from '../addresses.ts'
import { startHost } from '../hosts.ts'
import { signInControl, signInWithModal, signOut } from './sign-in.ts'

test.describe.configure({ mode: 'default' })
test.use({ viewport: { width: 1280, height: 800 } })

for (const kind of ['static', 'server', 'react', 'next'])
  test(`the guide for ${kind} is two screens at most`, async ({ page }) => {
    await page.goto(`/developers/${kind}`)
    const bottom = await page.getByRole('main').evaluate(main => main.getBoundingClientRect().bottom)
    expect(bottom).toBeLessThanOrEqual(1600)
    await expect(page.locator('details[open] pre').first()).toContainText(portalOrigin)
  })

test('under Turbo header and footer stay, follow the view, and sign-out comes back', async ({ page }) => {
  const host = await startHost('turbo', { portal: portalOrigin })
  try {
    await page.goto(host.origin)
    await expect(page.locator('chowk-header header[data-enhanced]')).toBeAttached()
    await page.locator('chowk-header').evaluate(header => header.setAttribute('data-mine', 'same element'))
    await page.getByRole('link', { name: 'Trains', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Train tickets' })).toBeVisible()
    await expect(page.locator('chowk-header')).toHaveAttribute('data-mine', 'same element')
    await expect(page.locator('chowk-header [aria-current=page]').first()).toHaveAttribute(
      'href',
      /train-tickets$/,
    )
    // The shell reports the view after it has drawn it.
    const screens = () =>
      page.evaluate(() =>
        (window as { dataLayer?: { event?: string; screenName?: string }[] }).dataLayer
          ?.filter(({ event }) => event === 'openScreen')
          .map(({ screenName }) => screenName),
      )
    await expect.poll(screens).toEqual(['bus home', 'train home'])

    const mobile = await signInWithModal(page)
    await page.getByRole('banner').getByRole('button', { name: mobile }).waitFor()
    await signOut(page, mobile)
    await expect(page).toHaveURL(`${host.origin}/`)
    await expect(page.getByRole('heading', { name: 'Bus tickets' })).toBeVisible()
    await expect(signInControl(page)).toBeVisible()
  } finally {
    await host.end()
  }
})

test('a page checks itself, and the status explains what it found', async ({ page }) => {
  const host = await startHost('turbo', { portal: portalOrigin })
  const reportOf = async (prepare: () => void) => {
    await page.goto(host.origin)
    await expect(page.locator('chowk-header header[data-enhanced]')).toBeAttached()
    await page.evaluate(prepare)
    const printed = page.waitForEvent('console', message => message.text().includes('/developers/status'))
    await page.evaluate(address => import(address), `${portalOrigin}/shell/v1/check.js`)
    return (await printed).text()
  }
  try {
    const good = await reportOf(() => {})
    expect(new URL(good).searchParams.get('found')).toBe('')
    await page.goto(good)
    await expect(page.getByRole('main')).toContainText('people sign in within your page')
    await expect(page.getByRole('main')).toContainText('Nothing is wrong.')
    await expect(page.getByRole('main')).toContainText('It has the newest header.')

    await page.route(/\/v1\/api\/login/, route => route.abort())
    const bad = await reportOf(() => {
      document.querySelector('meta[name=theme-color]')?.remove()
      document.body.prepend(document.createElement('header'))
      document.getElementById('main')?.removeAttribute('id')
    })
    expect(new URL(bad).searchParams.get('found')).toBe('theme-color,main,banners,frame')
    await page.goto(bad)
    await expect(page.getByRole('main').getByText('Two banner landmarks')).toBeVisible()
    await expect(page.getByRole('main').getByText('cannot be framed')).toBeVisible()
  } finally {
    await host.end()
  }
})
