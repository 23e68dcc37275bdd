/** An icon from the sprite; drawn in the text's colour, hidden from screen readers since words stand beside it. */
import type { ReactNode } from 'react'
import styles from './icon.module.css'

let spritePath = '/assets/icons.svg'

/** Told once by whoever knows where the sprite is: the site on the server, the page's settings in the browser. */
export function configureSprite(path: string): void {
  spritePath = path
}

export function Icon({ name, className }: { name: string; className?: string | undefined }): ReactNode {
  return (
    <svg
      className={className ? `${styles.icon} ${className}` : styles.icon}
      aria-hidden="true"
      focusable="false"
    >
      <use href={`${spritePath}#${name}`} />
    </svg>
  )
}
