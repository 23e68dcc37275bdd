import type { ReactNode } from 'react'
import styles from './lock.module.css'

/** A page about a lock or a closed account: one narrow card. */
export function LockFrame({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className={styles.page}>
      <div className={styles.card}>
        <h1 className={styles.title}>{title}</h1>
        {children}
      </div>
    </div>
  )
}
