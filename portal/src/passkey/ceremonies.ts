/** The ceremonies of a passkey: the server issues options, the device signs, the server verifies; then the next page follows. */
import { connectLoginFrame, refreshWallet, request } from '@chowk/shell/behaviour'
import { loadDocument } from '../live-page/load-document.ts'
import { showDocument } from '../live-page/show-document.ts'
import { continueTo } from '../page/after-sign-in.ts'

export type PasskeyCeremony =
  /** In a frame of one of `frameOrigins`, the page around it is notified and closes the frame. */
  | {
      readonly kind: 'sign-in'
      readonly frameOrigins?: readonly string[] | undefined
      /** The page on which a pending change can be cancelled. */
      readonly waitingChanges: string
    }
  /** Unlocks a locked account and signs in. */
  | { readonly kind: 'unlock' }
  /** The challenge is bound to this payment's amount and biller. */
  | { readonly kind: 'approve-payment'; readonly reference: string }
  | { readonly kind: 'add-passkey' }
  /** The last step of a change of number when the old one is lost. */
  | { readonly kind: 'confirm-number'; readonly change: string; readonly waitingChanges: string }
  /** A step-up verification for one action. `continueTo` is then the selector of the form to submit, such as '#go-on'. */
  | { readonly kind: 'step-up'; readonly action: string; readonly subject: string }

/** Whether a press started the ceremony, or the browser offers the passkey in the field marked `webauthn`. */
export type PromptMode = 'at-once' | 'in-field'

interface Page {
  readonly csrfToken: string
  /** The next page, once the ceremony has succeeded. */
  readonly continueTo: string
  readonly asking: PromptMode
}

/** Continues to the next page if the ceremony succeeds, and rejects otherwise. */
export async function performCeremony(ceremony: PasskeyCeremony, page: Page): Promise<void> {
  const next = await nextPage(ceremony, page)
  if (next !== undefined) continueTo(next)
}

/** The next page; undefined if the ceremony itself changed what is shown. */
async function nextPage(ceremony: PasskeyCeremony, { csrfToken, continueTo, asking }: Page) {
  switch (ceremony.kind) {
    case 'sign-in': {
      const path = '/v1/api/passkeys/authenticate'
      const answer = await authenticate(csrfToken, path, `${path}/verify`, asking)
      const { user, sso_token_enc, waiting_change } = answer as {
        user: { info: { id: string } }
        sso_token_enc: string
        waiting_change: boolean
      }
      // A change was requested without the passkey, so the passkey's owner decides about it first.
      if (!ceremony.frameOrigins) return waiting_change ? ceremony.waitingChanges : continueTo
      const session = { user: { id: user.info.id }, sso_token_enc }
      connectLoginFrame(ceremony.frameOrigins)?.({ type: 'auth-response', session })
      return undefined
    }
    case 'unlock':
      await authenticate(csrfToken, '/v1/api/account/unlock', '/v1/api/account/unlock')
      return continueTo
    case 'approve-payment': {
      const path = `/v1/api/payments/${ceremony.reference}/passkey`
      await authenticate(csrfToken, path, `${path}/approve`, asking)
      await showInPlace(continueTo)
      return undefined
    }
    case 'add-passkey':
      await registerPasskey(csrfToken)
      return continueTo
    case 'step-up': {
      const { action, subject } = ceremony
      const response = await confirmation(csrfToken, { action, subject })
      await call('/v1/api/proofs/passkey', csrfToken, { action, subject, response })
      document.querySelector<HTMLFormElement>(continueTo)?.submit()
      return undefined
    }
    case 'confirm-number':
      return (await confirmWithPasskey(csrfToken, ceremony.change)) ? ceremony.waitingChanges : continueTo
  }
}

/** The device signs the options of this path, and the server verifies the signature. */
async function authenticate(csrfToken: string, path: string, verifyPath: string, asking?: PromptMode) {
  const response = await promptDevice(() => call(`${path}/options`, csrfToken), asking)
  return call(verifyPath, csrfToken, response)
}

async function registerPasskey(csrfToken: string): Promise<void> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  type Options = Parameters<typeof startRegistration>[0]['optionsJSON']
  const options = (await call('/v1/api/passkeys/register/options', csrfToken)) as Options
  const response = await startRegistration({ optionsJSON: options })
  await call('/v1/api/passkeys/register/verify', csrfToken, response)
}

/** Whether the change is pending. */
async function confirmWithPasskey(csrfToken: string, change: string): Promise<boolean> {
  const response = await confirmation(csrfToken, { action: 'change-mobile', subject: change })
  const answer = await call('/v1/api/mobile/change/confirm-with-passkey', csrfToken, { change, response })
  return (answer as { waiting_change: boolean }).waiting_change
}

/** Asks for a response that is valid for this action and subject only. */
function confirmation(csrfToken: string, body: { action: string; subject: string }): Promise<object> {
  return promptDevice(() => call('/v1/api/passkeys/confirm/options', csrfToken, body))
}

/** Asks an existing passkey to sign, with the server's options. */
async function promptDevice(requestOptions: () => Promise<unknown>, asking?: PromptMode): Promise<object> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  type Options = Parameters<typeof startAuthentication>[0]['optionsJSON']
  const isInField = asking === 'in-field'
  const optionsJSON = (await requestOptions().catch(error => {
    throw isInField ? new Error('Nothing can be offered now.', { cause: error }) : error
  })) as Options
  return startAuthentication({ optionsJSON, useBrowserAutofill: isInField })
}

export async function stopOfferingPasskey(): Promise<void> {
  const { WebAuthnAbortService } = await import('@simplewebauthn/browser')
  WebAuthnAbortService.cancelCeremony()
}

function call(path: string, csrfToken: string, body?: object): Promise<unknown> {
  return request(path, { method: 'POST', headers: { 'x-csrf-token': csrfToken }, ...(body && { body }) })
}

/** Shows the payment's next step in place, as its forms do. */
async function showInPlace(continueTo: string): Promise<void> {
  await loadDocument(continueTo)
    .then(showDocument)
    .catch(() => window.location.assign(continueTo))
  refreshWallet()
}
