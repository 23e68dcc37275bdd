import type { ReactNode } from 'react'
import styles from './fact-list.module.css'

interface FactListProps {
  readonly facts: readonly { readonly label: string; readonly value: ReactNode }[]
}

/** Short facts about one thing: 'Airport code: DEL'. */
export function FactList({ facts }: FactListProps): ReactNode {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
