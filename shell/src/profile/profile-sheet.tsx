/** The mobile header's place for the customer: a button, and the sheet it opens. */
import type { RefObject } from 'react'
import type { Pulse } from '../analytics/track.ts'
import { greetingName } from '../customer/names.ts'
import { usePaintedSession, useSession } from '../session/use-session.ts'
import { Icon } from '../ui/icons.tsx'
import { initials } from '../ui/initials.ts'
import { type Sheet, SheetDialog, useSheet } from '../ui/sheet.tsx'
import { type Locale, words } from '../words/words.ts'
import { Customer, SignOutButton } from './customer.tsx'
import { Flyout } from './flyout.tsx'
import { isNumber, PROFILE_SHEET_ID } from './paint-customer.ts'
import profileStyles from './profile.module.css'
import { ProfileLinks } from './profile-links.tsx'
import styles from './profile-sheet.module.css'
import { type FlyoutState, useFlyout } from './use-flyout.ts'
import { WayIn } from './way-in.tsx'

interface ProfileSheetState {
  readonly sheet: Sheet
  readonly flyout: FlyoutState
}

export function useProfileSheet(header: RefObject<HTMLElement | null>, locale: Locale): ProfileSheetState {
  const { info } = useSession()
  const { flyout, load } = useFlyout(info?.id, locale)
  const sheet = useSheet(PROFILE_SHEET_ID, {
    onOpen: load,
    desktopCounterpart: () => header.current?.querySelector<HTMLElement>('div[data-disclosure] > button'),
  })

  return { sheet, flyout }
}

interface ProfileButtonProps {
  readonly onOpen: () => void
  readonly locale: Locale
}

/** For whoever is signed in: their initial, once it is known. Others have the sign-in control. */
export function ProfileButton({ onOpen, locale }: ProfileButtonProps) {
  const { info } = usePaintedSession()
  const { profile } = words(locale)
  const name = greetingName(info)
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={info ? `${profile}, ${name}` : profile}
      popoverTarget={PROFILE_SHEET_ID}
      onClick={event => {
        event.preventDefault()
        onOpen()
      }}
    >
      {info && !isNumber(name) ? <b>{initials(name)}</b> : <Icon name="person" />}
    </button>
  )
}

interface ProfileSheetProps {
  readonly state: ProfileSheetState
  readonly pulse?: Pulse
  readonly locale: Locale
}

export function ProfileSheet({ state: { sheet, flyout }, pulse, locale }: ProfileSheetProps) {
  return (
    <SheetDialog sheet={sheet} label={words(locale).profile} locale={locale}>
      <Whoever locale={locale} />
      <ProfileLinks locale={locale} />
      <Flyout flyout={flyout} pulse={pulse} locale={locale} />
      <div className={profileStyles.signedIn}>
        <SignOutButton locale={locale} />
      </div>
    </SheetDialog>
  )
}

/** At the head of the menu: whoever is signed in looks there, too, for what is theirs. */
export function MenuHead({ locale }: { readonly locale: Locale }) {
  return (
    <>
      <Whoever locale={locale} />
      <div className={profileStyles.own}>
        <ProfileLinks locale={locale} />
        <SignOutButton locale={locale} />
      </div>
    </>
  )
}

/** At the head of either sheet: who is signed in, and what is in the wallet; for others the way in. */
function Whoever({ locale }: { readonly locale: Locale }) {
  return (
    <>
      <div className={profileStyles.signedIn}>
        <Customer session={useSession()} locale={locale} />
      </div>
      <WayIn locale={locale} />
    </>
  )
}
