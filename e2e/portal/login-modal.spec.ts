/** Signing in in the modal, also with a waiting payment. */
import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './clean-page.ts'
import { consumerNumber, openBill } from './paying.ts'
import { demonstrationCode, grouped, newMobile, sendCode, signIn, signInControl } from './sign-in.ts'

test('the code field has the focus, the number is shown, and the sixth digit submits', async ({ page }) => {
  await page.goto('/electricity-bill-payment')
  await hydrated(page)
  await signInControl(page).click()
  const dialog = page.getByRole('dialog', { name: 'Sign in' })
  const frame = dialog.frameLocator('iframe')
  const mobile = newMobile()
  await frame.getByLabel('Mobile number').fill('123')
  await frame.getByRole('button', { name: 'Continue' }).click()
  await expect(frame.getByText('has 10 digits.')).toBeVisible()
  const { width, height } = (await dialog.boundingBox()) ?? {}
  expect({ width, height }).toEqual({ width: 570, height: 480 })
  await expect(frame.getByRole('button', { name: 'Use a passkey' })).toBeInViewport({ ratio: 1 })
  await frame.getByLabel('Mobile number').fill(mobile)
  await frame.getByRole('button', { name: 'Continue' }).click()
  await expect(frame.getByLabel('One-time code')).toBeFocused()
  await expect(frame.getByText(grouped(mobile))).toBeVisible()
  await page.keyboard.type(await demonstrationCode(frame))
  await expect(dialog).toBeHidden()
})

test('a sign-in in the modal, even with an error, adds nothing to the history: Back leads to the page before', {
  tag: '@full',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/hi/care')
  await page.goto('/hi/electricity-bill-payment')
  await hydrated(page)
  await page.getByRole('banner').getByRole('link', { name: 'साइन इन' }).click()
  const dialog = page.getByRole('dialog', { name: 'साइन इन' })
  const frame = dialog.frameLocator('iframe')
  const number = frame.getByLabel('मोबाइल नंबर')
  // The frame is invisible until its script has loaded.
  await expect(number).toBeFocused()
  await number.fill('123')
  await frame.getByRole('button', { name: 'आगे बढ़ें' }).click()
  await expect(number).toHaveAccessibleDescription(/10 अंक/)
  // The error needs no space that the title needs.
  await expect(frame.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
  expect((await frame.getByRole('heading', { level: 1 }).boundingBox())?.height).toBeGreaterThan(20)
  await number.fill(newMobile())
  await frame.getByRole('button', { name: 'आगे बढ़ें' }).click()
  const notice = await frame.getByText(/आपका OTP/).textContent()
  await frame.getByLabel('OTP').fill(/\d{6}/.exec(notice ?? '')?.[0] ?? '')
  await expect(dialog).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL('/hi/care')
})

test('the dialog fades in once, though it becomes modal during the fade, and its page needs no React', {
  tag: '@full',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.addInitScript(() => {
    addEventListener('transitionrun', ({ target, propertyName }) => {
      const { dataset } = document.documentElement
      if (target instanceof HTMLDialogElement && propertyName === 'opacity')
        dataset.fades = String(Number(dataset.fades ?? 0) + 1)
    })
  })
  await page.route(/\/core-/, route =>
    route.request().frame() === page.mainFrame() ? route.abort() : route.continue(),
  )
  await page.goto('/electricity-bill-payment')
  await expect(page.locator('header')).toHaveAttribute('data-enhanced')
  await signInControl(page).click()
  const dialog = page.getByRole('dialog', { name: 'Sign in' })
  await expect(dialog.frameLocator('iframe').getByLabel('Mobile number')).toBeVisible()
  expect(await dialog.evaluate(element => element.matches(':modal'))).toBe(true)
  await expect(page.locator('html')).toHaveAttribute('data-fades', '1')
})

test('a frame without a network preserves the number and says so', async ({ page, context }) => {
  await page.goto('/electricity-bill-payment')
  await hydrated(page)
  // A press without a network is answered at once, and repeated by itself.
  await signInControl(page).hover()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await signInControl(page).click()
  const dialog = page.getByRole('dialog', { name: 'Sign in' })
  await expect(dialog.getByRole('status')).toHaveText('Waiting for the network...')
  await context.setOffline(false)
  const frame = dialog.frameLocator('iframe')
  const mobile = newMobile()
  await frame.getByLabel('Mobile number').fill(mobile)
  await context.setOffline(true)
  await frame.getByRole('button', { name: 'Continue' }).click()
  await expect(frame.getByRole('alert')).toContainText('Nothing was sent')
  await expect(frame.getByLabel('Mobile number')).toHaveValue(mobile)
})

test('a step without an answer, on a device that reports a network, is repeated when the network returns', {
  tag: '@full',
}, async ({ page, context }) => {
  await page.goto('/electricity-bill-payment')
  await hydrated(page)
  await signInControl(page).click()
  const dialog = page.getByRole('dialog', { name: 'Sign in' })
  const frame = dialog.frameLocator('iframe')
  await frame.getByLabel('Mobile number').fill(newMobile())
  await context.setOffline(true)
  await frame.locator('body').evaluate(() => Object.defineProperty(navigator, 'onLine', { get: () => true }))
  await frame.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByRole('status')).not.toBeEmpty({ timeout: 15_000 })
  await context.setOffline(false)
  await expect(frame.getByLabel('Mobile number')).toBeVisible({ timeout: 20_000 })
})

