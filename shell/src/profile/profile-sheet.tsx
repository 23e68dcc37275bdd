/** The mobile header's place for the customer: a button, and the sheet it opens. */
import { loginHref } from '../login/login-urls.ts'
import { sheetIds } from '../ui/attach-sheet.ts'
import { Icon } from '../ui/icons.tsx'
import { popoverTarget } from '../ui/react-versions.ts'
import { Sheet } from '../ui/sheet.tsx'
import { type Locale, words } from '../words/words.ts'
import { Bell, Customer, CustomerFact, ProfileLinks, ShowBannersButton, SignOutButton } from './customer.tsx'
import flyoutStyles from './flyout.module.css'
import profileStyles from './profile.module.css'
import styles from './profile-sheet.module.css'

interface ProfileProps {
  readonly locale: Locale
}

/** For a signed-in customer: the bell, and their initial once it is known. A visitor has the sign-in control. */
export function ProfileButton({ locale }: ProfileProps) {
  return (
    <div className={styles.place}>
      <Bell locale={locale} />
      <button type="button" className={styles.button} {...popoverTarget(sheetIds.profile)}>
        <span className={styles.label}>
          {words(locale).profile}
          <CustomerFact for="suffix" />
        </span>
        <b aria-hidden="true" data-customer="initials" />
        <Icon name="person" />
      </button>
    </div>
  )
}

export function ProfileSheet({ locale }: ProfileProps) {
  const { profile, loading, profileUnavailable } = words(locale)
  return (
    <Sheet id={sheetIds.profile} label={profile} locale={locale}>
      <CustomerOrSignIn locale={locale} />
      <ProfileLinks locale={locale} />
      <div data-flyout="">
        <p
          className={flyoutStyles.status}
          role="status"
          data-loading={loading}
          data-failed={profileUnavailable}
        />
        <div />
      </div>
      <div className={profileStyles.signedIn}>
        <ShowBannersButton locale={locale} />
        <SignOutButton locale={locale} />
      </div>
    </Sheet>
  )
}

/** At the top of the menu, where signed-in customers also look for their account. */
export function MenuHead({ locale }: ProfileProps) {
  return (
    <>
      <CustomerOrSignIn locale={locale} />
      <div className={profileStyles.own}>
        <ProfileLinks locale={locale} />
        <SignOutButton locale={locale} />
      </div>
    </>
  )
}

/** At the top of either sheet: who is signed in, and what is in the wallet; for a visitor the sign-in control. */
function CustomerOrSignIn({ locale }: ProfileProps) {
  const { signIn, whySignIn } = words(locale)
  return (
    <>
      <div className={profileStyles.signedIn}>
        <Customer locale={locale} />
      </div>
      <div className={profileStyles.visitor}>
        <span className={profileStyles.portrait}>
          <Icon name="person" />
        </span>
        <a href={loginHref(locale)} data-sign-in="">
          {signIn}
        </a>
        <small>{whySignIn}</small>
      </div>
    </>
  )
}
