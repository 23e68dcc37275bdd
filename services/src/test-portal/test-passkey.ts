// A customer proves that it is them, and adds a passkey, as the pages and their script do.
import type { LightMyRequestResponse } from 'fastify'
import type { ProtectedAction, RequestedAction, Verification } from '../identity/verification/verification.ts'
import { TestAuthenticator } from './test-authenticator.ts'
import { type Browser, testOrigin } from './test-portal.ts'

/** By a code, which the portal must be a demonstration to say. */
export async function verify(browser: Browser, requested: RequestedAction): Promise<void> {
  const { stepUp } = browser.server.services
  const session = await browser.session()
  const sent = await stepUp.sendCode(browser.client, session, requested)
  if (sent.outcome !== 'sent' || !sent.demonstrationCode) throw new Error(`No code was sent: ${sent.outcome}`)
  browser.take(sent.setCookies)
  const typed = { challenge: sent.challenge, code: sent.demonstrationCode }
  const verified = await stepUp.byCode(browser.client, session, requested, typed)
  if (verified.outcome !== 'verified') throw new Error(`Not verified: ${verified.outcome}`)
  browser.take(verified.setCookies)
}

/** As the page's script does. */
export async function verifyWithPasskey(
  browser: Browser,
  { action, subject = '' }: RequestedAction,
  authenticator: TestAuthenticator,
): Promise<LightMyRequestResponse> {
  const options = (await browser.post('/v1/api/passkeys/confirm/options', { action, subject })).json()
  return browser.post('/v1/api/proofs/passkey', { action, subject, response: authenticator.get(options) })
}

export async function signInWithPasskey(
  browser: Browser,
  authenticator: TestAuthenticator,
): Promise<LightMyRequestResponse> {
  await browser.open()
  const options = (await browser.post('/v1/api/passkeys/authenticate/options')).json()
  return browser.post('/v1/api/passkeys/authenticate/verify', authenticator.get(options))
}

/** By a code, unless an authenticator holds the customer's passkey. */
export async function verificationOf<Action extends ProtectedAction>(
  browser: Browser,
  requested: RequestedAction<Action>,
  authenticator?: TestAuthenticator,
): Promise<Verification<Action>> {
  if (authenticator) await verifyWithPasskey(browser, requested, authenticator)
  else await verify(browser, requested)
  const verification = await browser.server.services.stepUp.take(await browser.session(), requested)
  if (!verification) throw new Error('The verification is gone.')
  return verification
}

export async function addPasskey(
  browser: Browser,
  authenticator = new TestAuthenticator(testOrigin),
): Promise<{ authenticator: TestAuthenticator; response: LightMyRequestResponse }> {
  await verify(browser, { action: 'add-passkey' })
  const options = (await browser.post('/v1/api/passkeys/register/options')).json()
  const response = await browser.post('/v1/api/passkeys/register/verify', authenticator.create(options))
  return { authenticator, response }
}
