import type { ReactNode } from 'react'
import type { CustomerContext } from '../../page/page.ts'
import styles from './lost-passkey.module.css'
import { lostPasskeyCopy } from './lost-passkey-copy.ts'

interface LostPasskeyProps {
  readonly context: CustomerContext
  /** The form that goes on without it. */
  readonly children: ReactNode
}

/** The way of those who no longer have the passkey: a code, and a day in which the owner can cancel. */
export function LostPasskey({ context, children }: LostPasskeyProps): ReactNode {
  const copy = lostPasskeyCopy[context.locale]
  return (
    <details className={styles.lost}>
      <summary>{copy.lost}</summary>
      <p>{copy.text}</p>
      {children}
    </details>
  )
}
