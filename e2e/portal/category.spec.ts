/** A category's page: finding one provider among many, with and without JavaScript. */

import type { Page } from '@playwright/test'
import { expect, test } from './clean-page.ts'

const providers = (page: Page) => page.locator('#providers').getByRole('link')

test.describe('finding a provider', () => {
  test('letters narrow the list, and an empty box shows it all again', async ({ page, complaints }) => {
    await page.goto('/electricity-bill-payment')
    await expect(providers(page)).toHaveCount(36)

    const search = page.getByRole('searchbox', { name: 'Search by name' })
    await search.fill('bescom')
    await expect(providers(page)).toHaveText([/Karnataka/])
    await expect(page.getByRole('main').getByRole('status')).toHaveText('1 of 36 match “bescom”')

    await search.fill('')
    await expect(providers(page)).toHaveCount(36)
    expect(complaints).toEqual([])
  })

  test('the results of a search in a long list are in one row', async ({ page }) => {
    await page.goto('/loan-emi-payment')
    await page.getByRole('searchbox', { name: 'Search by name' }).fill('finance')
    const found = page.locator('#providers').getByRole('listitem')
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(0)
    const places = await found.evaluateAll(items => items.map(item => item.getBoundingClientRect().y))
    expect(places.length).toBeGreaterThan(2)
    expect(places[1]).toBe(places[0])
  })

  test('a Hindi name finds it on the Hindi page, and links to a Hindi page', { tag: '@full' }, async ({
    page,
  }) => {
    await page.goto('/hi/electricity-bill-payment')
    await page.getByRole('searchbox', { name: 'नाम से खोजें' }).fill('कर्नाटक')
    await expect(providers(page)).toHaveCount(1)
    await providers(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('कर्नाटक बिजली बिल भुगतान')
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the list is complete, and the server searches it', async ({ page }) => {
    await page.goto('/gas-bill-payment')
    await expect(providers(page)).toHaveCount(22)

    await page.getByRole('searchbox', { name: 'Search by name' }).fill('mumbai')
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
    await expect(providers(page)).toHaveText([/Mahanagar Gas/])
    await expect(page.getByRole('searchbox', { name: 'Search by name' })).toHaveValue('mumbai')
  })

  test('questions open in place, one at a time', async ({ page }) => {
    await page.goto('/gas-bill-payment')
    const questions = page.locator('#faq details')
    await questions.first().locator('summary').click()
    await expect(questions.first()).toHaveAttribute('open')
    await questions.nth(1).locator('summary').click()
    await expect(questions.nth(1)).toHaveAttribute('open')
    await expect(questions.first()).not.toHaveAttribute('open')
  })
})
