/** The header's place for the customer: a sign-in control, or a greeting in a box of the same size. */

import { loginHref } from '../login/login-urls.ts'
import type { LoginBtnConfig } from '../props/header-props.ts'
import { type Locale, words } from '../words/words.ts'
import styles from './account.module.css'
import panel from './account-panel.module.css'
import { Bell, Customer, CustomerFact, ProfileLinks, ShowBannersButton, SignOutButton } from './customer.tsx'

interface AccountProps {
  readonly loginBtnConfig?: LoginBtnConfig | undefined
  readonly locale: Locale
}

function SignIn({ loginBtnConfig, locale }: AccountProps) {
  return (
    <a
      className={styles.signIn}
      href={loginHref(locale)}
      data-sign-in=""
      aria-haspopup={loginBtnConfig?.isIframe === false ? undefined : 'dialog'}
    >
      {words(locale).signIn}
    </a>
  )
}

/** On a phone a signed-in customer has a button and a sheet instead. */
export function PhoneSignIn(props: AccountProps) {
  return (
    <div className={styles.phone}>
      <SignIn {...props} />
    </div>
  )
}

/** Both shapes are always in the page; the style sheet shows the one that `html[data-session]` names. */
export function Account({ loginBtnConfig, locale }: AccountProps) {
  const { greeting, profile } = words(locale)
  return (
    <div className={styles.account}>
      <SignIn loginBtnConfig={loginBtnConfig} locale={locale} />
      <Bell locale={locale} />
      <div className={styles.greeting} data-disclosure="">
        <button type="button" aria-expanded="false">
          <CustomerFact for="greeting" data-hello={greeting} />
          <span className={styles.pending}>{profile}</span>
        </button>
        <div className={panel.panel}>
          <Customer locale={locale} />
          <ProfileLinks locale={locale} />
          <ShowBannersButton locale={locale} />
          <SignOutButton locale={locale} />
        </div>
      </div>
    </div>
  )
}
