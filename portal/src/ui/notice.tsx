import type { ReactNode } from 'react'
import { Icon } from '../icons/icon.tsx'
import { classNames } from './class-names.ts'
import styles from './notice.module.css'

interface NoticeProps {
  /** Green only for money received and success, red only for errors. */
  readonly tone?: 'info' | 'success' | 'warning' | 'danger'
  readonly title?: string
  /** 'status' if it confirms what the visitor just did. */
  readonly role?: 'status' | 'alert'
  /** Takes the focus when the page loads, so that it is read first. */
  readonly takesFocus?: boolean
  /** One paragraph, before the children. */
  readonly text?: ReactNode
  readonly children?: ReactNode
}

const icons = {
  info: 'info',
  success: 'circle-check',
  warning: 'triangle-alert',
  danger: 'circle-alert',
} as const

export function Notice({ tone = 'info', title, role, takesFocus, text, children }: NoticeProps) {
  // A screen reader reads a focused element by its name, so it needs one.
  const named = takesFocus && { 'aria-labelledby': 'notice-title', 'aria-describedby': 'notice-text' }
  return (
    <div
      {...named}
      className={classNames(styles.notice, styles[tone])}
      role={role ?? (takesFocus ? 'group' : undefined)}
      tabIndex={takesFocus ? -1 : undefined}
      // biome-ignore lint/a11y/noAutofocus: only for a notice that answers the customer's last action
      autoFocus={takesFocus}
    >
      <Icon name={icons[tone]} className={styles.icon} />
      <div className={styles.text}>
        {title && (
          <p className={styles.title} id={takesFocus ? 'notice-title' : undefined}>
            {title}
          </p>
        )}
        {(text || children) && (
          <div className={styles.body} id={takesFocus ? 'notice-text' : undefined}>
            {text && <p>{text}</p>}
            {children}
          </div>
        )}
      </div>
    </div>
  )
}
