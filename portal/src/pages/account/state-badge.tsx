import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import styles from './state-badge.module.css'

export type StateTone = 'good' | 'waiting' | 'bad' | 'neutral'

interface StateBadgeProps {
  readonly tone: StateTone
  /** The one state a page is about is read out as it changes. */
  readonly role?: 'status'
  readonly children: ReactNode
}

export function StateBadge({ tone, role, children }: StateBadgeProps): ReactNode {
  return (
    <span className={classNames(styles.badge, styles[tone])} role={role}>
      {children}
    </span>
  )
}
