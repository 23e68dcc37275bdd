import type { Locale } from '@chowk/shell'
import type {
  Calculation,
  CalculatorAnswer,
  FormProblem,
} from '../../../../calculators/calculations/calculation.ts'
import frame from '../../../../ui/field-frame.module.css'
import styles from './live-result.module.css'

export const typingDebounceMs = 250

/**
 * Answers the form each time typing pauses, and when it is sent complete. An incomplete form goes to the server,
 * which names what is wrong. Returns a cleanup function.
 */
export function watchForm(
  form: HTMLFormElement,
  load: () => Promise<Calculation | undefined>,
  onAnswer: (answer: CalculatorAnswer, reason: 'typing' | 'sent') => void,
): () => void {
  const listening = new AbortController()
  const { signal } = listening
  let calculation: Calculation | undefined
  let rest: ReturnType<typeof setTimeout> | undefined

  async function computeResult(): Promise<void> {
    calculation ??= await load()
    if (calculation && !signal.aborted) onAnswer(calculation.answer(typedIn(form)), 'typing')
  }

  form.addEventListener(
    'input',
    () => {
      clearTimeout(rest)
      rest = setTimeout(computeResult, typingDebounceMs)
    },
    { signal },
  )
  form.addEventListener(
    'submit',
    event => {
      const answer = calculation?.answer(typedIn(form))
      if (!answer || 'problems' in answer) return
      event.preventDefault()
      clearTimeout(rest)
      onAnswer(answer, 'sent')
    },
    { signal },
  )
  return () => {
    clearTimeout(rest)
    listening.abort()
  }
}

function typedIn(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return Object.fromEntries(entries)
}

/** Shows each error beside its field and removes the errors of the server or of an earlier check. */
export function showErrors(form: HTMLFormElement, problems: readonly FormProblem[], locale: Locale): void {
  clearErrors(form)
  for (const { field, message } of problems) {
    const control = form.elements.namedItem(field)
    if (!(control instanceof HTMLInputElement)) continue
    // A visitor who empties a field is about to fill it: the text says why the result waits, and reports no error.
    const isEmpty = control.value.trim() === ''
    const shown = document.createElement('p')
    shown.id = `${field}-error`
    shown.className = (isEmpty ? styles.waits : frame.error) ?? ''
    shown.textContent = message[locale]
    control.parentElement?.after(shown)
    if (!isEmpty) control.setAttribute('aria-invalid', 'true')
    control.setAttribute('aria-describedby', [shown.id, ...describedByIds(control)].join(' '))
  }
}

function clearErrors(form: HTMLFormElement): void {
  for (const shown of form.querySelectorAll('[id$="-error"]')) {
    shown.remove()
    const field = form.querySelector(`[aria-describedby~="${shown.id}"]`)
    if (!field) continue
    const others = describedByIds(field).filter(id => id !== shown.id)
    field.setAttribute('aria-describedby', others.join(' '))
    field.removeAttribute('aria-invalid')
  }
  form.querySelector('[role=alert]')?.remove()
}

const describedByIds = (field: Element): string[] => field.getAttribute('aria-describedby')?.split(' ') ?? []
