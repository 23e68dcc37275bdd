import { localeHref } from '../environment/environment.ts'
import { Drawing, Icon } from '../ui/icons.tsx'
import { type Locale, words } from '../words/words.ts'
import bell from './bell.module.css'
import styles from './profile.module.css'
import type { CustomerFactName } from './show-customer.ts'

interface CustomerFactProps {
  readonly for: CustomerFactName
  readonly className?: string | undefined
  readonly [data: `data-${string}`]: string
}

/** `showCustomer` fills this element; it is empty until the session is known. */
export function CustomerFact({ for: customer, ...attributes }: CustomerFactProps) {
  return <span data-customer={customer} {...attributes} />
}

/** The name of the signed-in customer, and the balance. */
export function Customer({ locale }: { readonly locale: Locale }) {
  const { walletBalance, walletUnavailable, loading } = words(locale)
  return (
    <div className={styles.customer}>
      <CustomerFact for="portrait" className={styles.portrait} />
      <CustomerFact for="name" className={styles.name} />
      <span className={styles.wallet} data-customer="wallet" aria-live="polite" aria-atomic>
        <span className={styles.known}>
          {walletBalance}{' '}
          <CustomerFact
            for="amount"
            className={styles.amount}
            data-currency={locale === 'hi' ? '₹' : 'Rs. '}
          />
          <span className={styles.pending}>{loading}</span>
        </span>
        <span className={styles.unavailable}>{walletUnavailable}</span>
      </span>
    </div>
  )
}

/** Leads to the customer's messages, and shows how many are unread. */
export function Bell({ locale }: { readonly locale: Locale }) {
  const { notifications, unread } = words(locale)
  return (
    <a className={bell.bell} href={localeHref('/messages', locale)} data-bell="">
      <Icon name="bell" />
      <span className={bell.label}>
        {notifications}
        <CustomerFact for="unread" data-word={unread} />
      </span>
      <b aria-hidden="true" data-customer="unreadCount" />
    </a>
  )
}

/** Visible only if a banner is hidden. */
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

const links = [
  {
    path: '/settings',
    en: 'View Profile',
    hi: 'प्रोफ़ाइल देखें',
    shape: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5a7.5 7.5 0 0 1 15 0',
  },
  {
    path: '/myorders',
    en: 'Your Orders',
    hi: 'आपके ऑर्डर',
    shape: 'M6 3h12v18l-3-2-3 2-3-2-3 2ZM9 8h6M9 12h6',
  },
  {
    path: '/passbook',
    en: 'Your Wallet',
    hi: 'आपका वॉलेट',
    shape: 'M4 7a2 2 0 0 1 2-2h11v3M4 7a1 1 0 0 0 1 1h15v11H6a2 2 0 0 1-2-2ZM16 13.5h.01',
  },
  {
    path: '/care',
    en: '24x7 Help',
    hi: '24x7 मदद',
    shape:
      'M4 14v-2a8 8 0 0 1 16 0v2M4 13h3v5H5a1 1 0 0 1-1-1ZM20 13h-3v5h2a1 1 0 0 0 1-1M19 18a4 4 0 0 1-4 3h-2',
  },
  {
    path: '/bbps',
    en: 'Raise Bill-Payment Disputes',
    hi: 'बिल भुगतान की शिकायत दर्ज करें',
    shape: 'M4 5h16v12H9l-5 4ZM12 8.5v3M12 14h.01',
  },
]

export function ProfileLinks({ locale }: { readonly locale: Locale }) {
  return (
    <ul className={styles.links}>
      {links.map(({ path, shape, [locale]: name }) => (
        <li key={path}>
          <a href={localeHref(path, locale)}>
            <Drawing shape={shape} />
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
