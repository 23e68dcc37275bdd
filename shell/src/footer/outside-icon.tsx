/** Small drawings of our own for what leads to stores and social networks: a hint of each, nobody's logo. */
import type { FooterLink } from './footer-data.ts'
import styles from './outside-icon.module.css'

const shapes: Readonly<Record<string, string>> = {
  android_app: 'M7 4l12 8-12 8zM7 12h12',
  ios_app:
    'M8 3h8a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM11 18h2M9.5 10.5L12 13l2.5-2.5M12 6.5V13',
  x: 'M6 6l12 12M18 6L6 18',
  facebook: 'M15 6h-1a3 3 0 0 0-3 3v10M8 12h6',
  instagram:
    'M8 5h8a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6M16 8h.01',
  linkedin: 'M7 10v8M7 6h.01M11 18v-8M11 14a3 3 0 0 1 6 0v4',
  youtube: 'M6 6h12a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2zM10.5 9.5v5l4-2.5z',
}

interface OutsideIconProps {
  readonly item: FooterLink
}

/** Known by its tag, wherever it leads. */
export function OutsideIcon({ item: { tag = '' } }: OutsideIconProps) {
  const shape = shapes[tag]
  if (!shape) return null
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={shape} />
    </svg>
  )
}
