import { expectShell, signInAs } from '@chowk/fragments/testing'
import { expect, type Page, test } from '@playwright/test'

const signIn = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Sign In' })
const greeting = (page: Page) => page.getByRole('banner').getByRole('button', { name: /Asha/ })

test('a visitor can sign in on the page', async ({ page }) => {
  await page.goto('/')
  await expectShell(page)
  await signIn(page).click()
  const dialog = page.getByRole('dialog', { name: 'Sign in' })
  await dialog.frameLocator('iframe').getByRole('button', { name: 'Asha', exact: true }).click()
  await expect(greeting(page)).toBeVisible()
})

test('a customer is greeted', async ({ page }) => {
  await signInAs(page, 'asha')
  await page.goto('/')
  await expectShell(page)
  await expect(greeting(page)).toBeVisible()
})

test('a session that has expired shows Sign In again', async ({ page }) => {
  await signInAs(page, 'expiring')
  await page.goto('/')
  await expect(greeting(page)).toBeVisible()
  await page.reload()
  await expect(signIn(page)).toBeVisible()
})
