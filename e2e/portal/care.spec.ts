/** /care: help for everyone, tickets for customers. */
import { expect, hydrated, test } from './clean-page.ts'
import { asha, giveNumberAndCode, newMobile, signIn, withoutRefusals } from './sign-in.ts'
import { walksInWindows } from './windows.ts'

test.describe('help topics', () => {
  for (const javaScriptEnabled of [true, false])
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled })

      test('a visitor searches them by any word and reads one', {
        tag: javaScriptEnabled ? '@full' : [],
      }, async ({ page }) => {
        await page.goto('/care')
        await page.getByLabel('Search help').fill('fingerprint')
        await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
        await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
          'One topic about “fingerprint”',
        )
        await page.getByRole('link', { name: 'Signing in with a passkey' }).click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Signing in with a passkey')

        await page.goto('/care?q=helicopter')
        await expect(page.getByRole('main')).toContainText('No topic about “helicopter”')
        await page.getByRole('link', { name: 'All topics' }).click()
        await expect(page).toHaveURL('/care')
      })
    })
})

test.describe('writing to us', () => {
  for (const javaScriptEnabled of [true, false])
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled })

      test('a visitor signs in first, and the topic is preserved', { tag: '@full' }, async ({ page }) => {
        await page.goto('/care/wallet-limits')
        await page.getByRole('link', { name: 'Write to us' }).click()
        await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
        await giveNumberAndCode(page.getByRole('main'), newMobile())
        await expect(page.getByLabel('What is it about?')).toHaveValue('wallet-limits')
      })

      test('a message becomes a ticket with a number, and is in the list', {
        tag: javaScriptEnabled ? '@full' : [],
      }, async ({ page }) => {
        await signIn(page, newMobile(), '/care/contact')
        await page.getByLabel('Subject').fill('My')
        await page.getByLabel('Message').fill('short')
        await page.getByRole('button', { name: 'Send' }).click()
        const summary = page.getByRole('main').getByRole('alert')
        await expect(summary.getByRole('link')).toHaveText([
          'Choose what it is about.',
          'Give it a subject of at least 3 letters.',
          'Tell us a little more: at least 10 letters.',
        ])
        await expect(page.getByLabel('Message')).toHaveValue('short')

        await page.getByLabel('What is it about?').selectOption('Something else')
        await page.getByLabel('Subject').fill('My name in Tamil')
        await page.getByLabel('Message').fill('Can I write my name in Tamil?\nThank you.')
        await page.getByRole('button', { name: 'Send' }).click()
        await expect(page.getByRole('main')).toContainText(/Your ticket number is TKT-[0-9A-Z]{10}/)
        await expect(page.getByRole('main').getByRole('status')).toHaveText('Open')
        await expect(page.getByText('Can I write my name in Tamil?')).toBeVisible()

        await page.goto('/care')
        await page.getByRole('link', { name: 'My name in Tamil' }).click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('My name in Tamil')

        await page.getByRole('button', { name: 'Send' }).click()
        await expect(page.getByLabel('Message')).toHaveAccessibleDescription(/Write your reply first\./)
        await expect(page.getByLabel('Message')).toBeFocused()
        await page.getByLabel('Message').fill('In Malayalam too?')
        await page.getByRole('button', { name: 'Send' }).click()
        await expect(page.getByRole('main')).toContainText('We have your reply')
        await expect(
          page.getByRole('main').locator('ol', { hasText: 'You' }).last().getByRole('listitem'),
        ).toHaveText([/Tamil/, /In Malayalam too\?/])
      })
    })

  test('a card number is removed from the text, and the rest remains in the form', async ({
    page,
    complaints,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await signIn(page, newMobile(), '/hi/care/contact')
    await page.getByLabel('किस बारे में मदद चाहिए?').selectOption('कुछ और')
    await page.getByLabel('शीर्षक').fill('दो बार पैसे कटे')
    await page.getByLabel('संदेश').fill('मेरे कार्ड 4111 1111 1111 1111 से दो बार पैसे कटे।')
    await page.getByRole('button', { name: 'भेजें' }).click()
    await expect(page.getByRole('main').getByRole('alert').getByRole('link')).toHaveText([/कार्ड नंबर जैसा/])
    await expect(page.getByLabel('संदेश')).toHaveValue('मेरे कार्ड •••• 1111 से दो बार पैसे कटे।')
    expect(await page.content()).not.toContain('4111 1111')
    await page.getByRole('button', { name: 'भेजें' }).click()
    await expect(page.getByText('मेरे कार्ड •••• 1111 से')).toBeVisible()
    expect(withoutRefusals(complaints.splice(0))).toEqual([])
  })

  test('a form restored by Back is not posted twice', async ({ page }) => {
    await signIn(page, newMobile(), '/hi/care/contact')
    await page.getByLabel('किस बारे में मदद चाहिए?').selectOption('कुछ और')
    await page.getByLabel('शीर्षक').fill('दो बार पैसे कटे')
    await page.getByLabel('संदेश').fill('एक ही बिल के पैसे दो बार कटे।')
    await page.getByRole('button', { name: 'भेजें' }).click()
    await expect(page).toHaveURL(/\/care\/tickets\/TKT-/)
    const ticket = new URL(page.url()).pathname
    await page.goBack()
    await page.getByLabel('किस बारे में मदद चाहिए?').selectOption('कुछ और')
    await page.getByLabel('शीर्षक').fill('दो बार पैसे कटे')
    await page.getByLabel('संदेश').fill('एक ही बिल के पैसे दो बार कटे।')
    await page.getByRole('button', { name: 'भेजें' }).click()
    await expect(page).toHaveURL(new RegExp(ticket))

    for (const _time of ['once', 'again after Back']) {
      await page.getByRole('textbox', { name: 'संदेश' }).fill('कब तक आएँगे?')
      await page.getByRole('button', { name: 'भेजें' }).click()
      await expect(page.getByText('आपका जवाब हमें मिल गया है')).toBeVisible()
      await expect(page.getByRole('main').getByText('कब तक आएँगे?')).toHaveCount(1)
      await page.goBack()
    }
  })

  test('an answer is under the question', { tag: '@full' }, async ({ page }) => {
    await signIn(page, asha, '/care')
    // The account's menu, and no second strip above it.
    await expect(page.getByRole('navigation', { name: 'Shortcuts' })).toHaveCount(0)
    await page.getByRole('link', { name: 'Is my refund complete?' }).click()
    await expect(page.getByRole('main').getByRole('status')).toHaveText('Answered')
    await expect(
      page.getByRole('main').locator('ol', { hasText: 'Customer care' }).getByRole('listitem'),
    ).toHaveText([/^You.*Did the whole amount come back/s, /^Customer care.*Rs\. 612\.50 came back/s])
  })

  test('an order page links to a message about that order', { tag: '@full' }, async ({ page }) => {
    await signIn(page, asha, '/myorders')
    const orders = page.getByRole('main').getByRole('listitem')
    await orders.filter({ hasText: 'FASTag' }).getByRole('link').first().click()
    await page.getByRole('link', { name: 'Ask for help' }).click()
    await expect(page.getByLabel('Is it about an order?').locator('option:checked')).toContainText(
      'FASTag Recharge',
    )
  })
})

for (const { windows, tag, expectWell } of walksInWindows)
  test(`no violation in ${windows}, signed out and in`, { tag }, async ({ page, complaints }) => {
    test.slow()
    for (const path of [
      '/care',
      '/care?q=refund',
      '/care?q=helicopter',
      '/care/passkeys',
      '/hi/care/contact',
    ]) {
      await page.goto(path)
      await expectWell(page)
    }
    await signIn(page, asha, '/care')
    await hydrated(page)
    await expectWell(page)
    await page.getByRole('link', { name: 'Is my refund complete?' }).click()
    await expect(page.getByRole('main').getByRole('status')).toBeVisible()
    await expectWell(page)
    await page.goto('/care/contact')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
    await expectWell(page)
    expect(withoutRefusals(complaints)).toEqual([])
  })
