// Announcements and focus, checked in Chromium's accessibility tree.
import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { bodyHasFocus, focusOf, hasRing, listen } from './announcements.ts'
import { expect, hydrated, test } from './clean-page.ts'
import { type PageType, pageTypes } from './page-types.ts'
import { consumerNumber, mobileNumber, openBill, payButton } from './paying.ts'
import { answerFor, bringMoney, holdMoney, holdPaymentsFor } from './sandbox-store.ts'
import { demonstrationCode, newMobile, signIn } from './sign-in.ts'
import { inHindi } from './views.ts'

// Each page type is checked once in pages.spec.ts; these again, in both languages. The steps of a payment are below.
for (const [name, type] of Object.entries<PageType>(pageTypes))
  if (type.walk || Boolean(type.signedIn) !== Boolean(type.reach))
    test(`${name}: complete in the tree before any scroll, in the visible order, with names that contain the labels`, {
      tag: '@full',
    }, async ({ page }) => {
      if (type.signedIn) await signIn(page)
      const own = (await type.reach?.(page)) ?? type.path
      for (const path of type.walk ? [own] : [own, inHindi(own)]) {
        // Once with touch from the start, once after zooming in.
        await page.setViewportSize({ width: path === own ? 360 : 1280, height: 740 })
        await page.goto(path)
        await type.walk?.(page)
        await hydrated(page)
        await expectAccessible(page, path)
      }
    })

