/**
 * The shell's own few icons: strokes on a 24 px grid in the colour of the text. Icons used once are in the component
 * that uses them.
 */
import styles from './icons.module.css'

const shapes = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6 6 18',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5a7.5 7.5 0 0 1 15 0',
  grid: 'M5 5h5v5H5ZM14 5h5v5h-5ZM5 14h5v5H5ZM14 14h5v5h-5Z',
  bell: 'M6 16V11a6 6 0 0 1 12 0v5l1.5 2h-15ZM10 20.5a2.2 2.2 0 0 0 4 0',
  signOut: 'M10 4H5v16h5M15 8l4 4-4 4M19 12H10',
} as const

export type IconName = keyof typeof shapes

/** Decorative: the text beside it, or the control's label, has the meaning. */
export function Icon({ name }: { readonly name: IconName }) {
  return <Drawing shape={shapes[name]} />
}

export function Drawing({ shape }: { readonly shape: string }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={shape} />
    </svg>
  )
}
