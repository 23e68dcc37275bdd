/** An icon from the sprite; drawn in the text's colour, hidden from screen readers since words stand beside it. */
import type { ReactNode } from 'react'
import { iconAddress } from '../page/page-settings.ts'
import styles from './icon.module.css'
import type { IconName } from './icons.ts'

export function Icon({ name, className }: { name: IconName; className?: string | undefined }): ReactNode {
  return (
    <svg className={className ? `${styles.icon} ${className}` : styles.icon} aria-hidden="true">
      <use href={iconAddress(name)} />
    </svg>
  )
}
