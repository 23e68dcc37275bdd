import type { ReactNode } from 'react'
import { useLocale } from '../page/page.ts'
import { classNames } from './class-names.ts'
import { href } from './link.ts'
import styles from './link-grid.module.css'

export interface GridLink {
  readonly name: string
  /** A link of the catalogue. */
  readonly link: string
  /** A second, softer line. */
  readonly note?: string
  /** A monogram or an icon. */
  readonly picture?: ReactNode
  /** For a search over the grid: search words that the link does not show, and whether it is hidden at the start. */
  readonly searchWords?: string
  readonly hidden?: boolean
}

interface LinkGridProps {
  readonly links: readonly GridLink[]
  readonly id?: string
  /**
   * 'compact' for long lists of related pages, without pictures and borders; 'rows' for long lists with them; 'tiles'
   * for six of a kind, which fill their rows at every width.
   */
  readonly density?: 'roomy' | 'compact' | 'rows' | 'tiles'
}

/** Links in as many columns as fit. */
export function LinkGrid({ links, id, density = 'roomy' }: LinkGridProps) {
  const locale = useLocale()
  const list = (
    <ul id={id} className={classNames(styles.grid, styles[density])}>
      {links.map(({ name, link, note, picture, searchWords, hidden }) => (
        <li key={link} data-words={searchWords} hidden={hidden}>
          <a className={styles.link} href={href(link, locale)}>
            {picture}
            <span className={styles.text}>
              {name} {note && <span className={styles.note}>{note}</span>}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
  return density === 'tiles' ? <div className={styles.measured}>{list}</div> : list
}
