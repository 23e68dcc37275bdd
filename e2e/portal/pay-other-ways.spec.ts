/** Recharges, custom amounts, money by UPI, saved accounts, and a dispute from the order. */
import { expect, test } from './clean-page.ts'
import { consumerNumber, mobileNumber, openBill, orderState, pay, payButton } from './paying.ts'
import { giveMoney, payBill, toOrder, toReview } from './paying-states.ts'
import { signIn } from './sign-in.ts'
import { windowFor } from './windows.ts'

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use(windowFor(javaScriptEnabled))
    const repeated = { tag: javaScriptEnabled ? [] : '@full' }

    test('an account is saved after a payment, renamed, paid again and removed', {
      tag: javaScriptEnabled ? '@full' : [],
    }, async ({ page }) => {
      await signIn(page)
      await giveMoney(page.request, 500)
      const order = await toOrder(page.request, await toReview(page.request))
      await page.goto(order)
      await page.getByLabel('Name for this account').fill('Mother')
      await page.getByRole('button', { name: 'Save account' }).click()
      await expect(page).toHaveURL('/pay/saved')
      await page.getByText('Name, group or remove').click()
      await page.getByLabel('Name', { exact: true }).fill('Ma')
      await page.getByRole('button', { name: 'Save', exact: true }).click()

      await page.getByRole('button', { name: 'Recharge Ma' }).click()
      await expect(page.getByText('As you paid before')).toBeVisible()
      await page.goto(order)
      await page.getByRole('button', { name: 'Pay again' }).click()
      await expect(page.getByRole('heading', { name: /^Check and pay: / })).toBeVisible()
      await page.goto(order)
      await expect(orderState(page)).toHaveText('Paid')
      await expect(page.getByRole('button', { name: 'Save account' })).toHaveCount(0)

      await page.goto('/pay/saved')
      await page.getByText('Name, group or remove').click()
      await page.getByRole('button', { name: 'Remove' }).click()
      await expect(page.getByRole('main')).toContainText('Paid lately, not saved')
    })

    test('a recharge: operator and circle are suggested and can be changed, a plan is chosen, the fee is shown', {
      tag: '@full',
    }, async ({ page }) => {
      await signIn(page)
      await giveMoney(page.request, 1000)
      await page.goto('/mobile-recharge/airtel')
      await page.getByLabel('Mobile number').fill(mobileNumber(1))
      await page.getByRole('button', { name: 'Proceed' }).click()
      await expect(page.getByRole('heading', { name: 'Choose your recharge' })).toBeVisible()
      await expect(page.getByLabel('Circle')).not.toHaveValue('')
      // Collapsed when the operator suggested by the number equals the chosen one.
      if (!(await page.getByLabel('Operator').isVisible()))
        await page.getByText('Change', { exact: true }).click()
      await page.getByLabel('Operator').selectOption('Jio')
      await page.getByLabel('Circle').selectOption('Kerala and Lakshadweep')
      await page.getByRole('button', { name: 'Show plans' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recharge with Jio')
      await expect(page.getByLabel('Circle')).toHaveValue('kerala')

      await page.getByRole('radio', { name: /^Everyday Plus.*2 GB a day.*28 days/ }).check()
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page.getByRole('main')).toContainText(/Fee\s*Rs\.\s1/)
      await expect(payButton(page)).toHaveText(/Pay Rs\.\s(300|310|320)/)
      await page.getByRole('link', { name: 'Choose another plan' }).click()
      await page.getByRole('radio', { name: /^Another amount/ }).check()
      await page.getByLabel('Amount (Rs.)').fill('5')
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page.getByRole('main').getByRole('alert')).toContainText('takes Rs. 10 or more')
      await page.getByLabel('Amount (Rs.)').fill('51.50')
      if (javaScriptEnabled) await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(payButton(page)).toHaveText('Pay Rs. 51.50')
      await pay(page)
      await expect(orderState(page)).toHaveText('Paid')
    })

    test('a bill with several amounts: the button shows the chosen one’s total', async ({ page }) => {
      await signIn(page)
      await page.goto('/credit-card-bill-payment/indusind-bank')
      for (const field of await page.locator('form[action$="indusind-bank"] input:visible').all())
        await field.fill(
          (await field.getAttribute('name'))?.includes('mobile')
            ? mobileNumber(1)
            : String(mobileNumber(1)).slice(-4),
        )
      await page.getByRole('button', { name: 'Proceed' }).click()
      const dues = page.getByRole('radio', { name: /due/ })
      await expect(dues).toHaveCount(2)
      const total = (await payButton(page).textContent()) ?? ''
      await page.getByRole('radio', { name: /^Minimum due/ }).check()
      await expect(payButton(page)).not.toHaveText(total)
      await page.getByRole('radio', { name: /^Another amount/ }).check()
      await expect(payButton(page)).toHaveCount(0)
      await page.getByLabel('Amount (Rs.)').fill('120')
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(payButton(page)).toHaveText('Pay Rs. 120')
    })

    test(
      'money that does not come by UPI leaves nothing paid and nothing charged',
      repeated,
      async ({ page }) => {
        await signIn(page)
        await openBill(page, consumerNumber(1))
        await pay(page, 'UPI app')
        await page.getByRole('link', { name: 'Pay in the demo app' }).click()
        await page.getByRole('button', { name: 'Fail' }).click()
        await expect(orderState(page)).toHaveText('Failed')
        await expect(page.getByRole('main')).toContainText('so nothing was paid or charged')
        await expect(page.getByRole('main')).not.toContainText('Paid from')
        await expect(page.getByRole('link', { name: 'Receipt' })).toHaveCount(0)
      },
    )

    test(
      'a bill paid by UPI that the biller refuses: the money is refunded there, and the order says where it is',
      repeated,
      async ({ page }) => {
        await signIn(page)
        await openBill(page, consumerNumber(2))
        await pay(page, 'UPI app')
        await page.getByRole('link', { name: 'Pay in the demo app' }).click()
        await page.getByRole('button', { name: 'Pay more' }).click()
        await expect(orderState(page)).toHaveText('Refunded')
        const main = page.getByRole('main')
        const heading = page.getByRole('heading', { level: 1 })
        await expect(heading).toHaveText(/^Not paid Rs\./)
        for (const thing of [heading, orderState(page)]) await expect(thing).toBeInViewport({ ratio: 1 })
        // With a script the page itself polls for the end.
        await expect(async () => {
          if (!javaScriptEnabled) await page.reload()
          await expect(main).toContainText('bank reference', { timeout: 1000 })
          // What was paid too much and the rest are returned one after the other.
          await expect(main).not.toContainText('on its way back', { timeout: 1000 })
        }).toPass({ timeout: 40_000 })
        await expect(orderState(page)).toHaveText('Refunded')
        await expect(main).toContainText(
          /was returned to the UPI account you paid from on .*bank reference \d{12}/,
        )
        await page.goto('/passbook')
        await expect(main).toContainText('Rs. 0')
        await expect(main).toContainText('No entries yet')
      },
    )
  })

test('a dispute suggests the most likely reason first, and is tracked to its end', {
  tag: '@full',
}, async ({ page }) => {
  await signIn(page)
  await page.goto(await payBill(page.request, consumerNumber(2)))
  await page.getByRole('link', { name: 'Raise a dispute' }).click()
  const likely = page.getByRole('radio').first()
  await expect(likely).toHaveAccessibleName(/Money was taken, but the bill was not paid/)
  await expect(likely).not.toBeChecked()
  await likely.check()
  await page.getByLabel('What happened?').fill('The wallet still shows less than before, since this morning.')
  await page.getByRole('button', { name: 'Raise dispute' }).click()
  await expect(orderState(page).filter({ hasText: /Resolved|Rejected/ })).toBeVisible({ timeout: 45_000 })
  // Its history remains visible.
  await expect(page.locator('[data-live=timeline]').getByRole('listitem')).toHaveText([
    /^Raised/,
    /^With the biller/,
    /^(Resolved|Rejected)/,
  ])
})
