/** The desktop navigation with a mouse and with a finger. */
import { expect, type Locator, type Page, test } from '@playwright/test'
import { expectAccessible, story } from './gallery.ts'
import { servedHeader } from './header.ts'

const opener = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name })
const link = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('It is not on the page')
  return box
}

async function middleOf(locator: Locator) {
  const { x, y, width, height } = await boxOf(locator)
  return { x: x + width / 2, y: y + height / 2 }
}

/** The panel beside a button. */
const panel = (button: Locator) => button.locator('xpath=following-sibling::*[1]')

/** From here on the clock is controlled by the test. */
async function stopTime(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now())
  await page.clock.pauseAt(now + 1000)
}

test.describe('hover', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install()
    await story(page, 'header--signed-out')
    await stopTime(page)
  })

  test('a dropdown opens after 100 ms and not before, and closes after the pointer has left', async ({
    page,
  }) => {
    await opener(page, 'Invest').hover()
    await page.clock.runFor(99)
    await expect(opener(page, 'Invest')).toHaveAttribute('aria-expanded', 'false')
    await page.clock.runFor(1)
    await expect(opener(page, 'Invest')).toHaveAttribute('aria-expanded', 'true')
    await expect(link(page, 'Debt Funds')).toBeVisible()
    await page.mouse.move(100, 700)
    await expect(opener(page, 'Invest')).toHaveAttribute('aria-expanded', 'true')
    await page.clock.runFor(100)
    await expect(opener(page, 'Invest')).toHaveAttribute('aria-expanded', 'false')
  })

  test('a pointer that only passes by opens nothing', async ({ page }) => {
    await opener(page, 'Invest').hover()
    await page.clock.runFor(60)
    await page.mouse.move(640, 600)
    await page.clock.runFor(1000)
    await expect(opener(page, 'Invest')).toHaveAttribute('aria-expanded', 'false')
  })

  test('a press during the hover delay counts: Escape right after it leaves the dropdown closed', async ({
    page,
  }) => {
    await opener(page, 'Invest').click()
    await expect(opener(page, 'Invest')).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Escape')
    await page.clock.runFor(1000)
    await expect(opener(page, 'Invest')).toHaveAttribute('aria-expanded', 'false')
  })

  test('the second of two siblings opens at once', async ({ page }) => {
    await opener(page, 'Invest').hover()
    await page.clock.runFor(100)
    await opener(page, 'Tickets').hover()
    await expect(opener(page, 'Tickets')).toHaveAttribute('aria-expanded', 'true')
    await expect(opener(page, 'Invest')).toHaveAttribute('aria-expanded', 'false')
  })

  test('four levels open one after the other', async ({ page }) => {
    for (const name of ['Tickets', 'Trains', 'Routes']) {
      await opener(page, name).hover()
      await page.clock.runFor(100)
    }
    await expect(link(page, 'Delhi to Mumbai')).toBeVisible()
    await expect(link(page, 'PNR Status')).toBeVisible()
    await expect(link(page, 'Movies')).toBeVisible()
  })

  test('a pointer on its way to a submenu does not open the rows between', async ({ page }) => {
    await opener(page, 'Tickets').hover()
    await page.clock.runFor(100)
    await opener(page, 'Trains').hover()
    await page.clock.runFor(100)
    const from = await middleOf(link(page, 'Flights'))
    const trains = await middleOf(opener(page, 'Trains'))
    const { x, y, height } = await boxOf(panel(opener(page, 'Trains')))
    const to = { x: x + 40, y: y + height - 40 }
    await page.mouse.move(from.x, trains.y)
    for (let step = 1; step <= 20; step += 1) {
      await page.mouse.move(
        from.x + ((to.x - from.x) * step) / 20,
        trains.y + ((to.y - trains.y) * step) / 20,
      )
      await page.clock.runFor(20)
    }
    await expect(opener(page, 'Trains')).toHaveAttribute('aria-expanded', 'true')
    await expect(link(page, 'PNR Status')).toBeVisible()
  })

  test('a pointer on its way down to a dropdown does not open the items beside', async ({ page }) => {
    await opener(page, 'Tickets').hover()
    await page.clock.runFor(100)
    const from = await middleOf(opener(page, 'Tickets'))
    const { x, y, width } = await boxOf(panel(opener(page, 'Tickets')))
    const to = { x: x + width - 20, y: y + 30 }
    const invest = await boxOf(opener(page, 'Invest'))
    let crossesInvest = false
    for (let step = 1; step <= 20; step += 1) {
      const at = { x: from.x + ((to.x - from.x) * step) / 20, y: from.y + ((to.y - from.y) * step) / 20 }
      crossesInvest ||= at.x > invest.x && at.x < invest.x + invest.width && at.y < invest.y + invest.height
      await page.mouse.move(at.x, at.y)
      await page.clock.runFor(20)
    }
    expect(crossesInvest).toBe(true)
    await expect(opener(page, 'Tickets')).toHaveAttribute('aria-expanded', 'true')
    await expect(opener(page, 'Invest')).toHaveAttribute('aria-expanded', 'false')
  })

  test('a pointer that stops on the way opens what is under it', async ({ page }) => {
    await opener(page, 'Tickets').hover()
    await page.clock.runFor(100)
    const tickets = await middleOf(opener(page, 'Tickets'))
    const invest = await middleOf(opener(page, 'Invest'))
    await page.mouse.move(tickets.x, tickets.y)
    await page.mouse.move(invest.x, invest.y + 40)
    await expect(opener(page, 'Tickets')).toHaveAttribute('aria-expanded', 'true')
    await page.clock.runFor(200)
    await expect(opener(page, 'Invest')).toHaveAttribute('aria-expanded', 'true')
  })

  for (const restedMs of [490, 5000])
    test(`a click ${restedMs} ms after opening by hover keeps it open; the next closes it for good`, {
      tag: restedMs === 490 ? [] : '@full',
    }, async ({ page }) => {
      const invest = opener(page, 'Invest')
      await invest.hover()
      await page.clock.runFor(100)
      await page.clock.runFor(restedMs)
      await invest.click()
      await expect(invest).toHaveAttribute('aria-expanded', 'true')
      await page.mouse.move(100, 700)
      await page.clock.runFor(1000)
      await expect(invest).toHaveAttribute('aria-expanded', 'true')
      await invest.click()
      const { x, y } = await middleOf(invest)
      await page.mouse.move(x + 2, y + 2)
      await page.clock.runFor(1000)
      await expect(invest).toHaveAttribute('aria-expanded', 'false')
    })

  test('Escape closes what the pointer opened, wherever the focus is', async ({ page }) => {
    await opener(page, 'Invest').hover()
    await page.clock.runFor(100)
    await page.keyboard.press('Escape')
    await expect(opener(page, 'Invest')).toHaveAttribute('aria-expanded', 'false')
  })

  test('in a full-width dropdown one list is always unfolded', async ({ page }) => {
    await opener(page, 'Recharge & Bills').hover()
    await page.clock.runFor(100)
    await expect(link(page, 'West Bengal')).toBeVisible()
    await link(page, 'Water').hover()
    await page.clock.runFor(1000)
    await expect(link(page, 'West Bengal')).toBeVisible()
  })
})

