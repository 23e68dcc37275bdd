import type { ReactNode } from 'react'
import styles from './unfold.module.css'

/** Text and controls that one press shows, without any other effect. */
export function Unfold({ summary, children }: { readonly summary: string; readonly children: ReactNode }) {
  return (
    <details className={styles.unfold}>
      <summary>{summary}</summary>
      {children}
    </details>
  )
}
