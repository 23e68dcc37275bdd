import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './fact-list.module.css'

export interface Fact {
  readonly label: string
  /** A fact without a value is left out. */
  readonly value: ReactNode
  /** The sum of the others. */
  readonly isSum?: boolean
}

const isKnown = ({ value }: Fact): boolean => value !== undefined && value !== ''

/** Short facts, such as 'Airport code: DEL'. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
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
