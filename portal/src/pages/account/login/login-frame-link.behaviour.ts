/** Tells the page that opened this frame what has happened in it. */
import { connectLoginFrame } from '@chowk/shell/behaviour'
import { fieldsOf } from '../../../live-page/form-fields.ts'
import { loadDocument } from '../../../live-page/load-document.ts'
import { focusHeading } from '../../../live-page/page-change.ts'
import { showDocument } from '../../../live-page/show-document.ts'

type LoginFrameLinkProps = {
  readonly frameOrigins: readonly string[]
  /** Said of a number that was typed on the page around the frame and is offered here. */
  readonly typedNumber: string
  /** Once somebody is signed in. */
  readonly session?: { readonly user: { readonly id: string }; readonly sso_token_enc: string } | undefined
}

export function notifyOpener(
  _root: HTMLElement,
  { frameOrigins, typedNumber, session }: LoginFrameLinkProps,
): void {
  // The window hears last: what the document's listeners held back without a network stays there. It goes on listening while
  // one step takes the place of another.
  window.addEventListener('submit', takeStep)
  const opener = connectLoginFrame(frameOrigins)
  if (!session && !keepsCookies()) {
    opener?.({ type: 'cookies-refused' })
    return
  }
  // A step that took the place of another was not loaded, and nobody waits for it.
  if (!isAnnounced) opener?.({ type: 'ready' })
  isAnnounced = true
  if (opener) offerTyped(typedNumber)
  // The dialog around the frame had the focus when the browser looked for it.
  focusFirst()
  // It gives the frame the focus when it has heard, and with that only the document has it.
  window.addEventListener('focus', focusFirst, { once: true })
  if (session) opener?.({ type: 'auth-response', session })
}

let isAnnounced = false
let isUnderWay = false

/** A frame that goes from page to page leaves an entry of each in the history of the page around it, where Back then does nothing. */
async function takeStep(event: SubmitEvent): Promise<void> {
  const form = event.target
  if (!(form instanceof HTMLFormElement) || event.defaultPrevented) return
  event.preventDefault()
  if (isUnderWay) return
  isUnderWay = true
  // Where the answer was lost, the frame itself knows whether somebody is signed in.
  await loadDocument(form.action, fieldsOf(form, event.submitter))
    .then(showDocument)
    .catch(() => location.reload())
  isUnderWay = false
}

/** What was asked for, else the first field, else what has become of it. */
function focusFirst(): void {
  const first = document.querySelector<HTMLElement>('[autofocus]') ?? document.querySelector('input[id]')
  if (first instanceof HTMLElement) first.focus()
  else focusHeading()
}

/** A customer who began a recharge has typed a mobile number already, most often their own. */
function offerTyped(words: string): void {
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
    // Another site's page, which is none of our business.
    return undefined
  }
}

/** This page came with XSRF-TOKEN. On another site's page browsers refuse it, and every form sent from here would fail. */
function keepsCookies(): boolean {
  return document.cookie.includes('XSRF-TOKEN=')
}
