import type { Locale } from '@chowk/shell'
import type { ReactNode, Ref } from 'react'
import styles from './error-summary.module.css'

/** A type, not an interface: islands take it among their props, which must be JSON. */
export type FieldError = {
  /** The id of the control to mend. */
  readonly field: string
  readonly message: string
}

interface ErrorSummaryProps {
  readonly locale: Locale
  readonly errors: readonly FieldError[]
  readonly ref?: Ref<HTMLDivElement>
}

const titles = {
  en: { one: 'One detail needs another look', many: 'Some details need another look' },
  hi: { one: 'इसे ठीक करें', many: 'इन्हें ठीक करें' },
}

/**
 * The summary is read first, and the first field that it names stays in the window below it. Where a form has but one field
 * and no summary, that field is what is read.
 */
export function goToErrors(first: HTMLElement | null): void {
  first?.focus()
  const field = first?.querySelector('a')?.hash.slice(1) ?? first?.id
  document.getElementById(`${field}-error`)?.scrollIntoView({ block: 'nearest' })
}

const titleId = 'error-summary-title'

/**
 * What went wrong, first thing in a form, with a way to each field. It takes the focus when the page arrives. For a form of
 * several fields: one alone (`isOnly`) tells its fault itself, once.
 */
export function ErrorSummary({ locale, errors, ref }: ErrorSummaryProps): ReactNode {
  if (errors.length === 0) return null
  const title = titles[locale]
  return (
    // biome-ignore lint/a11y/noAutofocus: a form that came back with errors must say so first
    <div className={styles.summary} role="alert" aria-labelledby={titleId} tabIndex={-1} autoFocus ref={ref}>
      <p className={styles.title} id={titleId}>
        {errors.length === 1 ? title.one : title.many}
      </p>
      <ul>
        {errors.map(({ field, message }) => (
          <li key={field}>
            <a href={`#${field}`}>{message}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
