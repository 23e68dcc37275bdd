import { loginHref } from '../login/login-urls.ts'
import { Icon } from '../ui/icons.tsx'
import { type Locale, words } from '../words/words.ts'
import styles from './profile.module.css'

const reasons: Readonly<Record<Locale, string>> = {
  en: 'See your wallet, orders and saved bills',
  hi: 'अपना वॉलेट, ऑर्डर और सेव किए बिल देखें',
}

/** At the head of a sheet, for whoever is not signed in. */
export function WayIn({ locale }: { readonly locale: Locale }) {
  return (
    <div className={styles.visitor}>
      <span className={styles.portrait}>
        <Icon name="person" />
      </span>
      <a href={loginHref(locale)} data-sign-in="">
        {words(locale).signIn}
      </a>
      <small>{reasons[locale]}</small>
    </div>
  )
}
