/** The customer's part of the header, on desktop and mobile. */
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, story } from './gallery.ts'
import { answerCalls, asha, knownCustomer, servedHeader } from './header.ts'

const greeting = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name })
const signIn = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Sign In' })
const profileButton = (page: Page) => page.getByRole('button', { name: 'Profile' })
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Profile' })

const reminders = { name: 'reminders', creative: 'profile-strip', position: 'profile-1' }
const flyout = {
  page_id: 'profile',
  page: [
    {
      views: [
        {
          type: 'thin-banner',
          items: [{ name: 'Pay before the due date', url: '/reminders', promotion: reminders }],
        },
        { type: 'list-small-ti', items: [{ name: 'Saved billers', url: '/billers', image_url: 'icon:zap' }] },
        { type: 'of-another-day', items: [{ name: 'Unknown kind', url: '/unknown' }] },
      ],
    },
  ],
}

const accountPages = [
  ['View Profile', '/settings'],
  ['Your Orders', '/myorders'],
  ['Your Wallet', '/passbook'],
  ['24x7 Help', '/care'],
  ['Raise Bill-Payment Disputes', '/bbps'],
] as const

test.describe('on desktop, signed out', () => {
  test('the sign-in control opens the modal, and its link leads to the login page and back', async ({
    page,
  }) => {
    await servedHeader(page, 'header--signed-out')
    await expect(signIn(page)).toHaveAttribute(
      'href',
      /\/login\?redirect=%2Fpages%2Fheader--signed-out\.html$/,
    )
    await signIn(page).click()
    const dialog = page.getByRole('dialog', { name: 'Sign in' })
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toBeHidden()
    // Like a button.
    await signIn(page).focus()
    await page.keyboard.press('Space')
    await expect(dialog).toBeVisible()
  })

  test('with the modal switched off it goes to the login page', { tag: '@full' }, async ({ page }) => {
    await page.route('**/login?*', route => route.fulfill({ body: 'login page' }))
    await servedHeader(page, 'header--full-page-login')
    await signIn(page).click()
    await page.waitForURL('**/login?redirect=*')
  })
})

test.describe('on desktop, signed in', () => {
  test('a greeting, and a panel of 304 px with five entries, the wallet and sign-out', async ({ page }) => {
    await knownCustomer(page)
    await servedHeader(page, 'header--signed-out', { calls: asha })
    await expect(signIn(page)).toBeHidden()
    await greeting(page, 'Hi, Asha').click()
    const panel = greeting(page, 'Hi, Asha').locator('xpath=following-sibling::*[1]')
    expect((await panel.boundingBox())?.width).toBe(304)
    await expect(panel.getByRole('link')).toHaveCount(5)
    for (const [name, href] of accountPages) {
      await expect(panel.getByRole('link', { name })).toHaveAttribute('href', href)
    }
    await expect(panel).toContainText('Rs. 12,345.50')
    await expect(panel.getByRole('button', { name: 'Sign Out' })).toBeVisible()
    await expectAccessible(page)
  })

  test('hover opens it, Escape closes it and gives the focus back', async ({ page }) => {
    await story(page, 'header--signed-in')
    await greeting(page, 'Hi, Asha').hover()
    await expect(page.getByRole('link', { name: 'Your Orders' })).toBeVisible()
    await page.getByRole('link', { name: 'Your Orders' }).focus()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('link', { name: 'Your Orders' })).toBeHidden()
    await expect(greeting(page, 'Hi, Asha')).toBeFocused()
  })

  test('it and the navigation are never open together', async ({ page }) => {
    await story(page, 'header--signed-in')
    await page.getByRole('button', { name: 'Invest' }).click()
    await greeting(page, 'Hi, Asha').click()
    await expect(page.getByRole('button', { name: 'Invest' })).toHaveAttribute('aria-expanded', 'false')
    await expect(greeting(page, 'Hi, Asha')).toHaveAttribute('aria-expanded', 'true')
  })

  test('after a sign-out in another tab, the panel closes and the name disappears', async ({ page }) => {
    await knownCustomer(page)
    await servedHeader(page, 'header--signed-out', { calls: asha })
    await greeting(page, 'Hi, Asha').click()
    await page.evaluate(() => {
      const signedOut = { key: 'chowk:signed-out', newValue: '{}', storageArea: localStorage }
      window.dispatchEvent(new StorageEvent('storage', signedOut))
    })
    await expect(signIn(page)).toBeVisible()
    await expect(page.getByText('Asha')).toHaveCount(0)
    await expect(page.locator('header [aria-expanded="true"]')).toHaveCount(0)
  })

  test('a balance that cannot be read says so, and the rest works', async ({ page }) => {
    await story(page, 'header--wallet-unavailable')
    await greeting(page, 'Hi, Asha').click()
    await expect(page.getByRole('banner').getByText('Balance not available')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Your Orders' })).toBeVisible()
  })

  test('a long name is cut, not the header', async ({ page }) => {
    await story(page, 'header--long-name')
    const button = greeting(page, 'Hi, Venkatanarasimharajuvaripeta')
    expect((await button.boundingBox())?.width).toBeLessThanOrEqual(140)
    await button.click()
    await expect(page.getByRole('banner').getByText('Venkatanarasimharajuvaripeta Subramaniam')).toBeVisible()
    await expect(page.locator('html')).toHaveJSProperty('scrollWidth', 1280)
  })
})

