import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './data-table.module.css'

interface Column {
  readonly label: string
  /** Right-aligned amounts and counts. */
  readonly numeric?: boolean
}

interface DataTableProps {
  readonly caption: string
  readonly hideCaption?: boolean
  readonly columns: readonly Column[]
  /** One list of cells per row; the first cell is the row's heading. */
  readonly rows: readonly (readonly ReactNode[])[]
}

/** A table that scrolls sideways in a window that is narrower than the table. */
export function DataTable({ caption, hideCaption, columns, rows }: DataTableProps) {
  const cellClass = (index: number) => classNames(columns[index]?.numeric && styles.numeric)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={styles.scroller} aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption className={classNames(hideCaption && styles.hidden)}>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ label }, index) => (
              <th key={label} scope="col" className={cellClass(index)}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a finished table never move
            <tr key={row}>
              {cells.map((cell, index) =>
                index === 0 ? (
                  <th key={columns[index]?.label} scope="row" className={cellClass(index)}>
                    {cell}
                  </th>
                ) : (
                  <td key={columns[index]?.label} className={cellClass(index)}>
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
