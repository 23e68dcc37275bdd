import type { WithLocale } from '../page/page.ts'
import { classNames } from '../ui/class-names.ts'
import { When } from './date-time.tsx'
import type { StateTone } from './state-badge.tsx'
import styles from './timeline.module.css'

export interface TimelineStep {
  readonly title: string
  readonly text?: string | undefined
  /** Undefined for a step that is still to come. */
  readonly at?: Date | undefined
  readonly tone: StateTone
}

/** Past steps, oldest first, and possibly the next one. */
export function Timeline({ locale, steps }: WithLocale<{ steps: readonly TimelineStep[] }>) {
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
