import type { ReactNode } from 'react'
import styles from './section.module.css'

export interface SectionProps {
  readonly title: string
  /** A sentence under the heading. */
  readonly lead?: ReactNode
  /** The section's id in an address: '/page#id'. */
  readonly id?: string
  readonly children: ReactNode
}

/** A part of a page with its own h2. */
export function Section({ title, lead, id, children }: SectionProps) {
  return (
    <section id={id}>
      <h2>{title}</h2>
      {lead && <p className={styles.lead}>{lead}</p>}
      <div className={styles.body}>{children}</div>
    </section>
  )
}
