import type { Locale } from '@chowk/shell'
import frame from '../../../ui/field-frame.module.css'
import type { FormProblem } from '../calculations/calculation.ts'

/** What is wrong now stands beside its field, and what the server or an earlier look had said there goes. */
export function tellFaults(form: HTMLFormElement, problems: readonly FormProblem[], locale: Locale): void {
  forgetFaults(form)
  for (const { field, message } of problems) {
    const control = form.elements.namedItem(field)
    // Whoever has emptied a field is about to fill it.
    if (!(control instanceof HTMLInputElement) || control.value.trim() === '') continue
    const told = document.createElement('p')
    told.id = `${field}-error`
    told.className = frame.error ?? ''
    told.textContent = message[locale]
    control.parentElement?.after(told)
    control.setAttribute('aria-invalid', 'true')
    control.setAttribute('aria-describedby', [told.id, ...describing(control)].join(' '))
  }
}

function forgetFaults(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll('[aria-invalid]')) {
    const faultId = `${field.id}-error`
    document.getElementById(faultId)?.remove()
    field.setAttribute(
      'aria-describedby',
      describing(field)
        .filter(id => id !== faultId)
        .join(' '),
    )
    field.removeAttribute('aria-invalid')
  }
  form.querySelector('[role=alert]')?.remove()
}

const describing = (field: Element): string[] => field.getAttribute('aria-describedby')?.split(' ') ?? []
