import { expect, test } from '@playwright/test'
import { expectAccessible, servedStory, story } from './gallery.ts'

test('the footer is found by its landmark', async ({ page }) => {
  await story(page, 'footer--default')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expectAccessible(page)
})

test('the footer hydrates what the server sent', async ({ page }) => {
  const complaints = await servedStory(page, 'footer--default')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  expect(complaints).toEqual([])
})