test.describe('the space is reserved', () => {
  interface LayoutShift extends PerformanceEntry {
    readonly value: number
    readonly hadRecentInput: boolean
  }

  for (const width of [375, 1280]) {
    test(`nothing shifts between unknown, signed in and signed out at ${width} px`, {
      tag: width === 1280 ? [] : '@full',
    }, async ({ page }) => {
      await knownCustomer(page)
      let answer: (json: object) => void = () => {}
      const session = new Promise<object>(resolve => {
        answer = resolve
      })
      await page.route('**/v1/api/user/details', async route => route.fulfill({ json: await session }))
      await page.addInitScript(() => {
        const shifts: number[] = []
        Object.assign(window, { shifts })
        new PerformanceObserver(list => {
          for (const entry of list.getEntries()) shifts.push((entry as LayoutShift).value)
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await servedHeader(page, 'header--everything', { width, calls: { wallet: asha.wallet } })
      const shifts = () => page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
      await expect(page.locator('html')).toHaveAttribute('data-session', 'in')

      answer(asha.session)
      await expect(page.locator('header')).toContainText('Hi, Asha')
      expect(await shifts()).toEqual([])

      await page.evaluate(() => {
        const signedOutInAnotherTab = { key: 'chowk:signed-out', newValue: '{}', storageArea: localStorage }
        window.dispatchEvent(new StorageEvent('storage', signedOutInAnotherTab))
      })
      await expect(page.locator('header')).not.toContainText('Hi, Asha')
      // Once the layout is stable; a frame's shifts are reported after it was painted.
      await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
      await page.evaluate(
        () => new Promise(painted => requestAnimationFrame(() => requestIdleCallback(painted))),
      )
      expect(await shifts()).toEqual([])
    })
  }
})

test.describe('on mobile', () => {
  test.use({ hasTouch: true })
  const width = 375

  test('signed out, a tap on the sign-in control opens the login modal', async ({ page }) => {
    await servedHeader(page, 'header--signed-out', { width })
    await expect(profileButton(page)).toBeHidden()
    await page.getByRole('link', { name: 'Sign In' }).tap()
    await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible()
    await expect(sheet(page)).toBeHidden()
  })

  test('signed out with the modal switched off, it goes to the login page', { tag: '@full' }, async ({
    page,
  }) => {
    await page.route('**/login?*', route => route.fulfill({ body: 'login page' }))
    await servedHeader(page, 'header--full-page-login', { width })
    await page.getByRole('link', { name: 'Sign In' }).tap()
    await page.waitForURL('**/login?redirect=*')
  })

  test('signed in, it opens the profile with the account pages and the flyout', async ({ page }) => {
    await knownCustomer(page)
    await servedHeader(page, 'header--signed-out', { width, calls: { ...asha, flyout } })
    await expect(page.locator('header')).toContainText('Hi, Asha')
    await profileButton(page).tap()
    await expect(sheet(page)).toContainText('Asha')
    await expect(sheet(page)).toContainText('Rs. 12,345.50')
    for (const [name, href] of accountPages) {
      await expect(sheet(page).getByRole('link', { name })).toHaveAttribute('href', href)
    }
    await expect(sheet(page).getByRole('link', { name: 'Saved billers' })).toHaveAttribute('href', '/billers')
    await expect(sheet(page).getByRole('link', { name: 'Pay before the due date' })).toBeVisible()
    await expect(sheet(page).getByText('Unknown kind')).toHaveCount(0)
    await expect(sheet(page).getByRole('button', { name: 'Sign Out' })).toBeVisible()
    await expect(sheet(page)).toHaveCSS('opacity', '1')
    await expectAccessible(page)

    // Other pages have them in the menu.
    await sheet(page).getByRole('button', { name: 'Close' }).tap()
    await page.getByRole('button', { name: 'Menu' }).tap()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    for (const [name, href] of accountPages) {
      await expect(menu.getByRole('link', { name })).toHaveAttribute('href', href)
      await expect(menu.getByRole('link', { name })).toBeInViewport({ ratio: 1 })
    }
    await expect(menu.getByRole('button', { name: 'Sign Out' })).toBeInViewport({ ratio: 1 })
    await expectAccessible(page)
  })

  test('the flyout is fetched on first opening, and once', async ({ page }) => {
    await knownCustomer(page)
    const requests = await answerCalls(page, { flyout })
    await servedHeader(page, 'header--signed-out', { width, calls: asha })
    await expect(page.locator('header')).toContainText('Hi, Asha')
    expect(requests).toHaveLength(0)
    for (let opening = 0; opening < 3; opening += 1) {
      await profileButton(page).tap()
      await expect(sheet(page).getByRole('link', { name: 'Saved billers' })).toBeVisible()
      await sheet(page).getByRole('button', { name: 'Close' }).tap()
      await expect(sheet(page)).toBeHidden()
    }
    expect(requests).toHaveLength(1)
  })

  test('while the flyout loads the panel says so and works, with the page locked', async ({ page }) => {
    await story(page, 'header--profile-slow', { width })
    await expect(page.locator('header')).toContainText('Hi, Asha')
    await profileButton(page).tap()
    await expect(sheet(page).getByRole('status')).toHaveText('Loading…')
    await expect(sheet(page).getByRole('link', { name: 'Your Orders' })).toBeVisible()
    await expect(page.locator('body')).toHaveCSS('overflow', 'hidden')
    await page.keyboard.press('Escape')
    await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden')
    await expect(profileButton(page)).toBeFocused()
  })

  test('when the flyout fails the panel says so and works', async ({ page }) => {
    await story(page, 'header--profile-failed', { width })
    await expect(page.locator('header')).toContainText('Hi, Asha')
    await profileButton(page).tap()
    await expect(sheet(page).getByRole('status')).toContainText('Offers did not load')
    await expect(sheet(page).getByRole('link', { name: 'Your Orders' })).toBeVisible()
  })

  test("a promotion in the profile is reported as seen once, without the customer's name", async ({
    page,
  }) => {
    await knownCustomer(page)
    await servedHeader(page, 'header--signed-out', { width, calls: { ...asha, flyout } })
    await expect(page.locator('header')).toContainText('Hi, Asha')
    await profileButton(page).tap()
    const impressions = () =>
      page.evaluate(() =>
        (window.dataLayer ?? []).filter(entry => JSON.stringify(entry).includes('promotionImpression')),
      )
    await expect.poll(impressions).toHaveLength(1)
    expect(JSON.stringify(await impressions())).not.toMatch(/asha|98123/i)
    expect(await impressions()).toMatchObject([{ promotions: [reminders] }])
  })
})
