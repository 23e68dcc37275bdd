import type { ReactNode } from 'react'
import styles from './pair.module.css'

/** The two ends of a journey, side by side where there is room. */
export function Pair({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={styles.pair}>{children}</div>
}
