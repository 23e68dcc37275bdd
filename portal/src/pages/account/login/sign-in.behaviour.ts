import { currentSession, startSession, subscribeToSession, track } from '@chowk/shell/behaviour'
import { pagePulse } from '../../../page/page-settings.ts'
import { addDeviceFields } from '../../../payment-pin/device-fields.ts'
import { watchForms } from '../../../service-worker/lost-network.ts'

const wholeCode = /^\d{6}$/
const momentMs = 1000

/**
 * Sends a complete code automatically, once, after a moment in which it is visible. `watchForms` starts here, before
 * the first interaction with the header, so that code and number are not lost without a network; a frame has no
 * header. Returns a cleanup function.
 */
export function submitWholeCode(_root: HTMLElement, { fieldId }: { readonly fieldId: string }): () => void {
  const endForms = watchForms()
  const field = document.getElementById(fieldId)
  if (!(field instanceof HTMLInputElement) || !field.form) return endForms
  const { form } = field
  void addDeviceKey(form)
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
    // The code is valid once: a second submission would find it used. A form that was stopped without a network was
    // not sent.
    if (isSent) event.preventDefault()
    else isSent = !event.defaultPrevented
  }
  field.addEventListener('input', onInput, { signal })
  document.addEventListener('submit', onSubmit, { signal })
  // The browser's history may restore the sent form.
  window.addEventListener('pageshow', () => (isSent = false), { signal })
  return () => {
    endForms()
    clearTimeout(timer)
    leaving.abort()
  }
}

/** Prepares the browser's key while the code is typed, so that a first payment needs no second code. */
async function addDeviceKey(form: HTMLFormElement): Promise<void> {
  const fields = new URLSearchParams()
  await addDeviceFields(form, fields)
  for (const [name, value] of fields) {
    const input = Object.assign(document.createElement('input'), { type: 'hidden', name, value })
    form.append(input)
  }
}

/** Leaves the form when the visitor signs in in another tab. Returns a cleanup function. */
export function watchSignIn(_root: HTMLElement, { continueTo }: { readonly continueTo: string }): () => void {
  let wasOut = false
  function look(): void {
    const { status, info } = currentSession()
    // Only after one check reported that nobody is: else this page and the next could redirect to each other.
    if (status === 'signed-in' && wasOut && isTyped(info?.mobile)) location.assign(continueTo)
    wasOut ||= status === 'signed-out'
  }
  startSession()
  look()
  return subscribeToSession(look)
}

/** A visitor who typed another number stays: the answer to the form then says who is signed in. */
function isTyped(mobile = ''): boolean {
  const typed = document.querySelector<HTMLInputElement>('main input[name="mobile"]')?.value ?? ''
  const digits = typed.replace(/\D/g, '').slice(-10)
  return typed === '' || (digits !== '' && mobile.endsWith(digits))
}

/** The slim header of a payment does not report the page view, so this does. */
export function trackPage(): void {
  track.screen(pagePulse())
}
