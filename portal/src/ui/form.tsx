import type { FormHTMLAttributes, ReactNode } from 'react'
import styles from './form.module.css'

interface FormProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'className' | 'style' | 'noValidate'> {
  /** Required on every form that changes something. */
  readonly csrfToken?: string
}

/** Fields one under another. The messages are ours, so the browser's own validation is off. */
export function Form({ csrfToken, children, ...attributes }: FormProps): ReactNode {
  return (
    <form {...attributes} className={styles.form} noValidate>
      {csrfToken && <input type="hidden" name="_csrf" value={csrfToken} />}
      {children}
    </form>
  )
}

interface ButtonFormProps {
  readonly csrfToken: string
  /** The page it stands on, unless said otherwise. */
  readonly action?: string
  readonly children: ReactNode
}

/** A button that changes something, in a line with others: a form without fields to fill in. */
export function ButtonForm({ csrfToken, action, children }: ButtonFormProps): ReactNode {
  return (
    <form className={styles.button} method="post" action={action}>
      <input type="hidden" name="_csrf" value={csrfToken} />
      {children}
    </form>
  )
}

/** Short fields side by side where there is room. */
export function FieldRow({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={styles.row}>{children}</div>
}

/** The form's buttons. */
export function Actions({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={styles.actions}>{children}</div>
}
