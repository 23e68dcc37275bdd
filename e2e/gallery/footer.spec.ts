import { expect, type Locator, type Page, test } from '@playwright/test'
import { expectAccessible, servedStory, story } from './gallery.ts'

const widths = [1280, 375] as const

const sections = (page: Page): Locator => page.locator('details[name="footer-sections"]')
const section = (page: Page, title: string): Locator => sections(page).filter({ has: page.getByText(title) })
const summary = (page: Page, title: string): Locator => page.locator('summary', { hasText: title })

async function openSections(page: Page): Promise<string[]> {
  return sections(page).evaluateAll(all =>
    all
      .filter(details => (details as HTMLDetailsElement).open)
      .map(({ firstElementChild }) => firstElementChild?.textContent ?? ''),
  )
}

for (const width of widths) {
  test.describe(`the accordion at ${width} px`, () => {
    test('starts with the first section open where there is room for it', async ({ page }) => {
      await story(page, 'footer--default', { width })
      expect(await openSections(page)).toEqual(width < 900 ? [] : ['Recharges and bill payments'])
    })

    test('opens one section and closes the one before it', async ({ page }) => {
      await story(page, 'footer--default', { width })
      await summary(page, 'Book Travel').click()
      expect(await openSections(page)).toEqual(['Book Travel & Entertainment'])
      await expect(page.getByRole('link', { name: 'PNR Status' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Mobile Recharge' })).toBeHidden()
    })

    test('closes the open section when it is clicked', async ({ page }) => {
      await story(page, 'footer--default', { width })
      await summary(page, 'Book Travel').click()
      await summary(page, 'Book Travel').click()
      expect(await openSections(page)).toEqual([])
    })

    test('works from the keyboard', async ({ page }) => {
      await story(page, 'footer--default', { width })
      await summary(page, 'Pay Loan EMI').focus()
      await page.keyboard.press('Enter')
      expect(await openSections(page)).toEqual(['Pay Loan EMI / Insurance Premiums / Education Fee'])
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: 'Loan EMI Payment' })).toBeFocused()
      await page.keyboard.press('Shift+Tab')
      await page.keyboard.press('Space')
      expect(await openSections(page)).toEqual([])
    })

    test('keeps a section under the pointer while the one above it closes', async ({ page }) => {
      await story(page, 'footer--below-a-long-page', { width })
      const opener = summary(page, 'Book Travel')
      await opener.evaluate(element => element.scrollIntoView({ block: 'center' }))
      const top = async () => (await opener.boundingBox())?.y ?? Number.NaN
      const topBefore = await top()
      await opener.click()
      await expect(section(page, 'Book Travel')).toHaveAttribute('open')
      await expect.poll(async () => Math.abs((await top()) - topBefore)).toBeLessThan(1)
    })

    test('leads to the page of a section that has its own link', async ({ page }) => {
      await story(page, 'footer--section-with-its-own-link', { width })
      const link = page.getByRole('heading', { name: 'Important Updates' }).getByRole('link')
      await expect(link).toHaveAttribute('href', '/important-updates')
      expect(await openSections(page)).toEqual(width < 900 ? [] : ['Recharges and bill payments'])
      await link.click()
      await expect(page).toHaveURL(/\/important-updates$/)
    })
  })

  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`axe finds nothing at ${width} px in ${colorScheme} colours`, () => {
      test.use({ colorScheme })

      test('as the footer first stands', async ({ page }) => {
        await story(page, 'footer--payments-bank-mark', { width })
        await expectAccessible(page)
      })

      test('with another section and a question open, and a heading that is a link', async ({ page }) => {
        await story(page, 'footer--section-with-its-own-link', { width })
        await summary(page, 'Loans and Credit Cards').click()
        await summary(page, 'What happens when a payment fails?').click()
        await expectAccessible(page)
      })
    })
  }

  test(`no link of the footer is wider than the window at ${width} px`, async ({ page }) => {
    for (const id of ['footer--default', 'footer--hindi']) {
      await story(page, id, { width })
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow).toBeLessThanOrEqual(0)
    }
  })
}

test('with a mouse hundreds of links stand close: 24 px to press, and hardly more', async ({ page }) => {
  await story(page, 'footer--default', { width: 1280 })
  const links = section(page, 'Recharges').getByRole('link')
  const rows = await links.evaluateAll(all =>
    all.map(link => {
      const { height } = link.getBoundingClientRect()
      const lines = Math.round((height - 8) / Number.parseFloat(getComputedStyle(link).lineHeight))
      return { height, lines }
    }),
  )
  const single = rows.filter(({ lines }) => lines === 1).map(({ height }) => height)
  expect(single.length).toBeGreaterThan(20)
  expect([Math.min(...single) >= 24, Math.max(...single) <= 28]).toEqual([true, true])
})

