/** The network loses the answers of a payment one by one: the customer always ends on a page with the true state. */
import { expect, test } from './clean-page.ts'
import { approveButton, consumerNumber, orderState, payButton, pin, typePin } from './paying.ts'
import { giveMoney } from './paying-states.ts'
import { demonstrationCode, sendCode, signIn } from './sign-in.ts'

test('every answer is lost once: paid once, and the order says so', { tag: '@full' }, async ({ page }) => {
  await signIn(page)
  await giveMoney(page.request, 3000)
  const lost: string[] = []
  let isDown = false
  await page.route('**/*', async (route, request) => {
    const step = request.method() === 'POST' && (/\bstep=([\w-]+)/.exec(request.postData() ?? '')?.[1] ?? '')
    if (step === false || lost.includes(step)) return isDown ? route.abort() : route.continue()
    lost.push(step)
    isDown = step === 'set-pin'
    await route.fetch({ maxRedirects: 0 })
    await route.abort('connectionreset')
  })
  const main = page.getByRole('main')
  await page.goto('/electricity-bill-payment/tamil-nadu')
  await page.getByLabel('Consumer number').fill(consumerNumber(1))
  // Its code is loaded at the first focus; typing a number takes a person longer than that.
  await expect(page.locator('chowk-island[data-name="biller-form"]')).toHaveAttribute('data-hydrated')
  await page.getByRole('button', { name: 'Proceed' }).click()
  await page.getByRole('radio', { name: 'Your wallet' }).check()
  await expect(page.locator('chowk-island[data-name="pay-flow"]')).toHaveAttribute('data-hydrated')
  /** A lost answer before the approval leads back to the bill, with nothing charged. */
  const pressAgain = async () => {
    await expect(main.getByRole('alert')).toContainText('Please check your choice and press again.')
    await payButton(page).click()
  }
  await payButton(page).click()
  await pressAgain()
  await sendCode(main, await demonstrationCode(main))
  await pressAgain()
  const verify = main.getByRole('button', { name: 'Verify' })
  await expect(verify.or(approveButton(page))).toBeVisible()
  // The answer that was lost may have brought the verification's cookie.
  if (await verify.isVisible()) await sendCode(main, await demonstrationCode(main))
  await main.getByLabel('Payment PIN again').fill(pin)
  await typePin(page)
  await approveButton(page).click()
  await expect(main.getByRole('alert')).toContainText('Do not pay again')
  isDown = false
  await expect(page).toHaveURL(/\/myorders\/ORD-/)
  await expect(orderState(page)).toHaveText('Paid')
  expect(lost).toEqual(['', 'pay', 'verify', 'set-pin'])
  await page.goto('/passbook')
  await expect(page.getByRole('listitem').filter({ hasText: /Tamil Nadu Power.*−Rs\./s })).toHaveCount(1)
})
