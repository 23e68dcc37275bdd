import type { ReactNode } from 'react'
import { classNames } from '../ui/class-names.ts'
import styles from './row-list.module.css'

interface RowListProps {
  readonly label?: string
  readonly rows: readonly {
    readonly id: string
    /** A company's mark, before its amount at the end of the row. */
    readonly picture?: ReactNode
    readonly title: string
    readonly href: string
    readonly note: ReactNode
    readonly end: ReactNode
  }[]
}

/** Orders, tickets or disputes, each a link to its page: what it is about, and its state. */
export function RowList({ label, rows }: RowListProps): ReactNode {
  if (rows.length === 0) return null
  return (
    <ul className={styles.rows} aria-label={label}>
      {rows.map(({ id, picture, title, href, note, end }) => (
        <li
          key={id}
          className={classNames(styles.row, styles.linked, picture ? styles.withPicture : styles.plain)}
        >
          {picture}
          <div>
            <a className={styles.title} href={href}>
              {title}
            </a>
            <span className={styles.note}>{note}</span>
          </div>
          {picture ? <div className={styles.end}>{end}</div> : end}
        </li>
      ))}
    </ul>
  )
}
