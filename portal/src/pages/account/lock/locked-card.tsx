import type { SignInStep } from '@chowk/services'
import type { ReactNode } from 'react'
import { formatMoment } from '../../../account/dates.ts'
import { fill, wordsOf } from '../../../content/words.ts'
import type { AnyoneContext, WithContext } from '../../../page/page.ts'
import { PasskeyButton } from '../../../passkey/passkey-button.tsx'
import { pinFaultText } from '../../../payment-pin/pin-fault-text.ts'
import { PinField } from '../../../payment-pin/pin-fields.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Form } from '../../../ui/form.tsx'
import { href } from '../../../ui/link.ts'
import styles from './lock.module.css'

type LockedStep = Extract<SignInStep, { step: 'locked' }>

interface LockedCardProps {
  readonly context: AnyoneContext
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
export function LockedCard(props: LockedCardProps) {
  const { context, continueTo, verified, notice, isFound } = props
  const { hasNoPasskey = verified ? !verified.hasPasskey : false } = props
  const { locale } = context
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
          context={context}
          continueTo={continueTo}
          variant="primary"
          wide
          failed={copy.passkeyFailed}
          or={copy.passkeyText}
        />
      )}
      {verified ? (
        <UnlockByCode step={verified} context={context} />
      ) : (
        <>
          <h2 className={styles.heading}>{hasNoPasskey ? copy.howTo : copy.noPasskey}</h2>
          <p className={styles.text}>{hasNoPasskey ? copy.onlySignInText : copy.signInText}</p>
          <ButtonLink
            variant={hasNoPasskey ? 'primary' : 'secondary'}
            wide
            href={href('/login', locale)}
            text={copy.signIn}
          />
        </>
      )}
    </div>
  )
}

function UnlockByCode({ step, context }: WithContext<{ step: LockedStep }, AnyoneContext>) {
  const { locale, csrfToken } = context
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
          error={pinFault && pinFaultText(pinFault, locale, copy.pinLocked)}
          autoComplete="current-password"
        />
      )}
      <Button
        variant={hasPasskey || isWaiting ? 'secondary' : 'primary'}
        wide
        name="unlock"
        value={isWaiting ? 'cancel' : 'ask'}
        text={isWaiting ? copy.keep : copy.ask}
      />
    </Form>
  )
}