/** The modal with a number and its code, which is not submitted yet. */
async function waitingForCode(page: Page) {
  await page.goto('/electricity-bill-payment')
  await hydrated(page)
  await signInControl(page).click()
  const dialog = page.getByRole('dialog', { name: 'Sign in' })
  const frame = dialog.frameLocator('iframe')
  const mobile = newMobile()
  await frame.getByLabel('Mobile number').fill(mobile)
  await frame.getByRole('button', { name: 'Continue' }).click()
  return { dialog, frame, mobile, code: await demonstrationCode(frame) }
}

test('cookies cleared before the code is submitted cost the code, and not the number', async ({
  page,
  context,
}) => {
  const { dialog, frame, mobile, code } = await waitingForCode(page)
  await context.clearCookies()
  await sendCode(frame, code)
  const number = frame.getByLabel('Mobile number')
  await expect(number).toHaveAccessibleDescription(/perhaps because cookies were cleared/)
  await expect(number).toHaveValue(mobile)
  await frame.getByRole('button', { name: 'Continue' }).click()
  await sendCode(frame, await demonstrationCode(frame))
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('banner').getByRole('button', { name: mobile })).toBeVisible()
})

test('a customer who signed in in another tab is named, and the typed number can still be used', async ({
  page,
}) => {
  const { dialog, frame, mobile, code } = await waitingForCode(page)
  const other = await signIn(page)
  await sendCode(frame, code)
  await expect(frame.getByRole('heading', { name: 'You are signed in as' })).toContainText(other.slice(5))
  await expect(frame.getByText(`To sign in with ${grouped(mobile)}, sign out first.`)).toBeVisible()
  await frame.getByRole('button', { name: 'Sign Out' }).click()
  await expect(frame.getByLabel('Mobile number')).toHaveValue(mobile)
  await frame.getByRole('button', { name: 'Continue' }).click()
  await sendCode(frame, await demonstrationCode(frame))
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('banner').getByRole('button', { name: mobile })).toBeVisible()
})

test('a customer who signed in in another tab can continue as that customer', async ({ page }) => {
  const { dialog, frame, code } = await waitingForCode(page)
  const other = await signIn(page)
  await sendCode(frame, code)
  await frame.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('banner').getByRole('button', { name: other })).toBeVisible()
})

test('a modal that is closed after a sign-out leaves no customer in the header', async ({
  page,
  context,
}) => {
  const { dialog, frame, code } = await waitingForCode(page)
  const other = await signIn(page)
  const tab = await context.newPage()
  await tab.goto('/care')
  await expect(page.locator('header [data-customer=greeting]')).toContainText(other)
  await sendCode(frame, code)
  await frame.getByRole('button', { name: 'Sign Out' }).click()
  await expect(frame.getByLabel('Mobile number')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(signInControl(page)).toBeVisible()
})

test('a code for the customer who signed in in another tab closes the modal', async ({ page }) => {
  const { dialog, frame, mobile, code } = await waitingForCode(page)
  await signIn(page, mobile)
  await sendCode(frame, code)
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('banner').getByRole('button', { name: mobile })).toBeVisible()
})

test('a visitor who has to sign in to pay sees what for', async ({ page }) => {
  const number = consumerNumber(1)
  await openBill(page, number)
  await expect(page).toHaveURL('/login?redirect=%2Fpay')
  await expect(page.getByRole('main')).toContainText(/After signing in you pay.*Tamil Nadu Power/)
  await expect(page.getByRole('main')).toContainText(number)
})
