import type { ReactNode } from 'react'
import styles from './error-layout.module.css'

interface ErrorLayoutProps {
  readonly code: string
  readonly title: string
  readonly text: string
  readonly note?: ReactNode
  readonly children: ReactNode
}

export function ErrorLayout({ code, title, text, note, children }: ErrorLayoutProps): ReactNode {
  return (
    <div className={styles.page}>
      <p className={styles.code} aria-hidden="true">
        {code}
      </p>
      <h1>{title}</h1>
      <p className={styles.text}>{text}</p>
      {note && <p className={styles.note}>{note}</p>}
      <div className={styles.ways}>{children}</div>
    </div>
  )
}
