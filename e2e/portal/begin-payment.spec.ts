/** How a payment begins: by a press of the customer, or after the visitor has signed in, and never by opening a page. */
import { expect, test } from './clean-page.ts'
import { addPasskey, withAuthenticator } from './passkey.ts'
import { consumerNumber, openBill, payButton } from './paying.ts'
import { newMobile, signIn, signInControl, signInWithModal, signOut } from './sign-in.ts'
import { windowFor } from './windows.ts'

const begun = /\/pay\/[0-9A-Z]{35}$/

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use(windowFor(javaScriptEnabled))

    test('a biller without an answer can be asked again, or with another number, and no typed text is lost', {
      tag: javaScriptEnabled ? [] : '@full',
    }, async ({ page }) => {
      await signIn(page)
      const number = consumerNumber(5)
      await openBill(page, number)
      const refusal = page.getByRole('main').getByRole('status')
      await expect(refusal).toContainText('The biller does not answer')
      const tryAgain = page.getByRole('button', { name: 'Try again' })
      await expect(tryAgain).toHaveCSS('position', 'static')
      const answered = page.waitForResponse(answer => answer.request().method() === 'POST')
      await tryAgain.click()
      await answered
      await expect(refusal).toContainText('The biller does not answer')
      await page.reload()
      await expect(page).toHaveURL('/pay')
      await expect(refusal).toContainText('The biller does not answer')
      await expect(page.getByLabel('Consumer number')).toHaveValue(number)
      await page.getByLabel('Consumer number').fill(consumerNumber(1))
      await page.getByRole('button', { name: 'Proceed' }).click()
      await expect(page).toHaveURL(begun)
      await expect(payButton(page)).toBeVisible()
      await page.goto('/pay')
      await expect(page).toHaveURL('/pay/saved')
    })

    test('a visitor who signs in meanwhile in another tab continues with one press', {
      tag: javaScriptEnabled ? '@full' : [],
    }, async ({ page, context }) => {
      await openBill(page, consumerNumber(1))
      await expect(page).toHaveURL('/login?redirect=%2Fpay')
      await signIn(await context.newPage())
      await page.reload()
      await page.getByRole('main').getByRole('button', { name: 'Continue' }).click()
      await expect(page).toHaveURL(begun)
    })
  })

test('after a sign-in in the modal the typed text is there, Proceed begins, and back returns to the form', async ({
  page,
}) => {
  const number = consumerNumber(1)
  await page.goto('/electricity-bill-payment/tamil-nadu')
  await page.getByLabel('Consumer number').fill(number)
  await signInWithModal(page)
  await expect(page.getByLabel('Consumer number')).toHaveValue(number)
  await page.getByRole('button', { name: 'Proceed' }).click()
  await expect(page).toHaveURL(begun)
  await page.goBack()
  await expect(page).toHaveURL('/electricity-bill-payment/tamil-nadu')
  await expect(page.getByRole('button', { name: 'Proceed' })).toBeVisible()
})

test('a passkey offered at the field begins the waiting payment, as Verify does', {
  tag: '@full',
}, async ({ page }) => {
  await withAuthenticator(page)
  const mobile = await signIn(page, newMobile())
  await addPasskey(page)
  await signOut(page, new RegExp(mobile.slice(0, 4)))
  await openBill(page, consumerNumber(1))
  await expect(page).toHaveURL('/login?redirect=%2Fpay')
  await expect(page.getByRole('button', { name: 'Use a passkey' })).toBeVisible()
  // This authenticator accepts at once; a person would choose the passkey there.
  await page.getByLabel('Mobile number').click()
  await expect(page).toHaveURL(begun)
  await expect(payButton(page)).toBeVisible()
})

test('a passkey in the modal signs in and leaves the page as a code does', { tag: '@full' }, async ({
  page,
}) => {
  await withAuthenticator(page)
  const mobile = await signIn(page, newMobile())
  await addPasskey(page)
  await signOut(page, new RegExp(mobile.slice(0, 4)))
  const number = consumerNumber(1)
  await page.goto('/electricity-bill-payment/tamil-nadu')
  await page.getByLabel('Consumer number').fill(number)
  await signInControl(page).click()
  const dialog = page.getByRole('dialog', { name: 'Sign in' })
  await dialog.frameLocator('iframe').getByRole('button', { name: 'Use a passkey' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByLabel('Consumer number')).toHaveValue(number)
  await page.getByRole('button', { name: 'Proceed' }).click()
  await expect(page).toHaveURL(begun)
})
