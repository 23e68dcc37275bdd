/** Where a sign-in leads on to. */
import { localeOf } from './locale-path.ts'

/** What waits there to be paid is begun by whoever has signed in, as 'Proceed' would have: by a form, never by a link. */
export function beginsPayment(goOnTo: string): boolean {
  return localeOf(goOnTo).path === '/pay'
}

/** For a script that has signed somebody in. */
export function goOn(to: string): void {
  if (beginsPayment(to)) sendForm(to)
  else window.location.assign(to)
}

/** The token in the page was the visitor's; the customer's came with the sign-in, as a cookie. */
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
