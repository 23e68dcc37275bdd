/** Where to continue after a sign-in. */
import { localeOf } from './locale-path.ts'

/** A payment that waits for the sign-in is begun by a form, as 'Proceed' does, and never by a link. */
export function beginsPayment(path: string): boolean {
  return localeOf(path).path === '/pay'
}

/** Continues there from a script that has signed a customer in. */
export function continueTo(to: string): void {
  if (beginsPayment(to)) sendForm(to)
  else window.location.assign(to)
}

/** The token in the page is the visitor's; the sign-in set the customer's as a cookie. */
function sendForm(action: string): void {
  const token = document.createElement('input')
  token.type = 'hidden'
  token.name = '_csrf'
  token.value = decodeURIComponent(/(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? '')
  const form = document.createElement('form')
  form.method = 'post'
  form.action = action
  form.append(token)
  document.body.append(form)
  form.submit()
}
