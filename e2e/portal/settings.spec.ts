/** /settings: the profile, the number, passkeys and devices. */

import type { Page } from '@playwright/test'
import { expectNoViolationsInMain } from '../axe.ts'
import { expect, hydrated, test } from './clean-page.ts'
import { addPasskey, makePasskey, verifyByCode, withAuthenticator } from './passkey.ts'
import { demonstrationCode, newMobile, signIn, withoutRefusals } from './sign-in.ts'
import { walksInWindows } from './windows.ts'

const status = (page: Page) => page.getByRole('main').getByRole('status')

test.describe('the profile', () => {
  for (const javaScriptEnabled of [true, false])
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', {
      tag: javaScriptEnabled ? [] : '@full',
    }, () => {
      test.use({ javaScriptEnabled })

      test('an invalid name is explained, preserved, and can be corrected', async ({ page }) => {
        await signIn(page, newMobile(), '/settings')
        await page.getByLabel('Name').fill('<Meera>')
        await page.getByRole('button', { name: 'Save' }).click()
        const summary = page.getByRole('main').getByRole('alert')
        await expect(summary).toBeFocused()
        await expect(summary).toContainText('Remove other signs.')
        await expect(page.getByLabel('Name')).toHaveValue('<Meera>')
        await expect(page.getByLabel('Name')).toHaveAccessibleDescription(/Remove other signs/)

        await page.getByLabel('Name').fill('  मीरा   अय्यर ')
        await page.getByRole('button', { name: 'Save' }).click()
        await expect(status(page)).toHaveText('Your profile is saved.')
        await expect(page.getByLabel('Name')).toHaveValue('मीरा अय्यर')
      })
    })

  test('an error is shown without a request to the server', async ({ page }) => {
    await signIn(page, newMobile(), '/settings')
    await page.getByLabel('Name').fill('!')
    const form = page.locator('chowk-island', { has: page.getByLabel('Name') })
    await expect(form).toHaveAttribute('data-hydrated')
    let posts = 0
    page.on('request', request => {
      if (request.method() === 'POST') posts += 1
    })
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Remove other signs.')
    expect(posts).toBe(0)
  })

  test('a chosen language is stored, and the page stays in its own', { tag: '@full' }, async ({ page }) => {
    await signIn(page, newMobile(), '/settings')
    await page.getByLabel('Name').fill('Meera')
    await page.getByRole('radio', { name: 'हिन्दी' }).check()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page).toHaveURL('/settings?done=profile')
    await expect(status(page)).toHaveText('Your profile is saved.')
    await expect(page.getByRole('radio', { name: 'हिन्दी' })).toBeChecked()
    await page.goto('/')
    await expect(page).toHaveURL('/hi')
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
    await expect(page).toHaveURL('/')
    await page.goto('/hi/care')
    await page.goto('/')
    await expect(page).toHaveURL('/')
    // A new name does not change the language.
    await page.goto('/settings')
    await page.getByLabel('Name').fill('Meera Rao')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(status(page)).toHaveText('Your profile is saved.')
    await page.goto('/')
    await expect(page).toHaveURL('/')
  })
})

