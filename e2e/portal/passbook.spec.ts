/** /passbook: the balance, the entries and adding money, with pending amounts shown as pending. */

import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './clean-page.ts'
import { bringMoney, holdMoney } from './sandbox-store.ts'
import { asha, newMobile, signIn, signInControl, withoutRefusals } from './sign-in.ts'
import { walksInWindows, windowFor } from './windows.ts'

const status = (page: Page) => page.getByRole('main').getByRole('status')
const entries = (page: Page) => page.locator('#entries').getByRole('listitem')
const amountError = (page: Page) => page.locator('#amount-error')

async function beginToAdd(page: Page, amount: string): Promise<void> {
  await page.goto('/passbook')
  await page.getByLabel('Amount (Rs.)').fill(amount)
  await page.getByRole('button', { name: 'Add money' }).click()
  await expect(page).toHaveURL(/\/sandbox\/payments\//)
}

async function add(page: Page, amount: string, ending = 'Succeed'): Promise<void> {
  await beginToAdd(page, amount)
  await page.getByRole('button', { name: ending, exact: true }).click()
  await expect(page).toHaveURL(/\/passbook\?topup=/)
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use(windowFor(javaScriptEnabled))

    test('added money is in the balance and among the entries', {
      tag: javaScriptEnabled ? '@full' : [],
    }, async ({ page }) => {
      await signIn(page)
      await add(page, '1,250.75')
      await expect(status(page)).toHaveText('Rs. 1,250.75 has been added to your wallet')
      await page.goto('/passbook')
      await page.getByRole('main').getByRole('link', { name: 'Rs. 100', exact: true }).click()
      await expect(page.getByLabel('Amount (Rs.)')).toHaveValue('100')
      await page.getByRole('button', { name: 'Add money' }).click()
      await page.getByRole('button', { name: 'Succeed', exact: true }).click()
      await expect(page.getByRole('main')).toContainText('Rs. 1,350.75')
      // With scripts or without, a signed-in customer is not asked to sign in.
      await expect(signInControl(page)).toBeHidden()
      await expect(entries(page)).toHaveText([
        /Added by UPI.*\+Rs\.\s100.*Balance Rs\.\s1,350\.75/,
        /Added by UPI.*\+Rs\.\s1,250\.75.*Balance Rs\.\s1,250\.75/,
      ])
    })

    test('a declined payment changes nothing, and says so', {
      tag: javaScriptEnabled ? [] : '@full',
    }, async ({ page }) => {
      await signIn(page)
      await add(page, '500', 'Fail')
      await expect(status(page)).toContainText('Rs. 500 was not added')
      await expect(status(page)).toContainText('The payment was declined.')
      await expect(page.getByRole('main')).toContainText('No entries yet')
      await expect(page.getByRole('main')).toContainText('You can add up to Rs. 10,000 more this month.')
    })
  })

test('an answer that arrives while the next amount is typed changes neither the text nor the focus', async ({
  page,
  complaints,
}) => {
  await signIn(page)
  const rupees = 300 + randomInt(600)
  holdMoney(rupees * 100)
  await add(page, String(rupees), 'Answer later')
  await expect(status(page)).toContainText(`Rs. ${rupees} is on its way`)
  await expect(status(page)).toBeFocused()
  const amount = page.getByLabel('Amount (Rs.)')
  await amount.fill('45')
  bringMoney(rupees * 100)
  await expect(status(page)).toContainText(`Rs. ${rupees} has been added to your wallet`, { timeout: 30_000 })
  await expect(entries(page)).toHaveCount(1)
  await expect(page.locator('[data-live=balance]')).toContainText(`Rs. ${rupees}`)
  await expect(amount).toHaveValue('45')
  await expect(amount).toBeFocused()
  expect(complaints).toEqual([])
})

