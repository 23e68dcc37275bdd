/**
 * Sends the forms of the paying pages without leaving the page. The same forms go to the same addresses and are answered
 * with the same pages as without a script; whatever is in the way, the browser sends the form itself.
 */
import { refreshWallet } from '@chowk/shell'
import { useEffect } from 'react'
import { loadDocument } from '../../live-page/load-document.ts'
import { showDocument } from '../../live-page/show-document.ts'

export function PayFlow(): null {
  useEffect(() => {
    document.addEventListener('submit', send)
    return () => document.removeEventListener('submit', send)
  }, [])
  return null
}

const underWay = new WeakSet<HTMLFormElement>()

async function send(event: SubmitEvent): Promise<void> {
  const form = event.target
  if (!(form instanceof HTMLFormElement) || form.dataset.flow !== 'pay' || event.defaultPrevented) return
  event.preventDefault()
  // A second press is the same payment's, and the first is on its way.
  if (underWay.has(form)) return
  underWay.add(form)
  const fields = fieldsOf(form, event.submitter)
  const stopWaiting = showWaiting(form, event.submitter)
  try {
    const loaded = await loadDocument(form.action, fields)
    await showDocument(loaded)
    refreshWallet()
  } catch {
    stopWaiting()
    underWay.delete(form)
    sendByBrowser(form, event.submitter)
  }
}

/** A biller may take seconds: the pressed button says that it was heard. */
function showWaiting(form: HTMLFormElement, submitter: HTMLElement | null): () => void {
  const words = submitter?.textContent ?? ''
  form.setAttribute('aria-busy', 'true')
  if (submitter?.dataset.waiting) submitter.textContent = submitter.dataset.waiting
  return () => {
    form.removeAttribute('aria-busy')
    if (submitter) submitter.textContent = words
  }
}

function fieldsOf(form: HTMLFormElement, submitter: HTMLElement | null): URLSearchParams {
  const fields = [...new FormData(form, submitter)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  return new URLSearchParams(fields)
}

/** `submit()` raises no event, so this island does not see it again; the pressed button's value goes along. */
function sendByBrowser(form: HTMLFormElement, submitter: HTMLElement | null): void {
  if (submitter instanceof HTMLButtonElement && submitter.name) {
    const field = document.createElement('input')
    field.type = 'hidden'
    field.name = submitter.name
    field.value = submitter.value
    form.append(field)
  }
  form.submit()
}
