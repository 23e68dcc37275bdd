/** Notifies the page that opened this frame of what happens in it. */
import { connectLoginFrame } from '@chowk/shell/behaviour'
import { formFieldsOf } from '../../../live-page/form-fields.ts'
import { loadDocument } from '../../../live-page/load-document.ts'
import { focusHeading } from '../../../live-page/page-change.ts'
import { showDocument } from '../../../live-page/show-document.ts'

type LoginFrameLinkProps = {
  readonly frameOrigins: readonly string[]
  /** The text of the button that offers a number typed on the page around the frame. */
  readonly typedNumber: string
  /** Set after sign-in. */
  readonly session?: { readonly user: { readonly id: string }; readonly sso_token_enc: string } | undefined
}

export function notifyOpener(
  _root: HTMLElement,
  { frameOrigins, typedNumber, session }: LoginFrameLinkProps,
): void {
  // On the window, after the document's listeners, which may have stopped a form without a network. It stays attached
  // while one step replaces another.
  window.addEventListener('submit', takeStep)
  const opener = connectLoginFrame(frameOrigins)
  if (!session && !keepsCookies()) {
    opener?.({ type: 'cookies-refused' })
    return
  }
  // A step that replaced another was not loaded, so the opener does not wait for 'ready'.
  if (!isAnnounced) opener?.({ type: 'ready' })
  isAnnounced = true
  if (opener) offerTypedNumber(typedNumber)
  // The dialog around the frame had the focus when the browser looked for `autofocus`.
  focusFirst()
  // The opener focuses the frame after 'ready'; then the document has the focus, but no field.
  window.addEventListener('focus', focusFirst, { once: true })
  if (session) opener?.({ type: 'auth-response', session })
}

let isAnnounced = false
let isUnderWay = false

/**
 * Loads the next step in place: each navigation of a frame adds an entry to the history of the page around it, where
 * Back then does nothing.
 */
async function takeStep(event: SubmitEvent): Promise<void> {
  const form = event.target
  if (!(form instanceof HTMLFormElement) || event.defaultPrevented) return
  event.preventDefault()
  if (isUnderWay) return
  isUnderWay = true
  // If the answer is lost, loading the frame again shows whether somebody is signed in.
  await loadDocument(form.action, formFieldsOf(form, event.submitter))
    .then(showDocument)
    .catch(() => location.reload())
  isUnderWay = false
}

/** Focuses the autofocus element, else the first field, else the outcome. */
function focusFirst(): void {
  const first = document.querySelector<HTMLElement>('[autofocus]') ?? document.querySelector('input[id]')
  if (first instanceof HTMLElement) first.focus()
  else focusHeading()
}

/** A customer who began a recharge has typed a mobile number already, often their own. */
function offerTypedNumber(words: string): void {
  const field = document.querySelector<HTMLInputElement>('#mobile')
  const typed = numberOnThePage()
  if (!field || field.value || !typed) return
  field.value = typed
  document.getElementById('mobile-hint')?.append(`. ${words}`)
}

function numberOnThePage(): string | undefined {
  try {
    const fields = window.parent.document.querySelectorAll<HTMLInputElement>(
      'main input[name="mobileNumber"]',
    )
    return [...fields].map(({ value }) => value.trim()).find(value => value.replace(/\D/g, '').length >= 10)
  } catch {
    // A page of another site cannot be read.
    return undefined
  }
}

/**
 * Whether the browser stored this page's XSRF-TOKEN. On another site's page browsers refuse it, and every form sent
 * from here would fail.
 */
function keepsCookies(): boolean {
  return document.cookie.includes('XSRF-TOKEN=')
}
