import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { Island } from '../../islands/island.tsx'
import { PasskeyButton } from '../../passkey/passkey-button.island.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { href } from '../../ui/link.ts'
import { formatMoment } from '../account/dates.ts'
import styles from './lock.module.css'
import { lockCopy } from './lock-copy.ts'

interface LockedCardProps {
  readonly locale: Locale
  readonly csrfToken: string
  readonly goOnTo: string
  /** For whoever has just proven the number; `unlockFrom` once they have asked. */
  readonly proven?: { readonly unlockFrom?: number | undefined } | undefined
  readonly notice?: ReactNode
}

/** That the account is locked, and how it is unlocked. */
export function LockedCard({ locale, csrfToken, goOnTo, proven, notice }: LockedCardProps): ReactNode {
  const copy = lockCopy[locale]
  return (
    <div className={styles.card}>
      {notice}
      <h1 className={styles.title}>{copy.title}</h1>
      <p className={styles.text}>{copy.lead}</p>
      <Island
        component={PasskeyButton}
        when="load"
        props={{
          ceremony: { kind: 'unlock' },
          csrfToken,
          goOnTo,
          look: { variant: 'primary', wide: true },
          copy: {
            use: copy.passkey,
            waiting: copy.passkeyWaiting,
            failed: copy.passkeyFailed,
            or: copy.passkeyText,
          },
        }}
      />
      {proven ? <ByCode {...proven} locale={locale} csrfToken={csrfToken} /> : <ToSignIn locale={locale} />}
    </div>
  )
}

interface ByCodeProps {
  readonly unlockFrom?: number | undefined
  readonly locale: Locale
  readonly csrfToken: string
}

function ByCode({ unlockFrom, locale, csrfToken }: ByCodeProps): ReactNode {
  const copy = lockCopy[locale]
  const isWaiting = unlockFrom !== undefined
  return (
    <Form method="post" csrfToken={csrfToken}>
      <h2 className={styles.heading}>
        {isWaiting ? copy.waiting(formatMoment(new Date(unlockFrom), locale)) : copy.noPasskey}
      </h2>
      <p className={styles.text}>{isWaiting ? copy.waitingText : copy.askText}</p>
      <Button variant="secondary" wide name="unlock" value={isWaiting ? 'cancel' : 'ask'}>
        {isWaiting ? copy.keep : copy.ask}
      </Button>
    </Form>
  )
}

function ToSignIn({ locale }: { readonly locale: Locale }): ReactNode {
  const copy = lockCopy[locale]
  return (
    <>
      <h2 className={styles.heading}>{copy.noPasskey}</h2>
      <p className={styles.text}>{copy.signInText}</p>
      <ButtonLink variant="secondary" wide href={href('/login', locale)}>
        {copy.signIn}
      </ButtonLink>
    </>
  )
}
