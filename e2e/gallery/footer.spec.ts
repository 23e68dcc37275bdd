import { expect, type Locator, type Page, test } from '@playwright/test'
import { expectAccessible, servedStory, story } from './gallery.ts'

const widths = [1280, 375] as const

const sections = (page: Page): Locator => page.locator('details[name="footer-sections"]')
const section = (page: Page, title: string): Locator => sections(page).filter({ has: page.getByText(title) })
const summary = (page: Page, title: string): Locator => page.locator('summary', { hasText: title })

const expectOpen = (page: Page, titles: string[]) =>
  expect(page.locator('details[name="footer-sections"][open] > summary')).toHaveText(titles)

for (const width of widths) {
  const tag = width === 1280 ? [] : '@full'

  test(`at first the first section is open where there is space for it, at ${width} px`, async ({ page }) => {
    await story(page, 'footer--default', { width })
    await expectOpen(page, width < 900 ? [] : ['Recharges and bill payments'])
  })

  test.describe(`the accordion at ${width} px`, { tag }, () => {
    test('opens one section, closes the one before it, and closes when clicked again', async ({ page }) => {
      await story(page, 'footer--default', { width })
      await summary(page, 'Book Travel').click()
      await expectOpen(page, ['Book Travel & Entertainment'])
      await expect(page.getByRole('link', { name: 'PNR Status' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Mobile Recharge' })).toBeHidden()
      await summary(page, 'Book Travel').click()
      await expectOpen(page, [])
    })

    test('works from the keyboard', async ({ page }) => {
      await story(page, 'footer--default', { width })
      await summary(page, 'Pay Loan EMI').focus()
      await page.keyboard.press('Enter')
      await expectOpen(page, ['Pay Loan EMI / Insurance Premiums / Education Fee'])
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: 'Loan EMI Payment' })).toBeFocused()
      await page.keyboard.press('Shift+Tab')
      await page.keyboard.press('Space')
      await expectOpen(page, [])
    })

    test('a section stays under the pointer while the one above it closes', async ({ page }) => {
      await story(page, 'footer--below-a-long-page', { width })
      const opener = summary(page, 'Book Travel')
      await opener.evaluate(element => element.scrollIntoView({ block: 'center' }))
      const top = async () => (await opener.boundingBox())?.y ?? Number.NaN
      const topBefore = await top()
      await opener.click()
      await expect(section(page, 'Book Travel')).toHaveAttribute('open')
      await expect.poll(async () => Math.abs((await top()) - topBefore)).toBeLessThan(1)
    })

    test('a section with its own link leads to its page', async ({ page }) => {
      await story(page, 'footer--section-with-its-own-link', { width })
      const link = page.getByRole('heading', { name: 'Important Updates' }).getByRole('link')
      await expect(link).toHaveAttribute('href', '/important-updates')
      await expectOpen(page, width < 900 ? [] : ['Recharges and bill payments'])
      await link.click()
      await expect(page).toHaveURL(/\/important-updates$/)
    })
  })

  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`axe finds nothing at ${width} px in ${colorScheme} colours`, () => {
      test.use({ colorScheme })
      const isLight = colorScheme === 'light'

      test('when loaded', { tag: isLight ? tag : '@full' }, async ({ page }) => {
        const complaints = await servedStory(page, 'footer--payments-bank-mark', { width })
        await expect(page.locator('html[data-hydrated]')).toBeAttached()
        expect(complaints).toEqual([])
        await expectAccessible(page)
      })

      test('with another section and a question open, and a heading that is a link', {
        tag: isLight || width === 1280 ? '@full' : [],
      }, async ({ page }) => {
        await story(page, 'footer--section-with-its-own-link', { width })
        await summary(page, 'Loans and Credit Cards').click()
        await summary(page, 'What happens when a payment fails?').click()
        await expectAccessible(page)
      })
    })
  }

  test(`no link of the footer is wider than the window at ${width} px`, {
    tag: width === 375 ? [] : '@full',
  }, async ({ page }) => {
    for (const id of ['footer--default', 'footer--hindi']) {
      await story(page, id, { width })
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow).toBeLessThanOrEqual(0)
    }
  })
}

test('with a mouse hundreds of links are dense: 24 px high, and hardly more', async ({ page }) => {
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
    await expectOpen(page, ['Book Travel & Entertainment'])
    await expect(page.locator('[data-later]')).toHaveCount(0)
    const heights = await section(page, 'Book Travel')
      .getByRole('link')
      .evaluateAll(links => links.map(link => link.getBoundingClientRect().height))
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
  })
})

test('a phone first lays out the links that the window has room for, then the others', async ({ page }) => {
  await story(page, 'footer--default', { width: 375 })
  const hidden = () => page.locator('[open] [data-later]').count()
  const atFirst = await summary(page, 'Recharges').evaluate((heading: HTMLElement) => {
    heading.click()
    const links = [...(heading.parentElement?.querySelectorAll('a') ?? [])]
    const last = links.filter(link => link.checkVisibility()).at(-1)
    return {
      shown: links.indexOf(last as HTMLAnchorElement) + 1,
      all: links.length,
      endsAt: last?.getBoundingClientRect().bottom,
      height: innerHeight,
    }
  })
  expect(atFirst.shown).toBeLessThan(atFirst.all)
  expect(atFirst.endsAt).toBeGreaterThanOrEqual(atFirst.height)
  await expect.poll(hidden).toBe(0)
})

test.describe('the links', () => {
  test('are in rows of six, sub-items under their item', async ({ page }) => {
    await story(page, 'footer--default')
    const recharges = section(page, 'Recharges and bill payments')
    const longest = recharges.locator('ul ul').filter({ has: page.locator('li:nth-child(13)') })
    const rows = await longest.first().evaluate(list => {
      const tops = Array.from(list.children, item => item.getBoundingClientRect().top)
      return [...new Set(tops)].map(top => tops.filter(each => each === top).length)
    })
    expect(rows.slice(0, -1).every(size => size === 6)).toBe(true)
    expect(rows.length).toBeGreaterThan(2)

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
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('sections and questions open, every link is there, and no button without a function shows', async ({
    page,
  }) => {
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
