import type { ReactNode } from 'react'
import styles from './unfold.module.css'

interface UnfoldProps {
  readonly summary: string
  readonly children: ReactNode
}

/** Text and controls that one press shows, without any other effect. */
export function Unfold({ summary, children }: UnfoldProps) {
  return (
    <details className={styles.unfold}>
      <summary>{summary}</summary>
      {children}
    </details>
  )
}
