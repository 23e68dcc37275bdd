import type { ReactNode } from 'react'
import { classNames } from '../ui/class-names.ts'
import styles from './case-list.module.css'
import rows from './row-list.module.css'

interface CaseListProps {
  readonly cases: readonly {
    readonly id: string
    readonly title: string
    readonly href: string
    readonly note: ReactNode
    readonly state: ReactNode
  }[]
}

/** Tickets or disputes: what each is about, and how far it has come. */
export function CaseList({ cases }: CaseListProps): ReactNode {
  if (cases.length === 0) return null
  return (
    <ul className={rows.rows}>
      {cases.map(({ id, title, href, note, state }) => (
        <li key={id} className={classNames(rows.row, styles.case)}>
          <div className={styles.what}>
            <a className={styles.title} href={href}>
              {title}
            </a>
            <span className={styles.note}>{note}</span>
          </div>
          {state}
        </li>
      ))}
    </ul>
  )
}
