import type { ReactNode } from 'react'
import styles from './disclosure.module.css'

/** Text and controls that one press shows, without any other effect. */
export function Disclosure({
  summary,
  children,
}: {
  readonly summary: string
  readonly children: ReactNode
}) {
  return (
    <details className={styles.disclosure}>
      <summary>{summary}</summary>
      {children}
    </details>
  )
}
