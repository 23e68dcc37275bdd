import type { Locale } from '@chowk/shell'
import type { Ref } from 'react'
import styles from './error-summary.module.css'

/** A type, not an interface: islands have it among their props, which must be JSON. */
export type FieldError = {
  /** The id of the invalid control. */
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
 * Focuses the summary and scrolls so that the first invalid field stays visible below it. A form with one field and
 * no summary focuses that field.
 */
export function goToErrors(first: HTMLElement | null): void {
  first?.focus()
  const field = first?.querySelector('a')?.hash.slice(1) ?? first?.id
  document.getElementById(`${field}-error`)?.scrollIntoView({ block: 'nearest' })
}

const titleId = 'error-summary-title'

/**
 * The errors at the start of a form, each with a link to its field. It takes the focus when the page loads. It is for
 * forms with several fields: a single one (`focusIfInvalid`) shows its error itself.
 */
export function ErrorSummary({ locale, errors, ref }: ErrorSummaryProps) {
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
