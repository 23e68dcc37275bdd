/** Recharges begin with the number, and the home page with what its customer may want. */
import { expect, hydrated, test } from './clean-page.ts'
import { addMoney, askForBill, consumerNumber, mobileNumber, pay, payButton } from './paying.ts'
import { giveNumberAndCode, newMobile, signIn } from './sign-in.ts'

for (const path of ['/mobile-recharge', '/'])
  test(`on ${path} the operator appears as the number is typed, and can be changed`, async ({ page }) => {
    await signIn(page)
    await page.goto(path)
    await hydrated(page)
    const main = page.getByRole('main')
    const operator = main.getByLabel('Operator', { exact: true })
    const number = mobileNumber(1)
    await main.getByLabel('Mobile number').first().pressSequentially(number)
    await expect(operator).not.toHaveValue('')
    await expect(main.getByText('Not right? Choose another.')).toBeVisible()
    await operator.selectOption('Jio')
    await expect(main.getByText('Not right?')).toBeHidden()
    await main.getByRole('button', { name: 'Proceed' }).first().click()
    await expect(page).toHaveURL(/\/pay\/\w{35}$/)
    await expect(main).toContainText(number)
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Recharge with Jio')
  })

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 640 } })

    test('plans are seen, filtered and chosen before anybody signs in, and the sign-in ends at paying', async ({
      page,
    }) => {
      const number = mobileNumber(1)
      await page.goto('/mobile-recharge')
      const main = page.getByRole('main')
      await main.getByLabel('Mobile number').fill(number)
      await main.getByLabel('Operator', { exact: true }).selectOption('Jio')
      await main.getByRole('button', { name: 'Proceed' }).click()
      await expect(page).toHaveURL('/pay/amount')
      // The number may seem to be another operator's.
      await expect(main.getByText(/^(Our guess from the number|As you chose)$/)).toBeVisible()
      const plan = (name: RegExp) => main.getByRole('radio', { name })
      await expect(plan(/^Everyday Plus/)).toBeVisible()
      await expect(plan(/^Day Data/)).toBeHidden()
      await main.getByRole('radio', { name: '2 GB+ a day' }).check()
      await expect(plan(/^Two Months/)).toBeHidden()
      await main.getByText('Data', { exact: true }).click()
      await expect(plan(/^Day Data/)).toBeVisible()
      await expect(plan(/^Everyday Plus/)).toBeHidden()
      await plan(/^Day Data/).check()
      await main.getByRole('button', { name: 'Continue' }).click()
      await expect(main).toContainText(`Jio, ${number}, Rs. `)
      await giveNumberAndCode(main, newMobile())
      await expect(page).toHaveURL(/\/pay\/\w{35}$/)
      await expect(payButton(page)).toBeVisible()
      await expect(main).toContainText('Day Data')
    })
  })

test('FASTag begins with the vehicle’s number, in capital letters', async ({ page }) => {
  await page.goto('/fastag-recharge')
  await expect(page.getByLabel('Vehicle number').first()).toHaveAttribute('autocapitalize', 'characters')
})

test('home: what can be spent, and what was paid before is one press away; nothing moves', async ({
  page,
}) => {
  await signIn(page)
  await addMoney(page, 3000)
  const number = consumerNumber(1)
  await askForBill(page, number)
  await pay(page)
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries())
        Object.assign(window, {
          moved:
            (window as unknown as { moved: number }).moved + (entry as unknown as { value: number }).value,
        })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/')
  const strip = page.getByRole('list', { name: 'For you' })
  await expect(strip).toContainText(/You can spend\s*Rs\. /)
  await hydrated(page)
  expect(await page.evaluate(() => (window as unknown as { moved: number }).moved)).toBeLessThan(0.02)
  await strip.getByRole('button', { name: number }).click()
  await expect(page.getByRole('main').getByRole('status').or(payButton(page)).first()).toBeVisible()
})

test('the home page is the same for everybody until it knows who is there', async ({ page, request }) => {
  const stranger = await (await request.get('/')).text()
  await signIn(page)
  expect(await (await page.request.get('/')).text()).toBe(stranger)
})