test.describe('touch', () => {
  test.use({ hasTouch: true })

  test('a tap opens a section, and links are tall enough for a thumb', async ({ page }) => {
    await story(page, 'footer--default', { width: 375 })
    await summary(page, 'Book Travel').tap()
    expect(await openSections(page)).toEqual(['Book Travel & Entertainment'])
    const heights = await section(page, 'Book Travel')
      .getByRole('link')
      .evaluateAll(links => links.map(link => link.getBoundingClientRect().height))
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
  })
})

test.describe('the links', () => {
  test('stand in rows of six, sub-items under their item', async ({ page }) => {
    await story(page, 'footer--default')
    const recharges = section(page, 'Recharges and bill payments')
    const groupSizes = await recharges
      .locator('ul')
      .evaluateAll(lists => lists.map(list => list.childElementCount))
    expect(Math.max(...groupSizes)).toBe(6)

    const top = async (name: string) =>
      Math.round((await recharges.getByRole('link', { name, exact: true }).boundingBox())?.y ?? Number.NaN)
    expect(await top('Google Play Recharge')).toBe(await top('Metro Card Recharge'))
    expect(await top('Cable TV Recharge')).toBeGreaterThan(await top('Metro Card Recharge'))
    expect(await top('Airtel')).toBeGreaterThan(await top('Mobile Recharge'))
    expect(await top('Airtel')).toBeLessThan(await top('Electricity Bill Payment'))
  })

  test('follow mWebOrder below 900 px, and the given order from there on', async ({ page }) => {
    await story(page, 'footer--without-sub-items', { width: 899 })
    await summary(page, 'Recharges and bill payments').click()
    const inReadingOrder = () =>
      section(page, 'Recharges and bill payments')
        .getByRole('link')
        .evaluateAll(links => {
          const places = links.map(link => ({ name: link.textContent, box: link.getBoundingClientRect() }))
          places.sort((one, other) => one.box.top - other.box.top || one.box.left - other.box.left)
          return places.slice(0, 6).map(({ name }) => name)
        })
    expect(await inReadingOrder()).toEqual([
      'Mobile Recharge',
      'Electricity Bill Payment',
      'DTH Recharge',
      'Google Play Recharge',
      'QR Code Scanner',
      'Service Agent',
    ])
    await page.setViewportSize({ width: 900, height: 800 })
    expect(await inReadingOrder()).toEqual([
      'Google Play Recharge',
      'QR Code Scanner',
      'Service Agent',
      'Datacard Recharge',
      'DTH Recharge',
      'Metro Card Recharge',
    ])
  })

  test('open in a new tab where their target says so', async ({ page, context }) => {
    await context.route('https://events.staging.chowk.example/**', route => route.fulfill({ body: 'events' }))
    await story(page, 'footer--default')
    await summary(page, 'Book Travel').click()
    const [tab] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: 'Events in Mumbai' }).click(),
    ])
    await expect(tab).toHaveURL('https://events.staging.chowk.example/mumbai')
    expect(await tab.evaluate(() => window.opener)).toBeNull()
  })
})

