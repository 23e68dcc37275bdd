/** The payment PIN: a first payment sets it, the next asks only for it, and a thief cannot bypass it. */
import type { Browser, Locator, Page } from '@playwright/test'
import { expectNoViolationsInMain } from '../axe.ts'
import { expect, hydrated, test } from './clean-page.ts'
import { isOnTop } from './first-screen.ts'
import { addPasskey, verifyByCode, withAuthenticator } from './passkey.ts'
import {
  approveButton,
  consumerNumber,
  openBill,
  orderState,
  pay,
  payButton,
  pin,
  setFirstPin,
  typePin,
} from './paying.ts'
import { giveMoney } from './paying-states.ts'
import { demonstrationCode, newMobile, sendCode, signIn, withoutRefusals } from './sign-in.ts'

async function toApproval(page: Page): Promise<void> {
  await openBill(page, consumerNumber(1))
  await page.getByRole('radio', { name: 'Your wallet' }).check()
  await payButton(page).click()
}

const codeField = (page: Page) => page.getByRole('main').getByLabel('One-time code')
const pinField = (page: Page) => page.getByRole('main').getByLabel('Payment PIN', { exact: true })

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', {
    tag: javaScriptEnabled ? [] : '@full',
  }, () => {
    test.use({ javaScriptEnabled })

    test('a first payment sets a PIN, the next asks for it, and no choice is lost', async ({ page }) => {
      await signIn(page)
      await giveMoney(page.request, 4500)
      await toApproval(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('First, set a payment PIN')
      await setFirstPin(page)
      // A browser with a script is known by its key from now on; one without needs a code each time.
      await expect(codeField(page)).toHaveCount(javaScriptEnabled ? 0 : 1)
      await approveButton(page).click()
      await expect(orderState(page)).toHaveText('Paid')

      await toApproval(page)
      await expect(pinField(page)).toBeVisible()
      // When nothing else is needed, it can be typed at once, below the amount that it approves.
      if (javaScriptEnabled) {
        await expect(pinField(page)).toBeFocused()
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
      }
      await expect(codeField(page)).toHaveCount(javaScriptEnabled ? 0 : 1)
      await typePin(page)
      await approveButton(page).click()
      await expect(orderState(page)).toHaveText('Paid')
    })
  })

test('with the browser’s text twice as large, a phone shows the PIN and the amount that it approves together', {
  tag: '@full',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const browserSettings = await page.context().newCDPSession(page)
  await browserSettings.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  await signIn(page)
  await giveMoney(page.request, 4500)
  await openBill(page, consumerNumber(1))
  await pay(page)
  await toApproval(page)
  // As a person scrolls: only until it is in the window.
  const scrollTo = (part: Locator) =>
    part.evaluate(element => scrollBy(0, element.getBoundingClientRect().bottom - innerHeight))
  await scrollTo(pinField(page))
  await expect.poll(() => isOnTop(pinField(page))).toBe(true)
  await scrollTo(approveButton(page))
  await expect(approveButton(page)).toBeInViewport()
  await expect.poll(() => isOnTop(pinField(page))).toBe(true)
})

/** All cookies of a browser, in another browser. */
async function thiefOf(page: Page, browser: Browser): Promise<Page> {
  const context = await browser.newContext()
  await context.addCookies(await page.context().cookies())
  return context.newPage()
}

test('copied cookies pay nothing: not with a code, nor with a PIN and no code', async ({ page, browser }) => {
  await signIn(page)
  await giveMoney(page.request, 4500)
  await openBill(page, consumerNumber(1))
  await pay(page)

  const thief = await thiefOf(page, browser)
  await toApproval(thief)
  await hydrated(thief)
  await pinField(thief).fill(pin)
  await approveButton(thief).click()
  // The key was not copied: a code is required beside the PIN.
  await expect(codeField(thief)).toBeVisible()
  const code = await demonstrationCode(thief.getByRole('main'))
  await pinField(thief).fill('481517')
  await codeField(thief).fill(code)
  await approveButton(thief).click()
  await expect(pinField(thief)).toHaveAccessibleDescription(/That PIN is not right/)
  await thief.goto('/myorders')
  await expect(thief.getByRole('list', { name: 'Orders, newest first' }).getByRole('listitem')).toHaveCount(1)
  await thief.context().close()
})

