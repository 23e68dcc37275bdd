/** A customer's rights: a download of their data, their consents, retention times, and a contact for complaints. */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expectNoViolationsInMain } from '../axe.ts'
import { expect, test } from './clean-page.ts'
import { addPasskey, verifyByCode, withAuthenticator } from './passkey.ts'
import { newMobile, signIn } from './sign-in.ts'

async function savedText(page: Page, button: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.zip$/)
  return readFileSync(await download.path(), 'utf8')
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', {
    tag: javaScriptEnabled ? '@full' : [],
  }, () => {
    test.use({ javaScriptEnabled })

    test('a code unlocks the download of all data, once', async ({ page }) => {
      const mobile = await signIn(page, newMobile(), '/settings/consents')
      await expect(page.getByRole('main')).toContainText('Terms and Conditions')
      await expect(page.getByRole('main')).toContainText(/Agreed on \d/)
      await page.goto('/settings')
      await page.getByRole('button', { name: 'Download my data' }).click()
      await verifyByCode(page)
      await expect(page).toHaveURL('/settings/data')
      const text = await savedText(page, 'Save the file')
      expect(text).toMatch(/^PK/)
      expect(text).toContain(`"mobile": "${mobile}"`)

      await page.getByRole('button', { name: 'Save the file' }).click()
      await expect(page).toHaveURL('/settings/confirm/export-data')
    })
  })

test('a customer with a passkey uses it instead; in Hindi', { tag: '@full' }, async ({ page }) => {
  await withAuthenticator(page)
  await signIn(page)
  await addPasskey(page)
  await page.goto('/hi/settings')
  await page.getByRole('button', { name: 'मेरा डेटा डाउनलोड करें' }).click()
  await expect(page.getByLabel('OTP')).toHaveCount(0)
  await page.getByRole('button', { name: 'पासकी' }).click()
  await expect(page).toHaveURL('/hi/settings/data')
  await expectNoViolationsInMain(page)
  expect(await savedText(page, 'फ़ाइल सेव करें')).toContain('पढ़ें.txt')
})

test('the care page names the grievance officer, marked as a sample', async ({ page }) => {
  await page.goto('/care')
  const main = page.getByRole('main')
  await expect(main).toContainText('Grievance officer')
  await expect(main).toContainText('Sample for the demonstration: nobody answers here.')
})

test.describe('closing the account', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

  test('pays the balance out, says what is retained, and releases the number', async ({ page }) => {
    const mobile = await signIn(page, newMobile(), '/passbook')
    await page.getByLabel('Amount (Rs.)').fill('150')
    await page.getByRole('button', { name: 'Add money' }).click()
    await page.getByRole('button', { name: 'Succeed', exact: true }).click()
    await page.goto('/settings')
    await page.getByRole('link', { name: 'Close account' }).click()
    await expect(page.getByText('Rs. 150 goes back to the accounts you added it from')).toBeVisible()
    await expect(page.getByText('at least 10 years')).toBeVisible()
    await page.getByRole('button', { name: 'Close account' }).click()
    await verifyByCode(page)
    await expect(page).toHaveURL('/settings/close')
    await page.getByRole('button', { name: 'Close account' }).click()
    await expect(page.getByRole('heading', { name: 'Your account is closed' })).toBeVisible()
    await page.goto('/passbook')
    await expect(page).toHaveURL(/\/login/)
    await signIn(page, mobile, '/passbook')
    await expect(page.getByText('No entries yet')).toBeVisible()
  })
})
