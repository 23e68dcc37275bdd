import type { ReactNode } from 'react'
import styles from './card.module.css'
import { classNames } from './class-names.ts'

interface CardProps {
  /** Shown as an h2, or at the given level. */
  readonly title?: string
  readonly headingLevel?: 2 | 3
  /** 'raised' is emphasised: one per page, around its main form or result. */
  readonly tone?: 'plain' | 'raised' | 'tinted'
  readonly children: ReactNode
}

export function Card({ title, headingLevel = 2, tone = 'plain', children }: CardProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className={classNames(styles.card, styles[tone])}>
      {title && <Heading className={styles.title}>{title}</Heading>}
      {children}
    </div>
  )
}