test('a browser that lost its key asks for a code once, and is known again', async ({ page, complaints }) => {
  await signIn(page)
  await giveMoney(page.request, 9000)
  await openBill(page, consumerNumber(1))
  await pay(page)
  await page.evaluate(
    () =>
      new Promise(resolve => {
        indexedDB.deleteDatabase('chowk-device').onsuccess = resolve
      }),
  )
  await toApproval(page)
  await pinField(page).fill('481517')
  await hydrated(page)
  await approveButton(page).click()
  await expect(codeField(page)).toBeVisible()
  const notice = page.getByRole('main').getByRole('status')
  await expect(notice).toContainText('We could not recognise this browser, so your PIN was not checked yet.')
  await expect(notice).toBeFocused()
  await expect(pinField(page)).toHaveValue('481517')
  await page.reload()
  await expect(notice).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'हिन्दी' }).click()
  await expect(notice).toContainText('इस ब्राउज़र की पहचान नहीं हो पाई')
  await page.goBack()
  // With its second factor, a wrong PIN is reported as such.
  await pinField(page).fill('481517')
  await codeField(page).fill(await demonstrationCode(page.getByRole('main')))
  await approveButton(page).click()
  await expect(pinField(page)).toHaveAccessibleDescription(/That PIN is not right/)
  await typePin(page)
  await approveButton(page).click()
  await expect(orderState(page)).toHaveText('Paid')
  await toApproval(page)
  await expect(pinField(page)).toBeVisible()
  await expect(codeField(page)).toHaveCount(0)
  expect(withoutRefusals(complaints)).toEqual([])
})

test('for a day on a new device the wallet pays at most Rs. 5,000, and says until when', async ({ page }) => {
  await signIn(page)
  await giveMoney(page.request, 9000)
  await page.goto('/cabletv-recharge/act-cable-tv')
  await page.getByLabel('VC number or customer ID').fill(consumerNumber(1).slice(-8))
  await page.getByRole('button', { name: 'Proceed' }).click()
  await page.getByLabel('Amount (Rs.)').fill('5001')
  // Where any amount is possible, only the amount is asked for.
  await expect(page.getByRole('main').getByRole('radio')).toHaveCount(0)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('main')).toContainText(
    /Up to Rs\.\s5,000 today: your device, number or PIN is new\. Your usual limit is back on \d/,
  )
  await page.getByRole('radio', { name: 'Your wallet' }).check()
  await payButton(page).click()
  await expect(page.getByRole('main').getByRole('status')).toContainText(/at most Rs\.\s5,000 a day/)
})

test('in settings the PIN is set, changed with the old one, and reset without it', {
  tag: '@full',
}, async ({ page }) => {
  await signIn(page, undefined, '/settings')
  const status = page.getByRole('main').getByRole('status')
  await page.getByRole('button', { name: 'Set a payment PIN' }).click()
  await verifyByCode(page)
  await pinField(page).fill(pin)
  await page.getByLabel('Payment PIN again').fill(pin)
  await page.getByRole('button', { name: 'Set PIN' }).click()
  await expect(status).toContainText('Your payment PIN is set.')

  for (const [former, next, message] of [
    [pin, '271828', 'Your payment PIN is changed, and your other devices are signed out.'],
    ['', '314159', 'For 24 hours your wallet pays at most Rs. 5,000 a day.'],
  ] as const) {
    await page.getByRole('button', { name: 'Change or reset the PIN' }).click()
    await verifyByCode(page)
    await page.getByLabel('Your current PIN').fill(former)
    await expect(page.getByRole('main')).toContainText(/You have until \d+:\d\d\s[ap]m for this\./)
    await pinField(page).fill(next)
    await page.getByLabel('Payment PIN again').fill(next)
    await page.getByRole('button', { name: 'Set PIN' }).click()
    await expect(status).toContainText(message)
  }
})

