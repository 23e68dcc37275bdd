import { expect, test } from '@playwright/test'
import { expectAccessible, story } from './gallery.ts'

test('the footer is found by its landmark', async ({ page }) => {
  await story(page, 'footer--default')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expectAccessible(page)
})
