/** The mobile header's place for the customer: a button, and the sheet it opens. */
import type { RefObject } from 'react'
import type { Pulse } from '../analytics/track.ts'
import { type LoginBtnConfig, loginHref } from '../login/login-urls.ts'
import { useSession } from '../session/use-session.ts'
import { Icon } from '../ui/icons.tsx'
import { type Sheet, SheetDialog, useSheet } from '../ui/sheet.tsx'
import { type Locale, words } from '../words/words.ts'
import { Customer, SignOutButton } from './customer.tsx'
import { Flyout } from './flyout.tsx'
import { ProfileLinks } from './profile-links.tsx'
import styles from './profile-sheet.module.css'
import { signIn } from './sign-in.ts'
import { type FlyoutState, useFlyout } from './use-flyout.ts'

const PROFILE_SHEET_ID = 'chowk-profile'

interface ProfileSheetState {
  readonly sheet: Sheet
  readonly flyout: FlyoutState
  /** Opens the sheet, or sign-in for a visitor. */
  open(opener: HTMLElement): void
}

export function useProfileSheet(
  header: RefObject<HTMLElement | null>,
  loginBtnConfig: LoginBtnConfig | undefined,
  locale: Locale,
): ProfileSheetState {
  const { status, info } = useSession()
  const { flyout, load } = useFlyout(info?.id, locale)
  const sheet = useSheet(PROFILE_SHEET_ID, {
    onOpen: load,
    desktopCounterpart: () => header.current?.querySelector<HTMLElement>('div[data-disclosure] > button'),
  })

  function open(opener: HTMLElement): void {
    // While the session check is under way the shape on the screen is the best guess, and what the person acts on.
    const looksSignedIn = document.documentElement.dataset.session === 'in'
    if (status === 'signed-in' || looksSignedIn) sheet.open()
    else signIn({ config: loginBtnConfig, isMobile: true, locale }, opener)
  }

  return { sheet, flyout, open }
}

interface ProfileButtonProps {
  readonly onOpen: (opener: HTMLElement) => void
  readonly locale: Locale
}

export function ProfileButton({ onOpen, locale }: ProfileButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={words(locale).profile}
      popoverTarget={PROFILE_SHEET_ID}
      onClick={event => {
        event.preventDefault()
        onOpen(event.currentTarget)
      }}
    >
      <Icon name="person" />
    </button>
  )
}

interface ProfileSheetProps {
  readonly state: ProfileSheetState
  readonly pulse?: Pulse
  readonly locale: Locale
}

export function ProfileSheet({ state: { sheet, flyout }, pulse, locale }: ProfileSheetProps) {
  const session = useSession()
  const { profile, signIn: signInWord } = words(locale)
  return (
    <SheetDialog sheet={sheet} label={profile} locale={locale}>
      <div className={styles.signedIn}>
        <Customer session={session} locale={locale} />
      </div>
      <a className={styles.signedOut} href={loginHref(locale)}>
        {signInWord}
      </a>
      <ProfileLinks locale={locale} />
      <Flyout flyout={flyout} pulse={pulse} locale={locale} />
      <div className={styles.signedIn}>
        <SignOutButton locale={locale} />
      </div>
    </SheetDialog>
  )
}
