/** The bell: how much a customer has not opened, and gone once they have. */
import { expect, hydrated, test } from './clean-page.ts'
import { newMobile, signIn } from './sign-in.ts'

const words = {
  en: {
    prefix: '',
    name: 'Name',
    save: 'Save',
    bell: 'Notifications',
    unread: ', 1 unread',
    read: 'Mark as read',
  },
  hi: { prefix: '/hi', name: 'नाम', save: 'सेव करें', bell: 'सूचनाएँ', unread: ', 1 नई', read: 'पढ़ लिया' },
} as const

for (const [locale, { prefix, name, save, bell, unread, read }] of Object.entries(words))
  for (const width of [360, 1280])
    test(`an opened notification is no longer counted: ${locale}, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 })
      await signIn(page, newMobile(), `${prefix}/settings`)
      await page.getByRole('textbox', { name, exact: true }).fill('Asha')
      const saved = page.waitForResponse(answer => answer.request().method() === 'POST')
      await page.getByRole('button', { name: save }).first().click()
      await saved
      await page.goto(`${prefix}/`)
      await hydrated(page)
      const control = (named: string) =>
        page.getByRole('banner').getByRole('link', { name: named, exact: true })
      await control(bell + unread).click()
      await page.getByRole('main').getByRole('button', { name: read, exact: true }).click()
      await expect(control(bell)).toBeVisible()
      await expect(page).toHaveURL(`${prefix}/messages`)
    })

test('without JavaScript messages are found by what they are about, and all marked as read by one press', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await signIn(page, newMobile(), '/settings')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Asha')
  await page.getByRole('button', { name: 'Save' }).first().click()
  await page.goto('/messages')
  const rows = page.getByRole('list', { name: 'Messages we sent you' }).getByRole('listitem')
  await page.getByRole('link', { name: 'Security', exact: true }).click()
  await expect(rows.filter({ hasText: 'name' })).toHaveCount(1)
  await page.getByRole('link', { name: 'Payments', exact: true }).click()
  await expect(page.getByText('No messages here')).toBeVisible()
  await page.getByRole('link', { name: 'Unread', exact: true }).click()
  await expect(rows.first()).toBeVisible()
  const all = page.getByRole('button', { name: 'Mark all as read' })
  await all.click()
  await expect(page.getByRole('status', { name: 'All messages are marked as read.' })).toBeVisible()
  await expect(all).toHaveCount(0)
  await context.close()
})
