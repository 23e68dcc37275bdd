/** What is chosen on a paying page and not sent yet: it stays when the page comes again, or in the other language. */

import { fieldsOf } from '../../../live-page/form-fields.ts'

/** What was typed to prove who pays is typed anew. */
const secrets = ['_csrf', 'pin', 'again', 'code', 'step', 'do']
const acrossLanguages = 'chowk-chosen'

const addressOf = (path: string) => path.replace(/^\/hi(?=\/)/, '')
const forms = () => [...document.querySelectorAll<HTMLFormElement>('main form[data-flow=pay]')]

/** Puts it back into the forms that ask for it once more. False where the payment has gone on. */
export function chooseAgain(chosen: URLSearchParams): boolean {
  for (const field of forms().flatMap(form => [...form.querySelectorAll('input')])) {
    const value = secrets.includes(field.name) ? null : chosen.get(field.name)
    if (value === null || field.type === 'hidden' || field.type === 'password') continue
    if (field.type !== 'radio') field.value = value
    else if (field.value === value) field.click()
  }
  return forms().length > 0
}

/** For a customer who changes the language. */
export function keepAcross({ target }: MouseEvent): void {
  if (!(target instanceof Element) || !target.closest('a[hreflang]')) return
  const chosen = new URLSearchParams(forms().flatMap(form => [...fieldsOf(form, null)]))
  for (const secret of secrets) chosen.delete(secret)
  sessionStorage.setItem(acrossLanguages, `${addressOf(location.pathname)}?${chosen}`)
}

export function takeAcross(): URLSearchParams {
  const [address, chosen] = sessionStorage.getItem(acrossLanguages)?.split('?') ?? []
  sessionStorage.removeItem(acrossLanguages)
  return new URLSearchParams(address === addressOf(location.pathname) ? chosen : '')
}
