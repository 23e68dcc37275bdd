import type { ReactNode } from 'react'
import styles from './qr-code.module.css'
import { qrPath } from './qr-path.ts'

/** `label` says what it is to whoever cannot scan it. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }): ReactNode {
  const { size, path } = qrPath(text)
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} />
      <path d={path} />
    </svg>
  )
}
