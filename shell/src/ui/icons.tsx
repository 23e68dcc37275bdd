/** The shell's own few icons: strokes on a 24 px grid in the colour of the text around them. */
import styles from './icons.module.css'

const shapes = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6 6 18',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5a7.5 7.5 0 0 1 15 0',
  orders: 'M6 3h12v18l-3-2-3 2-3-2-3 2ZM9 8h6M9 12h6',
  wallet: 'M4 7a2 2 0 0 1 2-2h11v3M4 7a1 1 0 0 0 1 1h15v11H6a2 2 0 0 1-2-2ZM16 13.5h.01',
  help: 'M4 14v-2a8 8 0 0 1 16 0v2M4 13h3v5H5a1 1 0 0 1-1-1ZM20 13h-3v5h2a1 1 0 0 0 1-1M19 18a4 4 0 0 1-4 3h-2',
  dispute: 'M4 5h16v12H9l-5 4ZM12 8.5v3M12 14h.01',
  signOut: 'M10 4H5v16h5M15 8l4 4-4 4M19 12H10',
  more: 'M5 5h5v5H5ZM14 5h5v5h-5ZM5 14h5v5H5ZM14 14h5v5h-5Z',
} as const

export type IconName = keyof typeof shapes

/** Decoration only: the text beside it, or the control's label, says what it means. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={shapes[name]} />
    </svg>
  )
}