const paying = {
  en: {
    prefix: '',
    wallet: 'Your wallet',
    pay: /^Pay Rs\./,
    code: 'One-time code',
    pin: 'Payment PIN',
    again: 'Payment PIN again',
    setPin: 'Set PIN',
    approve: /^Approve Rs\./,
    refusedTitle: /^Please check: Approve Rs\./,
    describesFirstPin: /It pays Rs\.\s[\d,.]+ to .+ now/,
    easyPin: /too easy to guess/,
    firstOutcome: /^heading "Paid Rs\.\s[\d,.]+ to Tamil Nadu/,
    describesPin:
      /^Your PIN and OTP approve Rs\.\s[\d,.]+ to .+, and nothing else\.|^Your PIN approves Rs\.\s[\d,.]+ to/,
    outcome:
      /^heading "Pending Rs\.\s[\d,.]+ to Tamil Nadu Power Distribution Corporation" \(Do not pay again\. /,
    paid: /^Paid: Rs\.\s[\d,.]+ to Tamil Nadu .+\. The payment is made\. You can now spend Rs\.\s[\d,.]+ from your wallet\.$/,
  },
  hi: {
    prefix: '/hi',
    wallet: 'आपका वॉलेट',
    pay: /^₹.*पे करें$/,
    code: 'OTP',
    pin: 'भुगतान PIN',
    again: 'भुगतान PIN दोबारा',
    setPin: 'PIN सेट करें',
    approve: /^₹.*पे करें$/,
    refusedTitle: /^कृपया जाँचें: ₹/,
    describesFirstPin: /इसी से अभी ₹[\d,.]+ .+ को जाएँगे/,
    easyPin: /आसान/,
    firstOutcome: /^heading ".+ को ₹[\d,.]+ का भुगतान हो गया/,
    describesPin: /^इस PIN से सिर्फ़ ये ₹[\d,.]+ .+ को जाएँगे।/,
    outcome: /^heading ".+ को ₹[\d,.]+ का भुगतान प्रक्रिया में है" \(./,
    paid: /^.+ को ₹[\d,.]+ का भुगतान हो गया। कंपनी को भुगतान मिल गया है। वॉलेट में उपलब्ध बैलेंस: ₹[\d,.]+।$/,
  },
} as const

async function addMoney(page: Page, rupees: number): Promise<void> {
  await page.goto('/passbook')
  await page.getByLabel('Amount (Rs.)').fill(String(rupees))
  await page.getByRole('button', { name: 'Add money' }).click()
  await page.getByRole('button', { name: 'Succeed' }).click()
  await expect(page.getByRole('main')).toContainText('has been added to your wallet')
}

for (const [language, words] of Object.entries(paying))
  test(`every step of a payment is announced (${language})`, {
    tag: language === 'en' ? [] : '@full',
  }, async ({ page }) => {
    const announced = await listen(page)
    const number = consumerNumber(3)
    holdPaymentsFor(number)
    await signIn(page)
    await addMoney(page, 4500)
    expect(await focusOf(page)).toBe(
      'status "Rs. 4,500 has been added to your wallet. You can now spend Rs. 4,500."',
    )
    const main = page.getByRole('main')
    const pressPay = async (bill: string) => {
      await openBill(page, bill, words.prefix)
      await page.getByRole('radio', { name: words.wallet }).check()
      await hydrated(page)
      await expectAccessible(page, 'the bill')
      await main.getByRole('button', { name: words.pay }).press('Enter')
    }
    await pressPay(consumerNumber(1))
    await main.getByLabel(words.code).waitFor()
    // The field's description says that a PIN comes first.
    const title = (await main.getByRole('heading', { level: 1 }).textContent()) ?? ''
    expect(await focusOf(page)).toMatch(new RegExp(`^textbox "${words.code}" \\(${title} `))
    await expectAccessible(page, 'the verification')
    await main.getByLabel(words.code).fill(await demonstrationCode(main))
    await page.keyboard.press('Enter')
    await main.getByLabel(words.again).fill('481516')
    await expectAccessible(page, 'a first PIN')
    const pin = main.getByLabel(words.pin, { exact: true })
    // It pays at once, as its description says.
    await expect(pin).toHaveAccessibleDescription(words.describesFirstPin)
    await pin.fill('123456')
    await main.getByRole('button', { name: words.setPin }).press('Enter')
    await expect(pin).toBeFocused()
    await expect(pin).toHaveAccessibleDescription(words.easyPin)
    await pin.fill('481516')
    await main.getByLabel(words.again).fill('481516')
    await hydrated(page)
    await main.getByRole('button', { name: words.setPin }).press('Enter')
    await page.waitForURL(/\/myorders\/ORD-/)
    await expect.poll(() => focusOf(page)).toMatch(words.firstOutcome)

    await pressPay(number)
    const approve = main.getByRole('button', { name: words.approve })
    await approve.waitFor()
    // No other approval is needed: the field's description says what it approves.
    expect(await focusOf(page)).toMatch(/^textbox ".+PIN" \(/)
    await expect(pin).toHaveAccessibleDescription(words.describesPin)

    await pin.fill('111111')
    await hydrated(page)
    await approve.press('Enter')
    await expect(pin).toBeFocused()
    await expect(pin).toHaveAccessibleDescription(/4/)
    await expect(page).toHaveTitle(words.refusedTitle)
    await expectAccessible(page, 'a wrong PIN')
    await pin.fill('481516')
    announced.length = 0
    await approve.press('Enter')
    await page.waitForURL(/\/myorders\/ORD-/)
    await expect.poll(() => focusOf(page)).toMatch(words.outcome)
    answerFor(number)
    await expect.poll(() => announced.at(-1), { timeout: 40_000 }).toMatch(words.paid)
    expect(announced.filter(text => words.paid.test(text))).toHaveLength(1)
    expect(await bodyHasFocus(page)).toBe(false)
    await expect(main.getByRole('status')).toHaveText(language === 'hi' ? 'भुगतान हो गया' : 'Paid')
  })

test('money that arrives by UPI is announced, and focus on a removed element moves to the outcome', {
  tag: '@full',
}, async ({ page }) => {
  const announced = await listen(page)
  await signIn(page)
  await openBill(page, consumerNumber(1))
  await page.getByRole('radio', { name: 'UPI app' }).check()
  await hydrated(page)
  await payButton(page).press('Enter')
  await page.getByRole('link', { name: 'I have paid' }).waitFor()
  await expectAccessible(page, 'the request to the UPI app')
  await page.getByRole('link', { name: 'I have paid' }).focus()
  const bank = await page.context().newPage()
  await bank.goto(page.url())
  await bank.getByRole('link', { name: 'Pay in the demo app' }).click()
  await bank.getByRole('button', { name: 'Succeed' }).click()
  // A window that is closed during a navigation sometimes never reports it.
  await bank.getByRole('heading', { level: 1, name: /Paid/ }).waitFor()
  await bank.close()
  await expect
    .poll(() => announced.join(' '), { timeout: 40_000 })
    .toMatch(/Paid: Rs\.\s[\d,.]+ to .+ is made\./)
  expect(await focusOf(page)).toMatch(/^heading "Paid Rs\.\s[\d,.]+ to /)
})

test('on the page of a UPI ID the fault, whose it is and who was asked are heard where the focus is', async ({
  page,
}) => {
  await signIn(page)
  await openBill(page, consumerNumber(1))
  await page.getByRole('radio', { name: 'UPI app' }).check()
  await hydrated(page)
  await payButton(page).press('Enter')
  const order = page.getByRole('link', { name: 'I have paid' })
  await order.waitFor()
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Pay with a UPI ID' }).press('Enter')
  const field = main.getByRole('textbox', { name: 'UPI ID' })
  await expect(page).toHaveTitle(/^Pay with a UPI ID/)
  await expectAccessible(page, 'a UPI ID')
  await field.fill('nobody')
  await field.press('Enter')
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleDescription(/^Nobody is found under this UPI ID\./)
  await expect(page).toHaveTitle(/^Please check: Pay with a UPI ID/)
  await expectAccessible(page, 'an unknown UPI ID')

  await field.fill('asha@okdemo')
  await field.press('Enter')
  await expect(page).toHaveTitle(/^Send a request for Rs\.\s[\d,.]+ to .+\?/)
  expect(await focusOf(page)).toMatch(/^heading "Send a request for Rs\.\s[\d,.]+ to .+\?"/)
  await expectAccessible(page, 'whose the UPI ID is')
  await main.getByRole('button', { name: 'Send the request' }).press('Enter')
  await order.waitFor()
  expect(await focusOf(page)).toMatch(/^heading "/)
  await expect(main).toContainText('asha@okdemo is asked in the demo UPI app.')

  await main.getByRole('link', { name: 'Pay with a UPI ID' }).press('Enter')
  await main.getByRole('button', { name: 'Use asha@okdemo' }).press('Enter')
  await expect(field).toHaveValue('asha@okdemo')
  await expect(field).toBeFocused()
  await expectAccessible(page, 'UPI IDs used before')
  await main.getByRole('button', { name: 'Remove asha@okdemo' }).press('Enter')
  await expect(field).toBeFocused()
  await expect(main.getByRole('button', { name: /asha@okdemo/ })).toHaveCount(0)
})

test('money that arrives later is announced with the new balance, and typed text stays', {
  tag: '@full',
}, async ({ page }) => {
  const paise = randomInt(100_00, 999_99)
  const rupees = (paise / 100).toFixed(2).replace('.00', '')
  holdMoney(paise)
  const announced = await listen(page)
  await signIn(page, undefined, '/passbook')
  await page.getByLabel('Amount (Rs.)').fill(rupees)
  await page.getByRole('button', { name: 'Add money' }).click()
  await page.getByRole('button', { name: 'Answer later' }).click()
  await hydrated(page)
  await expect
    .poll(() => focusOf(page))
    .toContain(`status "Rs. ${rupees} is on its way. The bank has not answered yet.`)
  expect(await hasRing(page), 'a ring after presses of the mouse').toBe(false)
  await page.getByLabel('Amount (Rs.)').fill('250')
  bringMoney(paise)
  await expect
    .poll(() => announced, { timeout: 40_000 })
    .toEqual([`Rs. ${rupees} has been added to your wallet. You can now spend Rs. ${rupees}.`])
  await expect(page.getByLabel('Amount (Rs.)')).toBeFocused()
  await expect(page.getByLabel('Amount (Rs.)')).toHaveValue('250')
})

const signingIn = {
  en: {
    path: '/',
    control: 'Sign In',
    dialog: 'Sign in',
    mobile: 'Mobile number',
    proceed: 'Continue',
    code: 'One-time code',
    wrong: /has 10 digits\./,
    offered: /The number you typed before\. Change it if it is not yours\.$/,
    until: /^For [\d\s]+ This OTP is valid until .+m\. Nobody/,
    done: /^You are signed in as \d+\.$/,
  },
  hi: {
    path: '/hi',
    control: 'साइन इन',
    dialog: 'साइन इन करें',
    mobile: 'मोबाइल नंबर',
    proceed: 'आगे बढ़ें',
    code: 'OTP',
    wrong: /10 अंक होते हैं/,
    offered: /यह नंबर आपने पहले लिखा था। अगर आपका नहीं है तो बदल दें।$/,
    until: /^[\d\s]+ के लिए यह OTP .+ तक चलेगा।/,
    done: /^आप \d+ के रूप में साइन इन हो गए हैं।$/,
  },
} as const

for (const [language, words] of Object.entries(signingIn))
  test(`signing in is announced: the focus moves in, follows each step and returns (${language})`, {
    tag: language === 'en' ? [] : '@full',
  }, async ({ page }) => {
    const announced = await listen(page)
    await page.goto(words.path)
    await hydrated(page)
    const typed = mobileNumber(1)
    await page.getByRole('main').getByLabel(words.mobile).first().fill(typed)
    await page.getByRole('banner').getByRole('link', { name: words.control }).press('Enter')
    const frame = page.getByRole('dialog', { name: words.dialog }).frameLocator('iframe')
    const mobile = frame.getByLabel(words.mobile)
    await expect(mobile).toBeFocused()
    await expect(mobile).toHaveValue(typed)
    await expect(mobile).toHaveAccessibleDescription(words.offered)
    await mobile.fill('123')
    await frame.getByRole('button', { name: words.proceed }).press('Enter')
    await expect(mobile).toHaveAccessibleDescription(words.wrong)
    await expect(mobile).toBeFocused()
    await mobile.fill(newMobile())
    await frame.getByRole('button', { name: words.proceed }).press('Enter')
    const code = frame.getByLabel(words.code)
    await expect(code).toBeFocused()
    await expect(code).toHaveAccessibleDescription(words.until)
    await code.fill(await demonstrationCode(frame))
    // In the field: a complete code submits itself, which would remove the button before it is pressed.
    await page.keyboard.press('Enter')
    await expect.poll(() => announced.at(-1)).toMatch(words.done)
    await expect.poll(() => focusOf(page)).toMatch(/^button "\d+"/)
  })

for (const [path, found, none] of [
  ['/', /^\d suggestions$/, 'Nothing found for “zzqqxx”'],
  ['/hi', /^\d सुझाव$/, '“zzqqxx” के लिए कुछ नहीं मिला'],
] as const)
  test(`a search on ${path} is announced when typing pauses, and results do not interrupt`, {
    tag: path === '/' ? [] : '@full',
  }, async ({ page }) => {
    const announced = await listen(page)
    await page.goto(path)
    await hydrated(page)
    announced.length = 0
    const box = page.locator('header input[name=q]')
    await box.focus()
    await expect(box).toHaveRole('combobox')
    await page.keyboard.type('bijli')
    await expect.poll(() => announced.length).toBeGreaterThan(0)
    expect(announced).toEqual([expect.stringMatching(found)])
    await page.keyboard.press('Control+a')
    await page.keyboard.type('zzqqxx')
    await expect.poll(() => announced.at(-1)).toBe(none)
    await page.keyboard.press('Control+a')
    await page.keyboard.type('bijli')
    await expect(box).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Tab')
    await expect(box).toHaveAttribute('aria-expanded', 'false')
  })

test('a calculator announces its result, and that there is none while the typed text is no amount', async ({
  page,
}) => {
  const announced = await listen(page)
  await page.goto('/tools/emi-calculator')
  await hydrated(page)
  const amount = page.getByLabel('Loan amount')
  await amount.focus()
  await expect(page.locator('chowk-island[data-name="live-result"]')).toHaveAttribute('data-hydrated')
  await amount.fill('500000')
  await expect.poll(() => announced.at(-1)).toMatch(/^Monthly instalment \(EMI\): Rs\.\s/)
  const before = announced.length
  await page.getByRole('button', { name: 'Calculate' }).press('Enter')
  await expect.poll(() => announced.length).toBe(before + 1)
  await amount.fill('-')
  await expect.poll(() => announced.at(-1)).toMatch(/^“Loan amount” (cannot be less|is not a number)/)
})

test('a sign-out in another tab is announced, and the focus moves to the remaining content', async ({
  page,
}) => {
  const announced = await listen(page)
  await signIn(page, undefined, '/passbook')
  await hydrated(page)
  await page.getByLabel('Amount (Rs.)').focus()
  const other = await page.context().newPage()
  await signOutIn(other)
  await page.bringToFront()
  await expect
    .poll(() => announced.at(-1), { timeout: 20_000 })
    .toMatch(/^You are signed out\. This page is hidden now/)
  expect(await focusOf(page)).toMatch(/^heading "You are signed out"/)
})

async function signOutIn(page: Page): Promise<void> {
  await page.goto('/')
  await hydrated(page)
  await page.getByRole('banner').locator('div[data-disclosure] > button').click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.waitForLoadState()
}
