import type { Pulse } from '../analytics/track.ts'
import { type Locale, words } from '../words/words.ts'
import styles from './flyout.module.css'
import type { FlyoutState } from './use-flyout.ts'

interface FlyoutProps {
  readonly flyout: FlyoutState
  readonly pulse?: Pulse
  readonly locale: Locale
}

export function Flyout({ flyout, pulse, locale }: FlyoutProps) {
  const { loading, profileUnavailable } = words(locale)
  switch (flyout.status) {
    case 'not-asked':
      return null
    case 'loading':
      return (
        <p className={styles.waiting} role="status">
          {loading}
        </p>
      )
    case 'failed':
      return (
        <p className={styles.failed} role="status">
          {profileUnavailable}
        </p>
      )
    case 'ready':
      return <flyout.Views views={flyout.views} pulse={pulse} locale={locale} />
  }
}
