import type { ReactNode } from 'react'
import styles from './prose.module.css'

/** Prose: paragraphs, lists and sub-headings at a readable width. */
export function Prose({ children }: { readonly children: ReactNode }) {
  return <div className={styles.prose}>{children}</div>
}

/** Paragraphs of one text, all different. */
export function Paragraphs({ texts }: { readonly texts: readonly string[] }) {
  return texts.map(text => <p key={text}>{text}</p>)
}
