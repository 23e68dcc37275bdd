import { profileName } from '../customer/names.ts'
import { logout } from '../session/logout.ts'
import type { Session } from '../session/session-store.ts'
import { Icon } from '../ui/icons.tsx'
import { Picture } from '../ui/picture.tsx'
import { type Locale, words } from '../words/words.ts'
import styles from './profile.module.css'

interface CustomerProps {
  readonly session: Session
  readonly locale: Locale
}

/** Who is signed in and what is in the wallet. Until that is known its shape stands there, without a name. */
export function Customer({ session: { info, wallet }, locale }: CustomerProps) {
  const { walletBalance, walletUnavailable, loading } = words(locale)
  return (
    <div className={styles.customer}>
      <span className={styles.portrait}>
        {info && <Picture image={info.userPicture} name={profileName(info)} sizePx={48} />}
      </span>
      <span className={styles.name} data-pending={info ? undefined : ''}>
        {info && profileName(info)}
      </span>
      <span className={styles.wallet} aria-live="polite" aria-atomic>
        {wallet.state === 'unavailable' ? (
          walletUnavailable
        ) : (
          <>
            {walletBalance}{' '}
            {wallet.state === 'ready' ? (
              <strong>{(locale === 'hi' ? '₹' : 'Rs. ') + wallet.amount}</strong>
            ) : (
              <span className={styles.pendingAmount}>{loading}</span>
            )}
          </>
        )}
      </span>
    </div>
  )
}

export function SignOutButton({ locale }: { readonly locale: Locale }) {
  return (
    <button type="button" className={styles.signOut} onClick={() => void logout()}>
      <Icon name="signOut" />
      {words(locale).signOut}
    </button>
  )
}
