import type { ReactNode } from 'react'
import styles from './actions.module.css'

/** The form's buttons. */
export function Actions({ children }: { readonly children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}

interface ButtonFormProps {
  readonly csrfToken: string
  /** The page's own address by default. */
  readonly action?: string
  /** Values of hidden inputs. */
  readonly hidden?: Readonly<Record<string, string>>
  readonly children: ReactNode
}

/** A button that changes something, in a line with others: a form without visible fields. */
export function ButtonForm({ csrfToken, action, hidden = {}, children }: ButtonFormProps) {
  return (
    <form className={styles.button} method="post" action={action}>
      <input type="hidden" name="_csrf" value={csrfToken} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  )
}
