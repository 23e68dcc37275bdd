/** An icon from the sprite; drawn in the text's colour, hidden from screen readers since there are words beside it. */
import type { ReactNode } from 'react'
import { iconAddress } from '../page/page-settings.ts'
import type { ArtName } from './art.ts'
import styles from './icon.module.css'
import type { IconName } from './icons.ts'

export function Icon({ name, className }: { name: IconName; className?: string | undefined }): ReactNode {
  return (
    <svg className={className ? `${styles.icon} ${className}` : styles.icon} aria-hidden="true">
      <use href={iconAddress(name)} />
    </svg>
  )
}

/** One of our drawings. Decoration: the words beside it say it all. */
export function ArtImage({ name, className }: { name: ArtName; className: string | undefined }): ReactNode {
  return (
    <svg className={className} aria-hidden="true">
      <use href={iconAddress(name)} />
    </svg>
  )
}
