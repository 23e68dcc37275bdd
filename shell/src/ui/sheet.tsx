/** A panel that covers the page on small screens: the menu, the profile. `attachSheet` gives it its behaviour. */
import type { ReactNode } from 'react'
import { type Locale, words } from '../words/words.ts'
import { Icon } from './icons.tsx'
import { popoverTarget } from './react-versions.ts'
import styles from './sheet.module.css'

interface SheetProps {
  readonly id: string
  readonly label: string
  readonly locale: Locale
  readonly children: ReactNode
}

/** Without JavaScript a button whose popovertarget is the sheet's id opens it as a popover. */
export function Sheet({ id, label, locale, children }: SheetProps) {
  return (
    <dialog id={id} className={styles.sheet} popover="auto" aria-label={label}>
      <div className={styles.head}>
        <span aria-hidden="true">{label}</span>
        <button
          type="button"
          className={styles.close}
          {...popoverTarget(id, 'hide')}
          aria-label={words(locale).close}
        >
          <Icon name="close" />
        </button>
      </div>
      <div className={styles.body}>{children}</div>
    </dialog>
  )
}
