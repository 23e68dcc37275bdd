/** A biller's page: its form, its errors, and the next step. */

import { expect, hydrated, test } from './clean-page.ts'
import { consumerNumber } from './paying.ts'
import { giveNumberAndCode, newMobile, signIn, withoutRefusals } from './sign-in.ts'
import { walksInWindows, windowFor } from './windows.ts'

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', {
    tag: javaScriptEnabled ? [] : '@full',
  }, () => {
    test.use(windowFor(javaScriptEnabled))

    test('an error is explained beside its field and in a focused summary; no typed text is lost', async ({
      page,
    }) => {
      await page.goto('/electricity-bill-payment/maharashtra')
      await page.getByLabel('Electricity board').selectOption('Tata Power Mumbai')
      await page.getByLabel('Consumer number').fill('12 3')
      await page.getByRole('button', { name: 'Proceed' }).click()

      const summary = page.getByRole('main').getByRole('alert')
      await expect(summary).toBeFocused()
      await expect(summary.getByRole('link')).toHaveText([
        /Consumer number is too short: you typed 3 characters/,
      ])
      await expect(page.getByLabel('Consumer number')).toHaveValue('12 3')
      await expect(page.getByLabel('Consumer number')).toHaveAccessibleDescription(/too short/)
      await expect(page.getByLabel('Electricity board')).toHaveValue('tata-power-mumbai')

      await summary.getByRole('link').click()
      await expect(page.getByLabel('Consumer number')).toBeFocused()
    })

    test('a valid form leads to sign-in and back, and puts nothing personal in a URL', {
      tag: '@full',
    }, async ({ page }) => {
      const addresses: string[] = []
      page.on('request', request => addresses.push(request.url()))
      await page.goto('/electricity-bill-payment/tamil-nadu')
      await page.getByLabel('Consumer number').fill('09 123 456 781')
      await page.getByRole('button', { name: 'Proceed' }).click()
      await expect(page).toHaveURL('/login?redirect=%2Fpay')

      await giveNumberAndCode(page.getByRole('main'), newMobile())
      await expect(page).toHaveURL(/\/pay\/[0-9A-Z]{35}$/)
      await expect(page.getByRole('main')).toContainText('09123456781')
      expect(addresses.filter(address => address.includes('123456781'))).toEqual([])
    })
  })

for (const press of ['at once', 'once the form is mounted'])
  test(`a slow biller has a visible and announced progress message when Proceed is pressed ${press}`, {
    tag: press === 'at once' ? [] : '@full',
  }, async ({ page }) => {
    // Recorded in the page: a driver's command would wait for the next page.
    const noted = new Set<string>()
    await page.exposeFunction('note', (words: string) => noted.add(words))
    await page.addInitScript(() => {
      const { note } = window as unknown as { note(words: string): void }
      const look = () => {
        const words = (selector: string) => document.querySelector(selector)?.textContent ?? ''
        note(`seen: ${words('main form button')}`)
        note(`announced: ${words('body > [aria-live]')}`)
      }
      new MutationObserver(look).observe(document, { childList: true, characterData: true, subtree: true })
    })
    await page.route('**/electricity-bill-payment/tamil-nadu', async (route, request) => {
      // No answer before the message.
      if (request.method() === 'POST')
        await expect
          .poll(() => [...noted])
          .toEqual(
            expect.arrayContaining([
              'seen: Asking the biller…',
              expect.stringMatching(/^announced: Asking the biller… If there is no answer within 20 seconds/),
            ]),
          )
      await route.continue()
    })
    await signIn(page)
    await page.goto('/electricity-bill-payment/tamil-nadu')
    const number = page.getByLabel('Consumer number')
    if (press === 'at once')
      await number.evaluate((field: HTMLInputElement, typed) => {
        field.focus()
        field.value = typed
        field.form?.requestSubmit()
      }, consumerNumber(1))
    else {
      await number.focus()
      await expect(page.locator('chowk-island[data-name="biller-form"]')).toHaveAttribute('data-hydrated')
      await number.fill(consumerNumber(1))
      await page.getByRole('button', { name: 'Proceed' }).click()
    }
    await expect(page).toHaveURL(/\/pay\/[0-9A-Z]{35}$/)
  })

test('a corrected form is submitted at the first click', { tag: '@full' }, async ({ page }) => {
  await page.goto('/mobile-recharge/airtel')
  const number = page.getByLabel('Mobile number')
  await page.getByRole('button', { name: 'Proceed' }).click()
  // An error of a single field is reported once, and the focus is in the field.
  await expect(number).toBeFocused()
  await expect(page.getByRole('main').getByText('Mobile number is empty')).toHaveCount(1)
  // A person takes longer to read the error than the first script takes to load, which must see the focus event.
  await hydrated(page)
  await number.fill('9876543210')
  await expect(number).not.toHaveAttribute('aria-invalid')
  await page.getByRole('button', { name: 'Proceed' }).click()
  await expect(page).toHaveURL('/pay/amount')
})

test('a corrected error disappears, a chosen board shows its fields, and a valid form continues', async ({
  page,
  complaints,
}) => {
  await page.goto('/electricity-bill-payment/maharashtra')
  const slips = page.getByRole('main').getByRole('alert').getByRole('link')
  const board = page.getByLabel('Electricity board')
  await board.selectOption('maharashtra-state-electricity-distribution-company')
  await expect(page.getByLabel('Billing unit (BU)')).toBeVisible()
  await board.selectOption('')
  await expect(page.getByLabel('Billing unit (BU)')).toHaveCount(0)
  await page.getByRole('button', { name: 'Proceed' }).click()
  await expect(slips).toHaveCount(2)
  await page.getByLabel('Consumer number').fill('170012345678')
  await expect(slips).toHaveCount(1)
  await expect(board).toHaveAttribute('aria-invalid', 'true')
  await board.selectOption({ label: 'Tata Power Mumbai' })
  await expect(board).not.toHaveAttribute('aria-invalid')
  await expect(slips).toHaveCount(0)
  await expect(page.getByLabel('Billing unit (BU)')).toHaveCount(0)
  await page
    .getByLabel('Electricity board')
    .selectOption('maharashtra-state-electricity-distribution-company')
  await page.getByLabel('Billing unit (BU)').fill('4321')
  await page.getByRole('button', { name: 'Proceed' }).click()
  await expect(page).toHaveURL('/login?redirect=%2Fpay')
  expect(withoutRefusals(complaints)).toEqual([])
})

for (const { windows, tag, expectWell } of walksInWindows)
  test(`a refused form has no violation in ${windows}`, { tag }, async ({ page }) => {
    await page.goto('/electricity-bill-payment/maharashtra')
    await page.getByRole('button', { name: 'Proceed' }).click()
    await expect(page.getByRole('main').getByRole('alert')).toBeFocused()
    await expectWell(page)
  })
