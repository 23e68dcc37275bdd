/** The desktop navigation with a keyboard alone. */
import { expect, type Page, test } from '@playwright/test'
import { story } from './gallery.ts'

const opener = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name })
const link = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })

async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key)
}

test.beforeEach(({ page }) => story(page, 'header--signed-out'))

test('Tab and Shift+Tab move through the bar; closed dropdowns are skipped', async ({ page }) => {
  await opener(page, 'Tickets').focus()
  await press(page, 'Tab')
  await expect(opener(page, 'Invest')).toBeFocused()
  await press(page, 'Shift+Tab', 'Shift+Tab')
  await expect(opener(page, 'Recharge & Bills')).toBeFocused()
  await press(page, 'Shift+Tab')
  await expect(link(page, 'Recharge & Bills')).toBeFocused()
})

for (const key of ['Enter', 'Space']) {
  test(`${key} opens and closes at every level`, { tag: key === 'Enter' ? [] : '@full' }, async ({
    page,
  }) => {
    await opener(page, 'Tickets').focus()
    await press(page, key, 'Tab')
    await expect(opener(page, 'Trains')).toBeFocused()
    await press(page, key)
    await expect(link(page, 'PNR Status')).toBeVisible()
    await press(page, 'Tab', 'Tab', 'Tab', 'Tab', 'Tab')
    await expect(opener(page, 'Routes')).toBeFocused()
    await press(page, key, 'Tab')
    await expect(link(page, 'Delhi to Mumbai')).toBeFocused()
    await press(page, 'Shift+Tab', key)
    await expect(link(page, 'Delhi to Mumbai')).toBeHidden()
  })
}

test('Tab out of a dropdown closes it', async ({ page }) => {
  await opener(page, 'Invest').focus()
  await press(page, 'Enter', 'Tab', 'Tab', 'Tab')
  await expect(opener(page, 'Tools')).toBeFocused()
  await expect(opener(page, 'Invest')).toHaveAttribute('aria-expanded', 'false')
})

test('Escape closes one level at a time and returns focus to its opener', async ({ page }) => {
  await opener(page, 'Tickets').focus()
  await press(page, 'ArrowDown', 'ArrowRight')
  await expect(link(page, 'PNR Status')).toBeFocused()
  await press(page, 'End', 'ArrowRight')
  await expect(link(page, 'Delhi to Mumbai')).toBeFocused()
  for (const name of ['Routes', 'Trains', 'Tickets']) {
    await press(page, 'Escape')
    await expect(opener(page, name)).toBeFocused()
    await expect(opener(page, name)).toHaveAttribute('aria-expanded', 'false')
  }
  await press(page, 'Escape')
  await expect(opener(page, 'Tickets')).toBeFocused()
})

test('left and right move through the bar in a circle, Home and End go to its ends', async ({ page }) => {
  await opener(page, 'Tickets').focus()
  // A shortcut of the browser still works.
  await press(page, 'Control+ArrowRight')
  await expect(opener(page, 'Tickets')).toBeFocused()
  await press(page, 'ArrowRight')
  await expect(opener(page, 'Invest')).toBeFocused()
  await press(page, 'End')
  await expect(link(page, 'Help')).toBeFocused()
  await press(page, 'ArrowRight')
  await expect(link(page, 'Recharge & Bills')).toBeFocused()
  await press(page, 'ArrowLeft')
  await expect(link(page, 'Help')).toBeFocused()
  await press(page, 'Home')
  await expect(link(page, 'Recharge & Bills')).toBeFocused()
})

test('down opens a dropdown, up and down move in it, up from its first row returns to the bar', async ({
  page,
}) => {
  await opener(page, 'Company').focus()
  await press(page, 'ArrowDown')
  await expect(link(page, 'About Us')).toBeFocused()
  await press(page, 'ArrowDown', 'ArrowDown')
  await expect(link(page, 'Careers')).toBeFocused()
  await press(page, 'ArrowUp', 'ArrowUp', 'ArrowUp')
  await expect(opener(page, 'Company')).toBeFocused()
})

test('right unfolds a list, left folds it again, and right from a row without a list continues in the bar', async ({
  page,
}) => {
  await opener(page, 'Tickets').focus()
  await press(page, 'ArrowDown', 'ArrowRight')
  await expect(link(page, 'PNR Status')).toBeFocused()
  await press(page, 'ArrowLeft')
  await expect(opener(page, 'Trains')).toBeFocused()
  await expect(link(page, 'PNR Status')).toBeHidden()
  await press(page, 'ArrowDown', 'ArrowRight')
  await expect(opener(page, 'Invest')).toBeFocused()
  await expect(link(page, 'Flights')).toBeHidden()
})
