import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { classNames } from '../ui/class-names.ts'
import type { StateTone } from './state-badge.tsx'
import styles from './timeline.module.css'
import { When } from './when.tsx'

export interface TimelineStep {
  readonly title: string
  readonly text?: string | undefined
  /** Missing for what is still to come. */
  readonly at?: Date | undefined
  readonly tone: StateTone
}

/** What happened, oldest first, and perhaps what comes next. */
export function Timeline({
  locale,
  steps,
}: {
  readonly locale: Locale
  readonly steps: readonly TimelineStep[]
}): ReactNode {
  return (
    <ol className={styles.timeline}>
      {steps.map(({ title, text, at, tone }) => (
        <li
          key={`${title} ${at?.getTime()}`}
          className={classNames(styles.step, styles[tone], !at && styles.ahead)}
        >
          <p className={styles.title}>{title}</p>
          {at && (
            <p className={styles.when}>
              <When at={at} locale={locale} />
            </p>
          )}
          {text && <p className={styles.text}>{text}</p>}
        </li>
      ))}
    </ol>
  )
}
