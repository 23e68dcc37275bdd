import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './fact-list.module.css'

export interface Fact {
  readonly label: string
  /** Where it is not known, the fact is left out. */
  readonly value: ReactNode
  /** What the others add up to. */
  readonly isSum?: boolean
}

const isKnown = ({ value }: Fact): boolean => value !== undefined && value !== ''

/** Short facts about one thing: 'Airport code: DEL'. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }): ReactNode {
  return (
    <dl className={styles.facts}>
      {facts.filter(isKnown).map(({ label, value, isSum }) => (
        <div key={label} className={classNames(styles.fact, isSum && styles.sum)}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
