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
