import type { ReactNode } from 'react'
import type { TextTable } from '../../../content/markdown.ts'
import styles from './figures.module.css'

/** One number for each of a few things. */
export const isFigures = (table: TextTable | undefined): table is TextTable =>
  table?.numeric === true && table.columns.length === 2

/** A table of two columns as its numbers, large, each over what it counts. */
export function Figures({ table }: { readonly table: TextTable }): ReactNode {
  return (
    <div>
      <dl className={styles.figures}>
        {table.rows.map(([name, value]) => (
          <div key={name} className={styles.figure}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.caption}>{table.caption}</p>
    </div>
  )
}