test('a customer who forgot the PIN during a payment reads what a reset means, and returns to the payment', {
  tag: '@full',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page)
  await giveMoney(page.request, 9000)
  await openBill(page, consumerNumber(1))
  await pay(page)
  await openBill(page, consumerNumber(1), '/hi')
  const main = page.getByRole('main')
  await main.getByRole('radio', { name: 'आपका वॉलेट' }).check()
  await main.getByRole('button', { name: /^₹[\d,.]+ पे करें$/ }).click()
  await expect(main.getByLabel('भुगतान PIN', { exact: true })).toBeVisible()
  const payment = new URL(page.url()).pathname

  await main.getByRole('link', { name: 'PIN भूल गए?' }).click()
  await expect(main).toContainText('24 घंटे तक वॉलेट एक दिन में ₹5,000 तक ही देगा')
  await main.getByRole('link', { name: 'वापस जाएँ' }).click()
  await expect(page).toHaveURL(`${payment}?step=approve`)

  await main.getByRole('link', { name: 'PIN भूल गए?' }).click()
  await main.getByRole('button', { name: 'OTP भेजें' }).click()
  const notice = await main.getByText(/आपका OTP/).textContent()
  await main.getByLabel('OTP').fill(/\d{6}/.exec(notice ?? '')?.[0] ?? '')
  await main.getByRole('button', { name: 'पुष्टि करें' }).click()
  await main.getByLabel('भुगतान PIN', { exact: true }).fill('271828')
  await main.getByLabel('भुगतान PIN दोबारा').fill('271828')
  await main.getByRole('button', { name: 'PIN सेट करें' }).click()
  await expect(page).toHaveURL(new RegExp(`${payment}\\?step=approve`))
  await expect(main.getByRole('status')).toContainText('आपका भुगतान PIN रीसेट हो गया है')
  await hydrated(page)
  await main.getByLabel('भुगतान PIN', { exact: true }).fill('271828')
  await main.getByRole('button', { name: /^₹[\d,.]+ पे करें$/ }).click()
  await expect(page).toHaveURL(/\/hi\/myorders\/ORD-/)
})

test('adding a passkey instead returns to the payment and approves it', { tag: '@full' }, async ({
  page,
}) => {
  await withAuthenticator(page)
  await signIn(page)
  await giveMoney(page.request, 4500)
  await toApproval(page)
  await expect(page.getByRole('button', { name: 'Add a passkey instead' })).toBeVisible()
  await addPasskey(page)
  await page.getByRole('link', { name: 'Go on with your payment' }).click()
  await page.getByRole('radio', { name: 'Your wallet' }).check()
  await payButton(page).click()
  await expect(pinField(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(orderState(page)).toHaveText('Paid')
})

test('in Hindi on a small screen each step fits and has no violations', {
  tag: '@full',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page)
  await giveMoney(page.request, 4500)
  await openBill(page, consumerNumber(1), '/hi')
  const main = page.getByRole('main')
  const look = async () => {
    await expectNoViolationsInMain(page)
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
    expect(scrollWidth).toBe(clientWidth)
  }
  await main.getByRole('button', { name: /^₹[\d,.]+ पे करें$/ }).click()
  const code = main.getByLabel('OTP')
  await code.fill(/\d{6}/.exec((await main.getByText(/आपका OTP/).textContent()) ?? '')?.[0] ?? '')
  await look()
  await main.getByRole('button', { name: 'पुष्टि करें' }).click()
  await main.getByLabel('भुगतान PIN', { exact: true }).fill('123456')
  await main.getByLabel('भुगतान PIN दोबारा').fill('123456')
  await main.getByRole('button', { name: 'PIN सेट करें' }).click()
  await expect(main.getByLabel('भुगतान PIN', { exact: true })).toHaveAccessibleDescription(/बहुत आसान/)
  await look()
  await main.getByLabel('भुगतान PIN', { exact: true }).fill(pin)
  await main.getByLabel('भुगतान PIN दोबारा').fill(pin)
  await main.getByRole('button', { name: 'PIN सेट करें' }).click()
  await expect(page).toHaveURL(/\/hi\/myorders\/ORD-/)
  await look()
})

test('just after signing in a first payment asks for a PIN alone, and copied cookies for a code', async ({
  page,
  browser,
}) => {
  await page.goto('/login?redirect=%2Fsettings')
  await page.getByLabel('Mobile number').fill(newMobile())
  await page.getByRole('button', { name: 'Continue' }).click()
  // Made while the code is typed.
  await expect(page.locator('input[name=deviceKey]')).toBeAttached()
  const main = page.getByRole('main')
  await sendCode(main, await demonstrationCode(main))
  await expect(page).toHaveURL('/settings')
  await giveMoney(page.request, 4500)

  const thief = await thiefOf(page, browser)
  await toApproval(thief)
  await thief.getByLabel('Payment PIN again').fill('481517')
  await pinField(thief).fill('481517')
  await hydrated(thief)
  await approveButton(thief).click()
  await expect(thief.getByRole('button', { name: 'Verify' })).toBeVisible()
  await thief.context().close()

  await toApproval(page)
  await page.getByLabel('Payment PIN again').fill(pin)
  await typePin(page)
  await expect(pinField(page)).toHaveAccessibleDescription(/It pays Rs\.\s[\d,.]+ to .+ now/)
  await approveButton(page).click()
  await expect(orderState(page)).toHaveText('Paid')
  await toApproval(page)
  await typePin(page)
  await expect(codeField(page)).toHaveCount(0)
  await approveButton(page).click()
  await expect(orderState(page)).toHaveText('Paid')
})
