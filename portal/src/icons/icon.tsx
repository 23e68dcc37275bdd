/** An icon from the sprite, in the text's colour. Hidden from screen readers, since there is text beside it. */
import { iconAddress } from '../page/page-settings.ts'
import styles from './icon.module.css'
import type { ArtName, IconName } from './icons.ts'

export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <svg className={className ? `${styles.icon} ${className}` : styles.icon} aria-hidden="true">
      <use href={iconAddress(name)} />
    </svg>
  )
}

/** One of our drawings. Decoration: the text beside it says the same. */
export function ArtImage({ name, className }: { name: ArtName; className: string | undefined }) {
  return (
    <svg className={className} aria-hidden="true">
      <use href={iconAddress(name)} />
    </svg>
  )
}
