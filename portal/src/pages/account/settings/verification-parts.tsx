/** What pages show of a step-up verification: the button that asks for it, how long it lasts, and the way without a passkey. */

import type { ProtectedAction } from '@chowk/services'
import type { ReactNode } from 'react'
import { formatClock } from '../../../account/dates.ts'
import { fill, wordsOf } from '../../../content/words.ts'
import { Behaviour } from '../../../islands/island.tsx'
import { EndsSoon } from '../../../live-page/ends-soon.tsx'
import type { CustomerContext } from '../../../page/page.ts'
import { ButtonForm } from '../../../ui/actions.tsx'
import { Button } from '../../../ui/button.tsx'
import { href } from '../../../ui/link.ts'
import { Unfold } from '../../../ui/unfold.tsx'
import { extendVerification } from './verification-time.behaviour.ts'

interface ProtectedButtonProps {
  readonly context: CustomerContext
  readonly action: ProtectedAction
  /** What the action is about. */
  readonly subject?: string
  readonly label?: string
  readonly children: ReactNode
}

/** Asks for something that is done only after a step-up verification: pressing it sends the code, where a code is the verification. */
export function ProtectedButton(props: ProtectedButtonProps): ReactNode {
  const { context, action, subject, label, children } = props
  const { locale, csrfToken } = context
  return (
    <ButtonForm csrfToken={csrfToken} action={href(`/settings/confirm/${action}`, locale)}>
      {subject !== undefined && <input type="hidden" name="subject" value={subject} />}
      <Button variant="secondary" aria-label={label}>
        {children}
      </Button>
    </ButtonForm>
  )
}

interface VerificationTimeProps {
  readonly action: ProtectedAction
  readonly until: Date
  readonly context: CustomerContext
}

/** On a page that a verification has opened: how long it stays open, and more time with one press. */
export function VerificationTime({
  action,
  until,
  context: { locale, csrfToken },
}: VerificationTimeProps): ReactNode {
  const { goodUntil, endsSoon, endsSoonText, more, notMore } = wordsOf('verification')[locale]
  const clock = formatClock(until, locale)
  const props = { action: href(`/settings/confirm/${action}`, locale), csrfToken, failed: notMore }
  return (
    <Behaviour start={extendVerification} when="load" props={props}>
      <p>{fill(goodUntil, { time: clock })}</p>
      <EndsSoon
        endsAt={until}
        warnBeforeMs={90_000}
        title={fill(endsSoon, { time: clock })}
        text={endsSoonText}
      >
        <Button type="button" variant="secondary">
          {more}
        </Button>
      </EndsSoon>
    </Behaviour>
  )
}

interface LostPasskeyProps {
  readonly context: CustomerContext
  /** The form that goes on without it. */
  readonly children: ReactNode
}

/** The way of those who no longer have the passkey: a code, and a day in which the owner can cancel. */
export function LostPasskey({ context, children }: LostPasskeyProps): ReactNode {
  const copy = wordsOf('verification')[context.locale]
  return (
    <Unfold summary={copy.lostPasskey}>
      <p>{copy.lostPasskeyText}</p>
      {children}
    </Unfold>
  )
}
