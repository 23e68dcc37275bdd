/** A customer with a passkey. */
import { expect, type Page } from '@playwright/test'
import { sendCode } from './sign-in.ts'

/** Chromium's virtual authenticator: it confirms at once, like a touch of the sensor. */
export async function withAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

/** The first one is verified by a code, which the demonstration shows. */
export async function addPasskey(page: Page): Promise<void> {
  await page.goto('/settings/passkeys')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await verifyByCode(page)
  await makePasskey(page)
  await expect(page.getByRole('main').getByRole('status')).toContainText(
    'The passkey is added. You can sign in with it from now on.',
  )
}

export async function verifyByCode(page: Page): Promise<void> {
  const field = page.getByLabel('One-time code')
  await field.waitFor()
  const code = /code is (\d{6})/.exec((await page.getByRole('main').textContent()) ?? '')?.[1] ?? ''
  await sendCode(page.getByRole('main'), code)
}

export async function makePasskey(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Make the passkey' }).click()
}
