import type { PropsWithChildren } from 'react'
import styles from './disclosure.module.css'

/** Text and controls that one press shows, without any other effect. */
export function Disclosure({ summary, children }: PropsWithChildren<{ readonly summary: string }>) {
  return (
    <details className={styles.disclosure}>
      <summary>{summary}</summary>
      {children}
    </details>
  )
}
