/** /passbook: the balance, the entries and adding money, honest about what is not known yet. */

import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './clean-page.ts'
import { asha, newMobile, signIn, signInControl, withoutRefusals } from './sign-in.ts'
import { expectWellInTwoWindows, windowFor } from './windows.ts'

const status = (page: Page) => page.getByRole('main').getByRole('status')
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

    test('money that was added is in the balance and among the entries', async ({ page }) => {
      await signIn(page)
      await add(page, '1,250.75')
      await expect(status(page)).toHaveText('Rs. 1,250.75 has been added to your wallet')
      await page.goto('/passbook')
      await page.getByRole('main').getByRole('link', { name: 'Rs. 100', exact: true }).click()
      await expect(page.getByLabel('Amount (Rs.)')).toHaveValue('100')
      await page.getByRole('button', { name: 'Add money' }).click()
      await page.getByRole('button', { name: 'Succeed', exact: true }).click()
      await expect(page.getByRole('main')).toContainText('Rs. 1,350.75')
      // With scripts or without, nobody who is signed in is asked to.
      await expect(signInControl(page)).toBeHidden()
      await expect(page.getByRole('row')).toHaveText([
        /Entry.*Amount.*Balance/,
        /Money added.*\+100\.00.*1,350\.75/,
        /Money added.*\+1,250\.75.*1,250\.75/,
      ])
    })

    test('a declined payment changes nothing, and says so', async ({ page }) => {
      await signIn(page)
      await add(page, '500', 'Fail')
      await expect(status(page)).toContainText('Rs. 500 was not added')
      await expect(status(page)).toContainText('The payment was declined.')
      await expect(page.getByRole('main')).toContainText('No entries yet')
      await expect(page.getByRole('main')).toContainText('You can add up to Rs. 10,000 more this month.')
    })

    test('an amount that cannot be added is explained, and kept', async ({ page }) => {
      await signIn(page, newMobile(), '/passbook')
      for (const [amount, message] of [
        ['', 'Enter an amount.'],
        ['five hundred', 'Write the amount in digits'],
        ['-5', 'without a minus sign'],
        ['1.234', 'at most two decimals'],
        ['0.50', 'The smallest amount is Rs. 1.'],
        ['10,000.01', 'You can add up to Rs. 10,000 more this month.'],
      ] as const) {
        await page.getByLabel('Amount (Rs.)').fill(amount)
        await page.getByRole('button', { name: 'Add money' }).click()
        await expect(amountError(page)).toContainText(message)
        await expect(page.getByLabel('Amount (Rs.)')).toHaveValue(amount)
      }
    })

    test('a payment that is answered later is on its way until it is known', async ({ page }) => {
      await signIn(page)
      await add(page, '300', 'Answer later')
      await expect(status(page)).toContainText('Rs. 300 is on its way')
      await expect(page.getByRole('main')).toContainText('No entries yet')
      const arrived = status(page).filter({ hasText: 'Rs. 300 has been added to your wallet' })
      if (javaScriptEnabled) await expect(arrived).toBeVisible({ timeout: 30_000 })
      else
        await expect(async () => {
          await page.getByRole('link', { name: 'Check again' }).click()
          await expect(arrived).toBeVisible({ timeout: 1000 })
        }).toPass({ timeout: 30_000 })
      await expect(page.getByRole('row')).toHaveCount(2)
    })
  })

test('an answer that comes while the next amount is typed leaves it and the focus alone', async ({
  page,
  complaints,
}) => {
  await signIn(page)
  await add(page, '300', 'Answer later')
  await expect(status(page)).toBeFocused()
  const amount = page.getByLabel('Amount (Rs.)')
  await amount.fill('45')
  await expect(status(page)).toContainText('Rs. 300 has been added to your wallet', { timeout: 30_000 })
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(page.locator('[data-live=balance]')).toContainText('Rs. 300')
  await expect(amount).toHaveValue('45')
  await expect(amount).toBeFocused()
  expect(complaints).toEqual([])
})

test('an answer that comes twice adds money once', async ({ page }) => {
  await signIn(page)
  await add(page, '75', 'Answer twice')
  await expect(status(page)).toHaveText('Rs. 75 has been added to your wallet')
  await expect(page.getByRole('row')).toHaveCount(2)
})

test('a payment left without deciding can be finished, once', async ({ page }) => {
  await signIn(page)
  await beginToAdd(page, '40')
  const sandbox = page.url()
  await page.getByRole('link', { name: 'Leave without deciding' }).click()
  await expect(status(page)).toContainText('You have not approved the payment of Rs. 40')
  await page.getByRole('link', { name: 'Finish the payment' }).click()
  await page.getByRole('button', { name: 'Succeed' }).click()
  await expect(status(page)).toHaveText('Rs. 40 has been added to your wallet')

  await page.goto(sandbox)
  await expect(page.getByRole('main')).toContainText('This payment is decided already')
  await expect(page.getByRole('button', { name: 'Fail' })).toHaveCount(0)
})

test.describe('on a phone without JavaScript', () => {
  test.use(windowFor(false))

  test('a payment left on the bank’s page is listed, and can be finished from there', async ({ page }) => {
    await signIn(page)
    await beginToAdd(page, '60')
    await page.goto('/passbook')
    const open = page.locator('#being-added')
    await expect(open).toContainText('Rs. 60')
    await open.getByRole('link', { name: 'Finish the payment' }).click()
    await page.getByRole('button', { name: 'Succeed' }).click()
    await expect(status(page)).toHaveText('Rs. 60 has been added to your wallet')
    await expect(open).toHaveCount(0)
  })
})