test.describe('changing the mobile number', () => {
  for (const javaScriptEnabled of [true, false])
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', {
      tag: javaScriptEnabled ? [] : '@full',
    }, () => {
      test.use({ javaScriptEnabled })

      test('both numbers confirm it; a wrong code costs only that code', async ({ page }) => {
        const oldMobile = await signIn(page, newMobile(), '/settings/mobile')
        const mobile = newMobile()
        const main = page.getByRole('main')
        await page.getByLabel('New mobile number').fill(oldMobile)
        await page.getByRole('button', { name: 'Send codes' }).click()
        await expect(page.getByLabel('New mobile number')).toHaveAccessibleDescription(
          /This is your number already/,
        )

        await page.getByLabel('New mobile number').fill(`+91 ${mobile}`)
        await page.getByRole('button', { name: 'Send codes' }).click()
        await expect(page.getByLabel(/your new number/)).toHaveAccessibleDescription(
          /^This OTP is valid until \d+:\d\d\s[ap]m\./,
        )
        await page.getByRole('button', { name: 'Send new codes' }).click()
        const newCode = await demonstrationCode(main, mobile.slice(5))
        const oldCode = await demonstrationCode(main, oldMobile.slice(5))
        const wrongCode = oldCode === '000000' ? '111111' : '000000'
        await page.getByLabel(/your new number/).fill(newCode)
        await page.getByLabel(/your current number/).fill(wrongCode)
        await page.getByRole('button', { name: 'Change number' }).click()
        await expect(page.getByLabel(/your current number/)).toHaveAccessibleDescription(/4 tries are left/)
        await expect(page.getByLabel(/your new number/)).toHaveCount(0)

        await page.getByLabel(/your current number/).fill(oldCode)
        await page.getByRole('button', { name: 'Change number' }).click()
        await expect(status(page)).toContainText('Your number changes after 24 hours.')
        await expect(main).toContainText(`+91 ${oldMobile.slice(0, 5)} ${oldMobile.slice(5)}`)
      })
    })

  test('a number that has an account already is refused, but only to its owner', {
    tag: '@full',
  }, async ({ page, browser }) => {
    const other = await browser.newContext()
    const taken = await signIn(await other.newPage())
    await other.close()

    const oldMobile = await signIn(page, newMobile(), '/settings/mobile')
    const main = page.getByRole('main')
    await page.getByLabel('New mobile number').fill(taken)
    await page.getByRole('button', { name: 'Send codes' }).click()
    await page.getByLabel(/your new number/).fill(await demonstrationCode(main, taken.slice(5)))
    await page.getByLabel(/your current number/).fill(await demonstrationCode(main, oldMobile.slice(5)))
    await page.getByRole('button', { name: 'Change number' }).click()
    await expect(main).toContainText('Another account signs in with this number.')
  })

  test('with a passkey the change needs it, and no code to the old number', { tag: '@full' }, async ({
    page,
  }) => {
    await withAuthenticator(page)
    await signIn(page)
    await addPasskey(page)
    const mobile = newMobile()
    await page.goto('/settings/mobile')
    await page.getByLabel('New mobile number').fill(mobile)
    await page.getByRole('button', { name: 'Send codes' }).click()
    const main = page.getByRole('main')
    await page.getByLabel(/your new number/).fill(await demonstrationCode(main, mobile.slice(5)))
    await page.getByRole('button', { name: 'Change number' }).click()
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await expect(status(page)).toContainText('Your number changes after 24 hours.')
  })

  test('with a lost passkey it waits a day, is visible on every page, and can be cancelled with one press', {
    tag: '@full',
  }, async ({ page }) => {
    await withAuthenticator(page)
    const oldMobile = await signIn(page)
    await addPasskey(page)
    const mobile = newMobile()
    await page.goto('/settings/mobile')
    await page.getByLabel('New mobile number').fill(mobile)
    await page.getByRole('button', { name: 'Send codes' }).click()
    const main = page.getByRole('main')
    await page.getByLabel(/your new number/).fill(await demonstrationCode(main, mobile.slice(5)))
    await page.getByRole('button', { name: 'Change number' }).click()
    await page.getByText('I no longer have my passkey').click()
    await page.getByRole('button', { name: 'Send code' }).click()
    await page.getByLabel(/your current number/).fill(await demonstrationCode(main, oldMobile.slice(5)))
    await page.getByRole('button', { name: 'Change number' }).click()
    await expect(status(page)).toContainText('Your number changes after 24 hours.')

    await page.goto('/passbook')
    await page.getByRole('link', { name: 'See what is waiting' }).click()
    await expect(page.locator('#waiting')).toContainText(mobile.slice(5))
    await expect(page.locator('#waiting')).toContainText(/Takes effect on .*\s[ap]m/)
    await expectNoViolationsInMain(page)

    await page.getByRole('button', { name: 'Cancel the change of number' }).click()
    await expect(status(page)).toHaveText('It is cancelled and will not happen.')
    await expect(page.locator('#waiting')).toHaveCount(0)
    await expect(main).toContainText(oldMobile.slice(5))
  })
})

test('a lost passkey needs no JavaScript: in Hindi, on a phone', async ({ page, browser }) => {
  await withAuthenticator(page)
  const mobile = await signIn(page)
  await addPasskey(page)
  const requested = newMobile()

  const phone = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  })
  const plain = await phone.newPage()
  await signIn(plain, mobile, '/hi/settings/mobile')
  const main = plain.getByRole('main')
  await plain.getByLabel('नया मोबाइल नंबर').fill(requested)
  await plain.getByRole('button', { name: 'OTP भेजें' }).click()
  await plain.getByLabel(/नए नंबर/).fill(await demonstrationCode(main, requested.slice(5)))
  await plain.getByRole('button', { name: 'नंबर बदलें' }).click()
  await plain.getByText('मेरे पास अब पासकी नहीं है').click()
  await plain.getByRole('button', { name: 'OTP भेजें' }).click()
  await plain.getByLabel(/मौजूदा नंबर/).fill(await demonstrationCode(main, mobile.slice(5)))
  await plain.getByRole('button', { name: 'नंबर बदलें' }).click()
  await expect(status(plain)).toContainText('आपका नंबर 24 घंटे बाद बदलेगा।')
  await plain.getByRole('button', { name: 'नंबर का बदलाव रद्द करें' }).click()
  await expect(status(plain)).toContainText('रद्द कर दिया गया है।')
  await phone.close()
})

