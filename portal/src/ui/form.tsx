import type { FormHTMLAttributes } from 'react'
import styles from './form.module.css'

interface FormProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'className' | 'style' | 'noValidate'> {
  /** Required on every form that changes something. */
  readonly csrfToken?: string
}

/** A form with fields below each other. The error messages are ours, so the browser's own validation is off. */
export function Form({ csrfToken, children, ...attributes }: FormProps) {
  return (
    <form {...attributes} className={styles.form} noValidate>
      {csrfToken && <input type="hidden" name="_csrf" value={csrfToken} />}
      {children}
    </form>
  )
}
