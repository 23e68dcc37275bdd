import type { ReactNode } from 'react'
import { Icon } from '../icons/icon.tsx'
import styles from './field-frame.module.css'

export interface FieldFrameProps {
  /** The control's id, which links of an error summary use. */
  readonly id: string
  readonly label: ReactNode
  /** What to type and where to find it; always shown. */
  readonly hint?: ReactNode
  /** What is wrong and what to do. */
  readonly error?: string
  readonly children: ReactNode
}

/** Label, hint and error around any control. */
export function FieldFrame({ id, label, hint, error, children }: FieldFrameProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          <Icon name="circle-alert" className={styles.errorIcon} />
          {error}
        </p>
      )}
    </div>
  )
}

/** The ARIA attributes that associate a control with its hint and its error. */
export function describedBy({
  id,
  hint,
  error,
  about,
}: Pick<FieldFrameProps, 'id' | 'hint' | 'error'> & { readonly about?: string | undefined }) {
  const ids = [error && `${id}-error`, about, hint && `${id}-hint`].filter(Boolean)
  return {
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
    'aria-invalid': error ? true : undefined,
  }
}
