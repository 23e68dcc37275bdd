import type { ReactNode } from 'react'
import { classNames } from '../ui/class-names.ts'
import styles from './row-list.module.css'

interface RowListProps {
  readonly label?: string
  readonly rows: readonly {
    readonly id: string
    /** A company's mark. */
    readonly picture?: ReactNode
    readonly title: string
    /** Undefined if the item has no page of its own. */
    readonly href: string | undefined
    readonly note: ReactNode
    /** Shown beside the title if there is a picture. */
    readonly amount?: ReactNode
    readonly end?: ReactNode
  }[]
}

/** A list of orders, tickets, disputes or entries: the title and state of each, as a link to its page if it has one. */
export function RowList({ label, rows }: RowListProps) {
  if (rows.length === 0) return null
  return (
    <ul className={styles.rows} aria-label={label}>
      {rows.map(({ id, picture, title, href, note, amount, end }) => (
        <li
          key={id}
          className={classNames(
            styles.row,
            href && styles.linked,
            picture ? styles.withPicture : styles.plain,
          )}
        >
          {picture}
          {picture ? (
            <div>
              <div className={styles.line}>
                <Title title={title} href={href} />
                {amount}
              </div>
              <div className={styles.line}>
                <span className={styles.note}>{note}</span>
                {end}
              </div>
            </div>
          ) : (
            <>
              <div>
                <Title title={title} href={href} />
                <span className={styles.note}>{note}</span>
              </div>
              {end}
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

function Title({ title, href }: { readonly title: string; readonly href: string | undefined }) {
  return (
    <a className={styles.title} href={href}>
      {title}
    </a>
  )
}