test('the same form sent twice begins one payment', async ({ page, context }) => {
  await signIn(page, newMobile(), '/passbook')
  const form = await page
    .locator('form:has([name=amount])')
    .evaluate(element =>
      Object.fromEntries(
        [...new FormData(element as HTMLFormElement)].map(([name, value]) => [name, String(value)]),
      ),
    )
  const send = (amount: string) =>
    context.request.post('/passbook', { form: { ...form, amount }, maxRedirects: 0 })
  const answers = await Promise.all(Array.from({ length: 5 }, () => send('20')))
  const begun = answers.filter(answer => answer.status() === 303).map(answer => answer.headers().location)
  expect(new Set(begun).size).toBe(1)
  expect(answers.filter(answer => ![303, 409].includes(answer.status()))).toEqual([])
  const changed = await send('30')
  expect(changed.status()).toBe(422)
  expect(await changed.text()).toContain('This form was sent before with another amount.')
})

test('the month’s limit is told before it is hit, and closes the form when it is reached', async ({
  page,
}) => {
  await signIn(page)
  await add(page, '9,999.50')
  await expect(page.getByRole('main')).toContainText(
    'The limit is Rs. 10,000 a month, and Rs. 9,999.50 of it is used.',
  )
  await expect(page.getByRole('main')).toContainText('You have reached a limit of your wallet')
  await expect(page.getByLabel('Amount (Rs.)')).toHaveCount(0)
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
  test('what is set aside is told apart, and leads to its order', async ({ page }) => {
    await signIn(page, asha, '/passbook')
    const held = page.locator('#set-aside')
    await expect(held).toContainText('Rs. 450')
    const balances = page.locator('[data-live=balance]').getByRole('definition')
    const [inEntries = '', onHold = '', canSpend = ''] = await balances.allTextContents()
    const [newest = ''] = await page.getByRole('row').nth(1).getByRole('cell').last().allTextContents()
    const paise = (text: string) => Number(/[\d,]+(\.\d\d)?/.exec(text)?.[0].replaceAll(',', '')) * 100
    expect(paise(inEntries)).toBe(paise(newest))
    expect(paise(onHold)).toBe(450_00)
    expect(paise(canSpend)).toBe(paise(inEntries) - paise(onHold))
    await held.getByRole('link', { name: /DTH Recharge/ }).click()
    await expect(page.getByRole('main').getByRole('status')).toHaveText('Pending')
    await expect(page.getByRole('main')).toContainText('Rs. 450 is set aside in your wallet for it.')
  })

  test('on the smallest phone both ways to keep them begin at one line', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 740 })
    await signIn(page, asha, '/hi/passbook')
    const ways = page.locator('a[href*="entries.csv"], a[href*="/passbook/statement"]')
    const [file, paper] = await ways.evaluateAll(links => links.map(link => link.getBoundingClientRect()))
    expect(paper?.y).toBeGreaterThan(file?.y ?? 0)
    expect(paper?.x).toBe(file?.x)
  })

  test('a month shows its own entries, and nothing else', async ({ page }) => {
    await signIn(page, asha, '/passbook')
    const all = await page.getByRole('row').count()
    const months = page.getByLabel('Month')
    const names = await months.locator('option').allTextContents()
    let shown = 0
    for (const name of names.slice(1)) {
      await months.selectOption(name)
      await page.getByRole('button', { name: 'Show' }).click()
      await expect(page.getByRole('table')).toHaveAccessibleName(`Entries of ${name}, newest first`)
      shown += (await page.getByRole('row').count()) - 1
    }
    expect(shown).toBe(all - 1)
  })

  test('a month can be printed, and kept as a file that adds up', async ({ page }) => {
    await signIn(page, asha, '/passbook')
    const downloading = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download CSV' }).click()
    const file = await downloading
    expect(file.suggestedFilename()).toBe('passbook.csv')
    const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n')
    expect(lines).toHaveLength(await page.getByRole('row').count())
    const amounts = lines.slice(1).map(line => Number(/,(-?\d+\.\d\d),(\d+\.\d\d),[^,]*$/.exec(line)?.[1]))
    const newestBalance = Number(/,(\d+\.\d\d),[^,]*$/.exec(lines[1] ?? '')?.[1])
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBeCloseTo(newestBalance, 2)

    await page.getByRole('link', { name: 'Monthly statement' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Wallet statement')
    await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeHidden()
  })
})

test('no violation in any window, in any state', async ({ page, complaints }) => {
  test.slow()
  await signIn(page, newMobile(), '/passbook')
  await hydrated(page)
  await expectWellInTwoWindows(page)
  await page.getByRole('button', { name: 'Add money' }).click()
  await expect(amountError(page)).toBeVisible()
  await expectWellInTwoWindows(page)
  await beginToAdd(page, '5')
  await expectWellInTwoWindows(page)
  // Or the page would show itself anew in the middle of being judged.
  await page.route('**/passbook?topup=*', route =>
    route.request().resourceType() === 'xhr' ? undefined : route.continue(),
  )
  await page.getByRole('button', { name: 'Answer later' }).click()
  await expect(status(page)).toContainText('on its way')
  await expectWellInTwoWindows(page)
  await page.unrouteAll()
  await add(page, '6', 'Fail')
  await expectWellInTwoWindows(page)
  await add(page, '7')
  await expectWellInTwoWindows(page)
  await page.goto('/hi/passbook/statement')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('वॉलेट स्टेटमेंट')
  await expectWellInTwoWindows(page)
  expect(withoutRefusals(complaints)).toEqual([])
})