test.describe('press', () => {
  test.beforeEach(({ page }) => story(page, 'header--signed-out'))

  test('a click opens, a click elsewhere closes', async ({ page }) => {
    await opener(page, 'Invest').click()
    await expect(link(page, 'Debt Funds')).toBeVisible()
    await page.mouse.click(60, 700)
    await expect(link(page, 'Debt Funds')).toBeHidden()
  })

  test('axe finds nothing with everything open', async ({ page }) => {
    await servedHeader(page, 'header--signed-out')
    for (const name of ['Tickets', 'Trains', 'Routes']) await opener(page, name).click()
    await expect(link(page, 'Delhi to Mumbai')).toBeVisible()
    await expectAccessible(page)
    await opener(page, 'Recharge & Bills').click()
    await expectAccessible(page)
  })
})

test.describe('touch', () => {
  test.use({ hasTouch: true })

  test('a tap opens, a second tap closes, a tap elsewhere closes', async ({ page }) => {
    await story(page, 'header--signed-out')
    await opener(page, 'Invest').tap()
    await expect(link(page, 'Debt Funds')).toBeVisible()
    await opener(page, 'Invest').tap()
    await expect(link(page, 'Debt Funds')).toBeHidden()
    await opener(page, 'Tickets').tap()
    await opener(page, 'Trains').tap()
    await expect(link(page, 'PNR Status')).toBeVisible()
    await page.getByRole('heading', { name: 'Pay your electricity bill' }).tap({ position: { x: 5, y: 5 } })
    await expect(link(page, 'PNR Status')).toBeHidden()
  })
})

