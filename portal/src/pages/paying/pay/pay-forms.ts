/** Input on a paying page that is not sent yet: it stays when the page is replaced, or in the other language. */

import { formFieldsOf } from '../../../live-page/form-fields.ts'

/** Credentials are typed again. */
const secrets = ['_csrf', 'pin', 'again', 'code', 'step', 'do']
const acrossLanguages = 'chowk-chosen'

const addressOf = (path: string) => path.replace(/^\/hi(?=\/)/, '')
const forms = () => [...document.querySelectorAll<HTMLFormElement>('main form[data-flow=pay]')]

/** Restores the input in the forms that ask for it again. False if the payment has continued. */
export function restoreChoice(chosen: URLSearchParams): boolean {
  for (const field of forms().flatMap(form => [...form.querySelectorAll('input')])) {
    const value = secrets.includes(field.name) ? null : chosen.get(field.name)
    if (value === null || field.type === 'hidden' || field.type === 'password') continue
    if (field.type !== 'radio') field.value = value
    else if (field.value === value) field.click()
  }
  return forms().length > 0
}

/** Stores the input when the customer changes the language. */
export function saveAcrossNavigation({ target }: MouseEvent): void {
  if (!(target instanceof Element) || !target.closest('a[hreflang]')) return
  const chosen = new URLSearchParams(forms().flatMap(form => [...formFieldsOf(form, null)]))
  for (const secret of secrets) chosen.delete(secret)
  sessionStorage.setItem(acrossLanguages, `${addressOf(location.pathname)}?${chosen}`)
}

export function restoreAcrossNavigation(): URLSearchParams {
  const [address, chosen] = sessionStorage.getItem(acrossLanguages)?.split('?') ?? []
  sessionStorage.removeItem(acrossLanguages)
  return new URLSearchParams(address === addressOf(location.pathname) ? chosen : '')
}

/** Removes an error when its field is changed. */
export function clearErrorsOnInput({ target }: Pick<Event, 'target'>): void {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return
  const form = target.form
  if (form?.dataset.flow !== 'pay') return
  // Another choice of amount also removes the error of the typed amount.
  for (const field of target.name === 'amount' ? ['amount', 'otherAmount'] : [target.name])
    clearError(form, field)
}

/** Removes the errors of fields that were changed before this code loaded. */
export function clearErrorsOfChanged(): void {
  for (const target of document.querySelectorAll<HTMLInputElement>('form[data-flow=pay] input'))
    if (target.value !== target.defaultValue || target.checked !== target.defaultChecked)
      clearErrorsOnInput({ target })
}

function clearError(form: HTMLFormElement, field: string): void {
  const link = form.querySelector(`[role=alert] a[href="#${field}"]`)
  const summary = link?.closest('[role=alert]')
  link?.closest('li')?.remove()
  if (!summary?.querySelector('li')) summary?.remove()
  for (const control of form.querySelectorAll(`[name="${field}"]`)) control.removeAttribute('aria-invalid')
  form.querySelector(`p[id="${field}"], [id="${field}-error"]`)?.remove()
}

/** A tap on a plan continues with it; with a mouse or keys the button beside the plans does. */
export function continueWithPlan(event: PointerEvent | MouseEvent): void {
  if (!(event instanceof PointerEvent) || event.pointerType !== 'touch') return
  const input = event.target instanceof Element && event.target.closest('label')?.querySelector('input')
  const isPlan = input && input.name === 'amount' && input.value !== 'other'
  const { form } = isPlan ? input : { form: null }
  if (!form?.querySelector('[name=step][value=choose]')) return
  const button = [...form.elements].find(each => each instanceof HTMLButtonElement)
  // The tap itself checks the plan after this.
  setTimeout(() => button?.click())
}

/** Shows the cost of the chosen amount beside the button, since the choice may have scrolled away. */
export function showChosenCost({ target }: Pick<Event, 'target'>): void {
  if (!(target instanceof HTMLInputElement) || target.name !== 'amount') return
  const { fee = '', sum = '' } = target.dataset
  const before = document.createElement('small')
  before.textContent = fee
  for (const output of document.querySelectorAll('[data-chosen]'))
    output.replaceChildren(...(sum ? [before, ' ', sum] : []))
}
