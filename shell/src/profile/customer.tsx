import { Icon } from '../ui/icons.tsx'
import { type Locale, words } from '../words/words.ts'
import styles from './profile.module.css'
import type { CustomerPlace } from './show-customer.ts'

interface PlaceProps {
  readonly for: CustomerPlace
  readonly className?: string | undefined
  readonly [data: `data-${string}`]: string
}

/** Filled by `showCustomer`; empty until the session is known. */
export function Place({ for: customer, ...attributes }: PlaceProps) {
  return <span data-customer={customer} {...attributes} />
}

/** Who is signed in and what is in the wallet. */
export function Customer({ locale }: { readonly locale: Locale }) {
  const { walletBalance, walletUnavailable, loading } = words(locale)
  return (
    <div className={styles.customer}>
      <Place for="portrait" className={styles.portrait} />
      <Place for="name" className={styles.name} />
      <span className={styles.wallet} data-customer="wallet" aria-live="polite" aria-atomic>
        <span className={styles.known}>
          {walletBalance}{' '}
          <Place for="amount" className={styles.amount} data-currency={locale === 'hi' ? '₹' : 'Rs. '} />
          <span className={styles.pending}>{loading}</span>
        </span>
        <span className={styles.unavailable}>{walletUnavailable}</span>
      </span>
    </div>
  )
}

/** Only where one is hidden. */
export function ShowBannersButton({ locale }: { readonly locale: Locale }) {
  return (
    <button type="button" className={`${styles.control} ${styles.showBanners}`} data-shows-banners="">
      {words(locale).showNotices}
    </button>
  )
}

export function SignOutButton({ locale }: { readonly locale: Locale }) {
  return (
    <button type="button" className={`${styles.control} ${styles.signOut}`} data-sign-out="">
      <Icon name="signOut" />
      {words(locale).signOut}
    </button>
  )
}
