import { currentSession, startSession, subscribeToSession, track } from '@chowk/shell/behaviour'
import { pagePulse } from '../../../page/page-settings.ts'
import { addDeviceFields } from '../../../payment-pin/device-fields.ts'
import { watchForms } from '../../../service-worker/lost-network.ts'

const wholeCode = /^\d{6}$/
const momentMs = 1000

/**
 * A whole code is sent by itself, after a moment in which it can be seen, and once. Neither it nor the number is lost where the
 * network goes before anybody has touched the header; a frame has none. Returns how to end it.
 */
export function sendWholeCode(_root: HTMLElement, { fieldId }: { readonly fieldId: string }): () => void {
  const endForms = watchForms()
  const field = document.getElementById(fieldId)
  if (!(field instanceof HTMLInputElement) || !field.form) return endForms
  const { form } = field
  void offerKey(form)
  const leaving = new AbortController()
  const { signal } = leaving
  let timer: ReturnType<typeof setTimeout> | undefined
  let isSent = false
  const onInput = () => {
    clearTimeout(timer)
    if (wholeCode.test(field.value.trim())) timer = setTimeout(() => form.requestSubmit(), momentMs)
  }
  const onSubmit = (event: Event) => {
    if (event.target !== form) return
    clearTimeout(timer)
    // The code is good once: a second sending would find it used. What was held back without a network was not sent.
    if (isSent) event.preventDefault()
    else isSent = !event.defaultPrevented
  }
  field.addEventListener('input', onInput, { signal })
  document.addEventListener('submit', onSubmit, { signal })
  // History may bring the sent form back.
  window.addEventListener('pageshow', () => (isSent = false), { signal })
  return () => {
    endForms()
    clearTimeout(timer)
    leaving.abort()
  }
}

/** While the code is typed. A first payment then needs no second code; without a key it does. */
async function offerKey(form: HTMLFormElement): Promise<void> {
  const fields = new URLSearchParams()
  await addDeviceFields(form, fields)
  for (const [name, value] of fields) {
    const input = Object.assign(document.createElement('input'), { type: 'hidden', name, value })
    form.append(input)
  }
}

/** Leaves the form when the person signs in in another tab. Returns how to end it. */
export function followSignIn(
  _root: HTMLElement,
  { continueTo }: { readonly continueTo: string },
): () => void {
  let wasOut = false
  function look(): void {
    const { status, info } = currentSession()
    // Only after the check has said once that nobody is: else this page and the next could send a person to and fro.
    if (status === 'signed-in' && wasOut && isTyped(info?.mobile)) location.assign(continueTo)
    wasOut ||= status === 'signed-out'
  }
  startSession()
  look()
  return subscribeToSession(look)
}

/** A person who typed another number stays: the form they send says who is signed in. */
function isTyped(mobile = ''): boolean {
  const typed = document.querySelector<HTMLInputElement>('main input[name="mobile"]')?.value ?? ''
  const digits = typed.replace(/\D/g, '').slice(-10)
  return typed === '' || (digits !== '' && mobile.endsWith(digits))
}

/** The slim header of a payment counts no page, so this does. */
export function countPage(): void {
  track.screen(pagePulse())
}
