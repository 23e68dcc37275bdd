import type { SignInStep } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { formatMoment } from '../../../account/dates.ts'
import { countText, fill, wordsOf } from '../../../content/words.ts'
import { waitText } from '../../../page/wait-text.ts'
import { PasskeyButton } from '../../../passkey/passkey-button.tsx'
import { PinField } from '../../../payment-pin/pin-fields.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Form } from '../../../ui/form.tsx'
import { href } from '../../../ui/link.ts'
import styles from './lock.module.css'

type LockedStep = Extract<SignInStep, { step: 'locked' }>

interface LockedCardProps {
  readonly locale: Locale
  readonly csrfToken: string
  readonly continueTo: string
  /** Set after the number was verified; has `unlockFrom` once unlocking was requested. */
  readonly verified?: LockedStep | undefined
  readonly notice?: ReactNode
  /** The visitor's passkey has revealed that the account is locked. */
  readonly isFound?: boolean
  /** For a visitor without a verification this is only known right after they locked the account. */
  readonly hasNoPasskey?: boolean
}

/** Says that the account is locked, if the visitor may know it, and how to unlock one. */
export function LockedCard({
  locale,
  csrfToken,
  continueTo,
  verified,
  notice,
  isFound,
  hasNoPasskey = verified ? !verified.hasPasskey : false,
}: LockedCardProps): ReactNode {
  const copy = wordsOf('lock')[locale]
  const isLocked = Boolean(verified || notice || isFound)
  return (
    <div className={styles.card}>
      {notice}
      <h1 className={styles.title}>{isLocked ? copy.title : copy.howTo}</h1>
      <p className={styles.text}>{isLocked ? copy.lead : copy.maybe}</p>
      {!hasNoPasskey && (
        <PasskeyButton
          when="load"
          ceremony={{ kind: 'unlock' }}
          csrfToken={csrfToken}
          continueTo={continueTo}
          look={{ variant: 'primary', wide: true }}
          copy={{
            use: copy.passkey,
            waiting: copy.passkeyWaiting,
            failed: copy.passkeyFailed,
            or: copy.passkeyText,
          }}
        />
      )}
      {verified ? (
        <ByCode step={verified} locale={locale} csrfToken={csrfToken} />
      ) : (
        <ToSignIn locale={locale} isOnlyWay={hasNoPasskey} />
      )}
    </div>
  )
}

interface ByCodeProps {
  readonly step: LockedStep
  readonly locale: Locale
  readonly csrfToken: string
}

function ByCode({ step, locale, csrfToken }: ByCodeProps): ReactNode {
  const { unlockFrom, asksPin, hasPasskey, pinFault } = step
  const copy = wordsOf('lock')[locale]
  const words = wordsOf('pin')[locale]
  const isWaiting = unlockFrom !== undefined
  return (
    <Form method="post" csrfToken={csrfToken}>
      <h2 className={styles.heading}>
        {isWaiting
          ? fill(copy.waiting, { time: formatMoment(new Date(unlockFrom), locale) })
          : hasPasskey
            ? copy.noPasskey
            : copy.howTo}
      </h2>
      <p className={styles.text}>
        {isWaiting ? copy.waitingText : asksPin ? copy.askWithPinText : copy.askText}
      </p>
      {asksPin && !isWaiting && (
        <PinField
          name="pin"
          label={words.pin}
          hint={words.hint}
          error={pinFault && pinFaultText(pinFault, locale)}
          autoComplete="current-password"
        />
      )}
      <Button
        variant={hasPasskey || isWaiting ? 'secondary' : 'primary'}
        wide
        name="unlock"
        value={isWaiting ? 'cancel' : 'ask'}
      >
        {isWaiting ? copy.keep : copy.ask}
      </Button>
    </Form>
  )
}

function pinFaultText(fault: NonNullable<LockedStep['pinFault']>, locale: Locale): string {
  const copy = wordsOf('pin')[locale]
  switch (fault.outcome) {
    case 'malformed-pin':
      return copy.malformed
    case 'busy':
      return copy.busy
    case 'wrong-pin':
      return countText(copy.wrong, fault.triesLeft)
    case 'pin-locked':
      return fill(wordsOf('lock')[locale].pinLocked, { wait: waitText(fault.waitSeconds, locale) })
  }
}

interface ToSignInProps {
  readonly locale: Locale
  readonly isOnlyWay: boolean
}

function ToSignIn({ locale, isOnlyWay }: ToSignInProps): ReactNode {
  const copy = wordsOf('lock')[locale]
  return (
    <>
      <h2 className={styles.heading}>{isOnlyWay ? copy.howTo : copy.noPasskey}</h2>
      <p className={styles.text}>{isOnlyWay ? copy.onlySignInText : copy.signInText}</p>
      <ButtonLink variant={isOnlyWay ? 'primary' : 'secondary'} wide href={href('/login', locale)}>
        {copy.signIn}
      </ButtonLink>
    </>
  )
}