test.describe('size', () => {
  test.beforeEach(({ page }) => story(page, 'header--signed-out'))

  const height = async (page: Page, name: string) =>
    Math.round((await boxOf(panel(opener(page, name)))).height)

  test('50 px per child, at least three rows; more than eight children take the full width', async ({
    page,
  }) => {
    await opener(page, 'Company').click()
    expect(await height(page, 'Company')).toBe(4 * 50)
    await opener(page, 'Invest').click()
    expect(await height(page, 'Invest')).toBe(3 * 50)
    await opener(page, 'Tools').click()
    expect((await boxOf(panel(opener(page, 'Tools')))).width).toBe(1280)
    await opener(page, 'Company').click()
    expect((await boxOf(panel(opener(page, 'Company')))).width).toBeLessThan(400)
  })

  test('a second level of more than four gets extra height, its dropdown only its own rows', async ({
    page,
  }) => {
    await opener(page, 'Tickets').click()
    expect(await height(page, 'Tickets')).toBe(3 * 50)
    await opener(page, 'Trains').click()
    expect(await height(page, 'Trains')).toBeGreaterThan(5 * 50)
    expect(await height(page, 'Tickets')).toBe(3 * 50)
  })
})

for (const [width, windowHeight] of [
  [900, 500],
  [1024, 768],
  [1280, 600],
  [1920, 1080],
] as const) {
  const tag = width === 900 ? [] : '@full'
  test(`no dropdown extends beyond a window of ${width} by ${windowHeight} px`, { tag }, async ({ page }) => {
    await story(page, 'header--everything', { width, height: windowHeight })
    for (const branch of [
      ['Recharge & Bills', 'Electricity'],
      ['Tickets', 'Trains', 'Routes'],
      ['Invest'],
      ['Tools'],
      ['Company'],
    ]) {
      for (const name of branch) {
        await opener(page, name).hover()
        await expect(panel(opener(page, name))).toBeVisible()
        const box = await boxOf(panel(opener(page, name)))
        expect(box.x).toBeGreaterThanOrEqual(0)
        expect(box.x + box.width).toBeLessThanOrEqual(width)
        expect(box.y + box.height).toBeLessThanOrEqual(windowHeight)
      }
    }
    await expect(page.locator('html')).toHaveJSProperty('scrollWidth', width)
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('hover opens every level, focus opens, and Tab goes through the links', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/pages/header--signed-out.html')
    for (const name of ['Tickets', 'Trains', 'Routes']) await opener(page, name).hover()
    await expect(link(page, 'Delhi to Mumbai')).toBeVisible()
    await opener(page, 'Invest').focus()
    await expect(link(page, 'Equity Funds')).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(link(page, 'Equity Funds')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(link(page, 'Debt Funds')).toBeFocused()
  })
})
