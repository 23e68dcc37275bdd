/** The header's place for the customer: a sign-in control, or on a desktop a greeting, in one box of one size. */
import { type LoginBtnConfig, loginHref } from '../login/login-urls.ts'
import { type Locale, words } from '../words/words.ts'
import styles from './account.module.css'
import panel from './account-panel.module.css'
import { Customer, Place, ShowBannersButton, SignOutButton } from './customer.tsx'
import { ProfileLinks } from './profile-links.tsx'

interface AccountProps {
  readonly loginBtnConfig?: LoginBtnConfig | undefined
  readonly locale: Locale
}

/** Both shapes are always in the page; the style sheet shows the one that `html[data-session]` names. */
export function Account({ loginBtnConfig, locale }: AccountProps) {
  const { signIn, greeting, profile } = words(locale)
  return (
    <div className={styles.account}>
      <a
        className={styles.signIn}
        href={loginHref(locale)}
        data-sign-in=""
        aria-haspopup={loginBtnConfig?.isIframe === false ? undefined : 'dialog'}
      >
        {signIn}
      </a>
      <div className={styles.greeting} data-disclosure="">
        <button type="button" aria-expanded="false">
          <Place for="greeting" data-hello={greeting} />
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
