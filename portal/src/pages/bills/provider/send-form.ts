/** Sends a form and goes where its answer is; the page stays as it is when there is none. */
import { fieldsOf } from '../../../live-page/form-fields.ts'
import { loadDocument } from '../../../live-page/load-document.ts'

/** False when we could not be reached. */
export async function sendForm(form: HTMLFormElement): Promise<boolean> {
  const answer = await loadDocument(form.action, fieldsOf(form)).catch(() => undefined)
  // Not by the page that is open: the form may stand on the one that it led to before, and would be sent twice.
  if (answer && answer.url.pathname !== new URL(form.action).pathname) location.assign(answer.url)
  // What was refused, or leads to another site, is a page that only the browser can show.
  else if (answer || (await isReachable())) form.submit()
  else return false
  return true
}

async function isReachable(): Promise<boolean> {
  return fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )
}
