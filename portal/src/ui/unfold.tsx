import type { ReactNode } from 'react'
import styles from './unfold.module.css'

interface UnfoldProps {
  readonly summary: string
  readonly children: ReactNode
}

/** What is told, and what can be done, only after a press that does nothing else. */
export function Unfold({ summary, children }: UnfoldProps): ReactNode {
  return (
    <details className={styles.unfold}>
      <summary>{summary}</summary>
      {children}
    </details>
  )
}
