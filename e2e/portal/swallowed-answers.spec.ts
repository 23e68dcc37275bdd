/** The network takes one answer of a payment after another: the customer always ends on a page of ours that tells the truth. */
import { expect, test } from './clean-page.ts'
import { consumerNumber, orderState, payAndTypePin, payButton } from './paying.ts'
import { giveMoney } from './paying-states.ts'
import { signIn } from './sign-in.ts'

type Sent = (url: string, body: string) => boolean

const step =
  (name: string): Sent =>
  (_url, body) =>
    new RegExp(`\\bstep=${name}(&|$)`).test(body)

const requests: Readonly<Record<string, readonly Sent[]>> = {
  Proceed: [url => url.includes('/electricity-bill-payment/')],
  Pay: [step('pay')],
  'Verify, and then to Set PIN,': [step('prove'), step('set-pin')],
  Approve: [step('approve')],
}

for (const [name, sent] of Object.entries(requests))
  test(`the answer to ${name} never comes: paid once, and the order says so`, async ({ page }) => {
    test.slow()
    await signIn(page)
    await giveMoney(page.request, 3000)
    const open = new Set(sent)
    await page.route('**/*', async (route, request) => {
      const swallowed = [...open].find(
        isIt => request.method() === 'POST' && isIt(request.url(), request.postData() ?? ''),
      )
      if (!swallowed) return route.continue()
      open.delete(swallowed)
      await route.fetch({ maxRedirects: 0 })
      await route.abort('connectionreset')
    })
    await page.goto('/electricity-bill-payment/tamil-nadu')
    await page.getByLabel('Consumer number').fill(consumerNumber(1))
    // Its code is fetched with the first touch; typing a number takes a person longer than that.
    await expect(page.locator('chowk-island[data-name="biller-form"]')).toHaveAttribute('data-hydrated')
    await page.getByRole('button', { name: 'Proceed' }).click()
    await expect(payButton(page)).toBeVisible()
    await expect(page.locator('chowk-island[data-name="pay-flow"]')).toHaveAttribute('data-hydrated')
    page.setDefaultTimeout(8000)
    // A lost answer to 'Pay' ends where it began, with nothing charged: the customer presses again.
    await expect(() => payAndTypePin(page)).toPass({ timeout: 60_000 })
    await page.getByRole('button', { name: /^Approve Rs\./ }).click()
    await expect(page).toHaveURL(/\/myorders\/ORD-/, { timeout: 30_000 })
    await expect(orderState(page)).toHaveText('Paid')
    expect(open.size).toBe(0)
    await page.goto('/passbook')
    await expect(page.getByRole('row', { name: /Electricity Bill Payment/ })).toHaveCount(1)
  })
