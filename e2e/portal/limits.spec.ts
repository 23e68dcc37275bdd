/** The wallet's limits: shown in advance, reached, raised by verification, and then the payment works. */
import type { Page } from '@playwright/test'
import { expectNoViolationsInMain } from '../axe.ts'
import { expect, test } from './clean-page.ts'
import { overflow } from './layout-checks.ts'
import { demonstrationCode, signIn } from './sign-in.ts'

const words = {
  en: {
    prefix: '',
    amount: 'Amount (Rs.)',
    add: 'Add money',
    left: 'You can add up to Rs. 10,000 more this month',
    limits: 'See all limits, and how to raise them',
    holds: 'Rs. 10,000 left of Rs. 10,000',
    verify: 'Verify your identity',
    kind: 'Type of ID',
    number: 'ID number',
    check: 'Verify',
    mismatch: 'The ID is not in this name',
    name: 'Name on the ID',
    code: 'One-time code',
    confirm: 'Verify',
    tooMuch: 'Enter a smaller amount.',
    verified: 'Your identity is verified',
    more: 'Rs. 2,00,000 left of Rs. 2,00,000',
    succeed: 'Succeed',
    added: 'Rs. 50,000 has been added to your wallet',
  },
  hi: {
    prefix: '/hi',
    amount: 'रकम (₹)',
    add: 'पैसे जोड़ें',
    left: 'इस महीने आप ₹10,000 तक और जोड़ सकते हैं',
    limits: 'सारी सीमाएँ देखें, और जानें कि उन्हें कैसे बढ़ाएँ',
    holds: '₹10,000 में से ₹10,000 बचे',
    verify: 'अपनी पहचान सत्यापित करें',
    kind: 'कौन-सा पहचान पत्र',
    number: 'पहचान नंबर',
    check: 'सत्यापित करें',
    mismatch: 'यह पहचान पत्र इस नाम पर नहीं है',
    name: 'पहचान पत्र पर लिखा नाम',
    code: 'OTP',
    confirm: 'पुष्टि करें',
    tooMuch: 'कम रकम लिखें।',
    verified: 'आपकी पहचान सत्यापित हो गई है',
    more: '₹2,00,000 में से ₹2,00,000 बचे',
    succeed: 'सफल करें',
    added: '₹50,000 आपके वॉलेट में जुड़ गए हैं',
  },
} as const

type Words = (typeof words)[keyof typeof words]

/** From 'Raise your limits' to the verifier's answer. */
async function verify(page: Page, copy: Words, number: string): Promise<void> {
  const main = page.getByRole('main')
  await main.getByRole('button', { name: copy.verify }).click()
  await main.getByLabel(copy.code).fill(await demonstrationCode(main))
  await main.getByRole('button', { name: copy.confirm, exact: true }).click()
  await main.getByLabel(copy.name).fill('Asha Verma')
  await main.getByLabel(copy.kind).selectOption('pan')
  await main.getByLabel(copy.number).fill(number)
  await main.getByRole('button', { name: copy.check, exact: true }).click()
}

for (const [language, javaScriptEnabled] of [
  ['en', true],
  ['hi', false],
] as const)
  test.describe(`in ${language}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript, on a phone`, {
    tag: javaScriptEnabled ? '@full' : [],
  }, () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 740 } })

    test('a limit is shown, reached, raised by an ID, and then the payment works', async ({ page }) => {
      const copy: Words = words[language]
      const main = page.getByRole('main')
      const add = async (rupees: number) => {
        await page.goto(`${copy.prefix}/passbook`)
        await main.getByLabel(copy.amount).fill(String(rupees))
        await main.getByRole('button', { name: copy.add }).click()
      }
      await signIn(page)
      await page.goto(`${copy.prefix}/passbook`)
      await expect(main).toContainText(copy.left)
      await add(50_000)
      await expect(main.getByText(copy.tooMuch).first()).toBeVisible()
      await main.getByRole('link', { name: copy.limits }).click()
      await expect(main).toContainText(copy.holds)
      expect(await overflow(page)).toBeLessThanOrEqual(0)
      if (javaScriptEnabled) await expectNoViolationsInMain(page)

      await verify(page, copy, 'ABCPE1234F')
      await expect(main).toContainText(copy.mismatch)
      await verify(page, copy, 'ABCPE1231F')
      await expect(main).toContainText(copy.verified)
      await expect(main).toContainText(copy.more)

      await add(50_000)
      await main.getByRole('button', { name: copy.succeed }).click()
      await expect(main).toContainText(copy.added)
    })
  })
