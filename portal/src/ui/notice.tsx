import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './notice.module.css'

interface NoticeProps {
  /** Green only for money received and success, red only for what went wrong. */
  readonly tone?: 'info' | 'success' | 'warning' | 'danger'
  readonly title?: string
  /** 'status' where it answers what a person just did. */
  readonly role?: 'status' | 'alert'
  readonly children?: ReactNode
}

export function Notice({ tone = 'info', title, role, children }: NoticeProps): ReactNode {
  return (
    <div className={classNames(styles.notice, styles[tone])} role={role}>
      {title && <p className={styles.title}>{title}</p>}
      {children && <div className={styles.body}>{children}</div>}
    </div>
  )
}
