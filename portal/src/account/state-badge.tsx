import type { ReactNode } from 'react'
import { classNames } from '../ui/class-names.ts'
import styles from './state-badge.module.css'

export type StateTone = 'good' | 'waiting' | 'bad' | 'neutral'

interface StateBadgeProps {
  readonly tone: StateTone
  /** Set for the page's main state. */
  readonly role?: 'status'
  readonly children: ReactNode
}

export function StateBadge({ tone, role, children }: StateBadgeProps) {
  return (
    <span className={classNames(styles.badge, styles[tone])} role={role}>
      {children}
    </span>
  )
}

interface LiveStateProps {
  /** True if the state will change without the customer: then the page is polled. */
  readonly isPending: boolean
  readonly children: ReactNode
}

/** Attributes of the page's main state. It is not announced itself, because the page announces a change in a whole sentence. */
export const unannouncedStatus = { role: 'status', 'aria-live': 'off' } as const

/** Wraps a state that changes while the page is shown. */
export function LiveState({ isPending, children }: LiveStateProps) {
  return (
    <span {...unannouncedStatus} data-live="state" data-pending={isPending ? '' : undefined}>
      {children}
    </span>
  )
}
