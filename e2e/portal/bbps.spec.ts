/** /bbps: raising a dispute on a payment and tracking it. */

import type { Page } from '@playwright/test'
import { expectNoViolationsInMain } from '../axe.ts'
import { expect, hydrated, test } from './clean-page.ts'
import { raggedChoices } from './layout-checks.ts'
import { mobileNumber } from './paying.ts'
import { giveMoney, toOrder, toReview } from './paying-states.ts'
import { holdPaymentsFor } from './sandbox-store.ts'
import { asha, newMobile, ravi, signIn, withoutRefusals } from './sign-in.ts'
import { walksInWindows, windowFor } from './windows.ts'

const timeline = (page: Page) =>
  page.getByRole('main').locator('ol', { hasText: 'Raised' }).getByRole('listitem')

async function chooseOrder(page: Page, name: RegExp): Promise<void> {
  await page.goto('/bbps')
  const order = page.getByLabel('Which payment is it about?')
  await order.selectOption({
    label: (await order.locator('option', { hasText: name }).first().textContent()) ?? '',
  })
  await page.getByRole('button', { name: 'Continue' }).click()
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use(windowFor(javaScriptEnabled))

    test('a dispute is raised once, gets a number and is on its timeline', {
      tag: javaScriptEnabled ? '@full' : [],
    }, async ({ page }) => {
      // While the payment is pending, the sandbox leaves the dispute open.
      const number = mobileNumber(3)
      holdPaymentsFor(number)
      await signIn(page)
      await giveMoney(page.request, 1000)
      await toOrder(page.request, await toReview(page.request, number))
      await chooseOrder(page, /Mobile Recharge/)
      await expect(page.getByRole('radio').first()).toHaveAccessibleName(
        'Money was taken, but the bill was not paid',
      )
      await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
      expect(await raggedChoices(page)).toEqual([])
      await expect(page.getByRole('radio', { name: /my money has not come back/ })).toHaveCount(0)

      await page.getByLabel('What happened?').fill('Too short')
      await page.getByRole('button', { name: 'Raise dispute' }).click()
      await expect(page.getByRole('main').getByRole('alert')).toContainText('Tell us a little more')
      await expect(page.getByLabel('What happened?')).toHaveValue('Too short')

      await page.getByRole('radio', { name: 'The wrong amount was paid' }).check()
      await page.getByLabel('What happened?').fill('I was asked for half of this amount.')
      await page.getByRole('button', { name: 'Raise dispute' }).click()
      await expect(page.getByRole('main')).toContainText(
        /Your dispute is raised. Its number is DSP-[0-9A-Z]{10}/,
      )
      await expect(timeline(page).first()).toHaveText(/Raised/)
      await expect(page.getByRole('main')).toContainText(/You will have an answer by \d+ \w+ 20\d\d/)
      await expect(page.getByRole('main')).toContainText('I was asked for half of this amount.')
      const dispute = new URL(page.url()).pathname

      await chooseOrder(page, /Mobile Recharge/)
      await expect(page.getByRole('main')).toContainText('You have a dispute on this payment already')
      await page.getByRole('link', { name: /See dispute/ }).click()
      await expect(page).toHaveURL(dispute)

      await page.goto('/bbps')
      await expect(page.locator('#disputes').getByRole('listitem')).toHaveText([/The wrong amount was paid/])
    })
  })

test('every state of a dispute is shown, with its message', async ({ page }) => {
  await signIn(page, ravi, '/bbps')
  await page.locator('#disputes').getByRole('link').last().click()
  await expect(page.getByRole('main').getByRole('status')).toHaveText('With the biller')
  await expect(timeline(page)).toHaveText([
    /Raised/,
    /With the biller.*Sent to the water board with the transaction number\./,
  ])
})

test('a form without a chosen order is refused; a customer without orders sees an explanation', {
  tag: '@full',
}, async ({ page }) => {
  await signIn(page, asha, '/bbps')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('Which payment is it about?')).toHaveAccessibleDescription(
    /Choose one of your orders\./,
  )

  await page.context().clearCookies()
  await signIn(page, newMobile(), '/bbps')
  await expect(page.getByRole('main')).toContainText('Nothing to dispute yet')
  await expectNoViolationsInMain(page)
})

for (const { windows, tag, expectWell } of walksInWindows)
  test(`no violation in ${windows}`, { tag }, async ({ page, complaints }) => {
    test.slow()
    await signIn(page, asha, '/bbps')
    await hydrated(page)
    await expectWell(page)
    await chooseOrder(page, /DTH Recharge/)
    await page.getByRole('button', { name: 'Raise dispute' }).click()
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
    await expectWell(page)
    await page.goto('/hi/bbps')
    await page.locator('#disputes').getByRole('link').last().click()
    await expect(page.getByRole('main').getByRole('status')).toBeVisible()
    await expectWell(page)
    expect(withoutRefusals(complaints)).toEqual([])
  })