test.describe('passkeys', () => {
  test('a replacement for a lost one waits a day, and a sign-in with the lost one leads to it', {
    tag: '@full',
  }, async ({ page, browser }) => {
    await withAuthenticator(page)
    const mobile = await signIn(page)
    await addPasskey(page)

    // A person with the SIM and without a passkey.
    const elsewhere = await browser.newContext()
    const thief = await elsewhere.newPage()
    await withAuthenticator(thief)
    await signIn(thief, mobile, '/settings/passkeys')
    await thief.getByRole('button', { name: 'Add a passkey' }).click()
    await thief.getByText('I no longer have my passkey').click()
    await thief.getByRole('button', { name: 'Send code' }).click()
    await verifyByCode(thief)
    await makePasskey(thief)
    await expect(status(thief)).toHaveText('The passkey is made. It opens your account after 24 hours.')

    await page.context().clearCookies()
    await page.goto('/login?redirect=/passbook')
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await expect(page).toHaveURL('/settings#waiting')
    await page.getByRole('button', { name: 'Cancel the new passkey' }).click()
    await expect(status(page)).toHaveText('It is cancelled and will not happen.')

    await page.getByRole('link', { name: 'Devices', exact: true }).click()
    await page.getByLabel('Remove my passkeys too').check()
    await page.getByRole('button', { name: 'Sign out everywhere' }).click()
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await expect(page).toHaveURL('/')
    await thief.goto('/settings')
    await expect(thief).toHaveURL('/login?redirect=%2Fsettings')
    await elsewhere.close()
    await signIn(page, mobile, '/settings/passkeys')
    await expect(page.locator('#passkeys')).toContainText('You have no passkey yet.')
  })

  test('one is added, signs in, and no longer works once removed', async ({ page }) => {
    await withAuthenticator(page)
    await signIn(page)
    await addPasskey(page)
    await expect(page.locator('#passkeys')).toContainText('Not used yet')

    await page.goto('/settings/devices')
    await page.getByRole('button', { name: 'Sign out everywhere' }).click()
    await expect(page).toHaveURL('/')
    await page.goto('/login?redirect=/settings/devices')
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await expect(page).toHaveURL('/settings/devices')
    await expect(page.locator('#devices')).toContainText('Signed in with a passkey')
    const parts = page.getByRole('navigation', { name: 'Parts of your profile' })
    await expect(parts.getByRole('link', { name: 'Devices' })).toHaveAttribute('aria-current', 'page')
    await parts.getByRole('link', { name: 'Passkeys' }).click()
    await expect(page.locator('#passkeys')).toContainText('Last used')

    await page.getByRole('button', { name: /Remove the passkey/ }).click()
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await expect(status(page)).toContainText('The passkey is removed.')
    await expect(page.locator('#passkeys')).toContainText('You have no passkey yet.')

    await page.goto('/settings/devices')
    await page.getByRole('button', { name: 'Sign out everywhere' }).click()
    await expect(page).toHaveURL('/')
    await page.goto('/login?redirect=/settings')
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await expect(page.getByRole('alert')).toContainText('That passkey did not work.')
  })

  test('a device that already has one says so', { tag: '@full' }, async ({ page }) => {
    await withAuthenticator(page)
    await signIn(page)
    await addPasskey(page)
    await page.goto('/settings/passkeys')
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await makePasskey(page)
    await expect(page.getByRole('alert')).toHaveText('This device already has a passkey of your account.')
  })
})

test('signing out everywhere ends every session, including this one', { tag: '@full' }, async ({
  page,
  browser,
}) => {
  const mobile = await signIn(page)
  const phone = await browser.newContext()
  const phonePage = await phone.newPage()
  await signIn(phonePage, mobile, '/settings/devices')

  await phonePage.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(phonePage).toHaveURL('/')
  for (const each of [page, phonePage]) {
    await each.goto('/settings')
    await expect(each).toHaveURL('/login?redirect=%2Fsettings')
  }
  await phone.close()
})

for (const { windows, tag, expectWell } of walksInWindows)
  test(`no violation on any of these pages, in ${windows}`, { tag }, async ({ page, complaints }) => {
    test.slow()
    await withAuthenticator(page)
    await signIn(page, newMobile(), '/settings')
    await hydrated(page)
    await expectWell(page)
    await page.getByLabel('Name', { exact: true }).fill('47')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
    await expectWell(page)
    await page.goto('/settings/passkeys')
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    await expectWell(page)
    await addPasskey(page)
    await expectWell(page)

    await page.goto('/hi/settings/mobile')
    await expectWell(page)
    await page.getByLabel('नया मोबाइल नंबर').fill(newMobile())
    await page.getByRole('button', { name: 'OTP भेजें' }).click()
    await expect(page.getByRole('button', { name: 'नंबर बदलें' })).toBeVisible()
    await expectWell(page)
    expect(withoutRefusals(complaints)).toEqual([])
  })
