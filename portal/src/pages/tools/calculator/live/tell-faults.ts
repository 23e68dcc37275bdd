import type { Locale } from '@chowk/shell'
import frame from '../../../../ui/field-frame.module.css'
import type { FormProblem } from '../calculations/calculation.ts'
import styles from './live-result.module.css'

/** What is wrong now stands beside its field, and what the server or an earlier look had said there goes. */
export function tellFaults(form: HTMLFormElement, problems: readonly FormProblem[], locale: Locale): void {
  forgetFaults(form)
  for (const { field, message } of problems) {
    const control = form.elements.namedItem(field)
    if (!(control instanceof HTMLInputElement)) continue
    // Whoever has emptied a field is about to fill it: they are told why the result waits, and of no mistake.
    const isEmpty = control.value.trim() === ''
    const told = document.createElement('p')
    told.id = `${field}-error`
    told.className = (isEmpty ? styles.waits : frame.error) ?? ''
    told.textContent = message[locale]
    control.parentElement?.after(told)
    if (!isEmpty) control.setAttribute('aria-invalid', 'true')
    control.setAttribute('aria-describedby', [told.id, ...describing(control)].join(' '))
  }
}

function forgetFaults(form: HTMLFormElement): void {
  for (const told of form.querySelectorAll('[id$="-error"]')) {
    told.remove()
    const field = form.querySelector(`[aria-describedby~="${told.id}"]`)
    if (!field) continue
    const others = describing(field).filter(id => id !== told.id)
    field.setAttribute('aria-describedby', others.join(' '))
    field.removeAttribute('aria-invalid')
  }
  form.querySelector('[role=alert]')?.remove()
}

const describing = (field: Element): string[] => field.getAttribute('aria-describedby')?.split(' ') ?? []