test('an undecided payment is listed, and can be finished, once', { tag: '@full' }, async ({ page }) => {
  await signIn(page)
  await beginToAdd(page, '40')
  const sandbox = page.url()
  await page.goto('/passbook')
  const open = page.locator('#being-added')
  await expect(open).toContainText('Rs. 40')
  await open.getByRole('link', { name: 'Finish the payment' }).click()
  await page.getByRole('link', { name: 'Leave without deciding' }).click()
  await expect(status(page)).toContainText('You have not approved the payment of Rs. 40')
  await page.getByRole('link', { name: 'Finish the payment' }).click()
  await page.getByRole('button', { name: 'Succeed' }).click()
  await expect(status(page)).toHaveText('Rs. 40 has been added to your wallet')
  await expect(open).toHaveCount(0)

  await page.goto(sandbox)
  await expect(page.getByRole('main')).toContainText('This payment is decided already')
  await expect(page.getByRole('button', { name: 'Fail' })).toHaveCount(0)
})

test('the first press on a usual amount fills it in without loading the page again', async ({ page }) => {
  await signIn(page, newMobile(), '/passbook')
  await hydrated(page)
  const before = await page.evaluate(() => performance.timeOrigin)
  await page.getByRole('main').getByRole('link', { name: 'Rs. 500', exact: true }).click()
  await expect(page.getByLabel('Amount (Rs.)')).toHaveValue('500')
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(before)
})

test.describe('the entries', () => {
  test('money in escrow is marked, and links to its order', { tag: '@full' }, async ({ page }) => {
    await signIn(page, asha, '/passbook')
    const held = page.locator('#set-aside')
    await expect(held).toContainText('Rs. 450')
    const balances = page.locator('[data-live=balance]').getByRole('definition')
    const [inEntries = '', onHold = ''] = await balances.allTextContents()
    const canSpend = await page.locator('[data-live=balance] p').first().innerText()
    const newest = /Balance (.*)/.exec((await entries(page).first().textContent()) ?? '')?.[1] ?? ''
    const paise = (text: string) => Number(/[\d,]+(\.\d\d)?/.exec(text)?.[0].replaceAll(',', '')) * 100
    expect(paise(inEntries)).toBe(paise(newest))
    expect(paise(onHold)).toBe(450_00)
    expect(paise(canSpend)).toBe(paise(inEntries) - paise(onHold))
    await held.getByRole('link', { name: /DTH Recharge/ }).click()
    await expect(page.getByRole('main').getByRole('status')).toHaveText('Pending')
    await expect(page.getByRole('main')).toContainText('Rs. 450 is set aside in your wallet for it.')
  })

  test('on the smallest phone both download links begin at one line', { tag: '@full' }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 740 })
    await signIn(page, asha, '/hi/passbook')
    const ways = page.locator('a[href*="entries.csv"], a[href*="/passbook/statement"]')
    const [file, paper] = await ways.evaluateAll(links => links.map(link => link.getBoundingClientRect()))
    expect(paper?.y).toBeGreaterThan(file?.y ?? 0)
    expect(paper?.x).toBe(file?.x)
  })

  test('a month can be printed, and downloaded as a file', async ({ page }) => {
    await signIn(page, asha, '/passbook')
    const downloading = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download CSV' }).click()
    expect((await downloading).suggestedFilename()).toBe('passbook.csv')

    await page.getByRole('link', { name: 'Monthly statement' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Wallet statement')
    await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeHidden()
  })
})

for (const { windows, tag, expectWell } of walksInWindows)
  test(`no violation in ${windows}, in any state`, { tag }, async ({ page, complaints }) => {
    test.slow()
    await signIn(page, newMobile(), '/passbook')
    await hydrated(page)
    await expectWell(page)
    await page.getByRole('button', { name: 'Add money' }).click()
    await expect(amountError(page)).toBeVisible()
    await expectWell(page)
    const rupees = 20 + randomInt(250)
    holdMoney(rupees * 100)
    await beginToAdd(page, String(rupees))
    await expectWell(page)
    await page.getByRole('button', { name: 'Answer later' }).click()
    await expect(status(page)).toContainText('on its way')
    await expectWell(page)
    await add(page, '6', 'Fail')
    await expectWell(page)
    await add(page, '7')
    await expectWell(page)
    await page.goto('/hi/passbook/statement')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('वॉलेट स्टेटमेंट')
    await expectWell(page)
    expect(withoutRefusals(complaints)).toEqual([])
  })
