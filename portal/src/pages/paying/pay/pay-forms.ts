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
export function saveAcrossNavigation({ target }: MouseEvent): void {
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

/** An error ends with the mistake: a field that is changed is no longer the one that was refused. */
export function forgiveErrors({ target }: Pick<Event, 'target'>): void {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return
  const form = target.form
  if (form?.dataset.flow !== 'pay') return
  // Another choice of amount also settles what was typed for one of one's own.
  for (const field of target.name === 'amount' ? ['amount', 'otherAmount'] : [target.name])
    forgive(form, field)
}

/** Of those that were changed while this code was on its way: nobody heard it. */
export function forgiveChanged(): void {
  for (const target of document.querySelectorAll<HTMLInputElement>('form[data-flow=pay] input'))
    if (target.value !== target.defaultValue || target.checked !== target.defaultChecked)
      forgiveErrors({ target })
}

function forgive(form: HTMLFormElement, field: string): void {
  const link = form.querySelector(`[role=alert] a[href="#${field}"]`)
  const summary = link?.closest('[role=alert]')
  link?.closest('li')?.remove()
  if (!summary?.querySelector('li')) summary?.remove()
  for (const control of form.querySelectorAll(`[name="${field}"]`)) control.removeAttribute('aria-invalid')
  form.querySelector(`p[id="${field}"], [id="${field}-error"]`)?.remove()
}

/** A finger that taps a plan has chosen it; a mouse and the keys have the button beside the plans. */
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

/** Says beside the button what the chosen amount comes to, since the choice may have scrolled away. */
export function nameChosen({ target }: Pick<Event, 'target'>): void {
  if (!(target instanceof HTMLInputElement) || target.name !== 'amount') return
  const { fee = '', sum = '' } = target.dataset
  const before = document.createElement('small')
  before.textContent = fee
  for (const output of document.querySelectorAll('[data-chosen]'))
    output.replaceChildren(...(sum ? [before, ' ', sum] : []))
}