test.describe('each setting does what its name says', () => {
  test('showSubItems', async ({ page }) => {
    await story(page, 'footer--without-sub-items')
    await expect(page.getByRole('link', { name: 'Electricity Bill Payment' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Tamil Nadu', includeHidden: true })).toHaveCount(0)
  })

  test('showSeoLinks', async ({ page }) => {
    await story(page, 'footer--without-seo-links')
    expect(await openSections(page)).toEqual(['Loans and Credit Cards'])
    await expect(sections(page)).toHaveCount(1)
  })

  test('showDownloadBtn and downloadAppLink', async ({ page }) => {
    await story(page, 'footer--default')
    await expect(page.getByText('Download Paytm App to Pay from anywhere')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Download Now' })).toHaveAttribute(
      'href',
      'https://m.chowk.example/app',
    )
    await story(page, 'footer--own-texts')
    await expect(page.getByRole('link', { name: 'Download Now' })).toHaveAttribute(
      'href',
      'https://m.chowk.example/from-bills',
    )
    await story(page, 'footer--without-download-button')
    await expect(page.getByRole('link', { name: 'Download Now' })).toHaveCount(0)
  })

  test('showPpblLogo', async ({ page }) => {
    await story(page, 'footer--default')
    await expect(page.getByText('Paytm Payments Bank')).toHaveCount(0)
    await story(page, 'footer--payments-bank-mark')
    await expect(page.getByText('Paytm Payments Bank')).toBeVisible()
  })

  test('aboutSectionTitle', async ({ page }) => {
    await story(page, 'footer--own-texts')
    await expect(page.getByRole('heading', { name: 'The company' })).toBeVisible()
  })

  test('footerLocale', async ({ page }) => {
    await story(page, 'footer--hindi')
    expect(await openSections(page)).toEqual(['रिचार्ज और बिल भुगतान'])
    await expect(page.getByRole('link', { name: 'तमिलनाडु' })).toHaveAttribute(
      'href',
      '/hi/electricity-bill-payment/tamil-nadu',
    )
    await expect(page.getByRole('link', { name: 'Kerala' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'English' })).toHaveAttribute('lang', 'en')
  })
})

test('the apps, the seller and business hosts and the copyright line are there with no settings at all', async ({
  page,
}) => {
  await story(page, 'footer--bare')
  for (const name of ['Android app on Google Play', 'iOS app on the App Store']) {
    const store = page.getByRole('link', { name })
    await expect(store).toHaveAttribute('target', '_blank')
    await expect(store).toHaveAttribute('rel', 'noopener')
  }
  const seller = page.getByRole('link', { name: 'Become a seller' })
  await expect(seller).toHaveAttribute('href', 'https://seller.staging.chowk.example')
  const business = page.getByRole('link', { name: 'Solutions for business' })
  await expect(business).toHaveAttribute('href', 'https://business.staging.chowk.example')
  await expect(page.getByText('Copyright© 2023 All rights reserved')).toBeVisible()
})

test.describe('clicks are reported', () => {
  async function reportedClick(page: Page, name: string): Promise<unknown> {
    await page.evaluate(() => {
      window.dataLayer = []
      document.addEventListener('click', event => event.preventDefault(), { once: true })
    })
    // One that opens in a new tab says so at its end.
    await page.getByRole('link', { name: new RegExp(`^${name}( ?\\(opens in a new tab\\))?$`) }).click()
    return page.evaluate(() => window.dataLayer?.[0])
  }

  test('from a section with isSeoLink as footer_seo_link, with the tag of the link', async ({ page }) => {
    await story(page, 'footer--default')
    expect(await reportedClick(page, 'Tamil Nadu')).toMatchObject({
      event: 'promotionClick',
      view: 'promoClick',
      promotions: [{ name: 'footer', position: 'footer_seo_link', creative: 'electricity-bill-payment' }],
      destinationURL: expect.stringMatching(/\/electricity-bill-payment\/tamil-nadu$/),
      clientId: 'web',
      screenName: 'gallery',
      vertical_name: 'shell',
    })
  })

  test('from everywhere else as footer: other sections, app stores, social links', async ({ page }) => {
    await story(page, 'footer--default')
    await summary(page, 'Loans and Credit Cards').click()
    for (const [name, creative] of [
      ['Postpaid', 'postpaid'],
      ['iOS app on the App Store', 'ios_app'],
      ['YouTube', 'youtube'],
      ['Careers', 'careers'],
    ] as const) {
      expect(await reportedClick(page, name)).toMatchObject({
        event: 'promotionClick',
        promotions: [{ name: 'footer', position: 'footer', creative }],
      })
    }
  })

  test('and opening a section is not a click on a link', async ({ page }) => {
    await story(page, 'footer--default')
    await summary(page, 'Book Travel').click()
    const clicks = await page.evaluate(() => JSON.stringify(window.dataLayer ?? []))
    expect(clicks).not.toContain('promotionClick')
  })
})

test('the footer hydrates what the server sent, and nothing breaks the strict policy', async ({ page }) => {
  const complaints = await servedStory(page, 'footer--default')
  await expect(page.locator('html[data-hydrated]')).toHaveCount(1)
  await expect(page.getByRole('contentinfo')).toBeVisible()
  expect(complaints).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('sections and questions open, every link is there, and no dead button shows', async ({ page }) => {
    await servedStory(page, 'footer--below-a-long-page')
    await expect(page.getByRole('link', { name: 'Tamil Nadu' })).toBeVisible()
    await summary(page, 'Pay Loan EMI').click()
    await expect(page.getByRole('link', { name: 'Aavas Financiers' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Tamil Nadu' })).toBeHidden()
    await summary(page, 'What happens when a payment fails?').click()
    await expect(page.getByText('it comes back to where it was paid from')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Scroll to top' })).toBeHidden()
  })
})
