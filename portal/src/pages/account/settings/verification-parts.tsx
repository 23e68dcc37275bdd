/** Parts of a step-up verification: the button that begins it, its remaining time, and the way without a passkey. */

import { newDeviceDayPaise, type ProtectedAction } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import type { ComponentProps, ReactNode } from 'react'
import { formatClock } from '../../../account/dates.ts'
import { fill, wordsOf } from '../../../content/words.ts'
import { Behaviour } from '../../../islands/island.tsx'
import { EndsSoon } from '../../../live-page/ends-soon.tsx'
import { formatInText } from '../../../money/money.ts'
import type { WithContext, WithLocale } from '../../../page/page.ts'
import { ButtonForm } from '../../../ui/actions.tsx'
import { Button } from '../../../ui/button.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { href } from '../../../ui/link.ts'
import { extendVerification } from './verification-time.behaviour.ts'

type ProtectedButtonProps = Pick<ComponentProps<typeof ButtonForm>, 'context' | 'text' | 'aria-label'> & {
  readonly action: ProtectedAction
  /** The subject of the action. */
  readonly subject?: string
}

/** A button for an action that needs a step-up verification: pressing it sends the code, if a code is the verification. */
export function ProtectedButton({ action, subject, ...button }: ProtectedButtonProps) {
  const hidden = subject === undefined ? undefined : { subject }
  return <ButtonForm path={`/settings/confirm/${action}`} hidden={hidden} variant="secondary" {...button} />
}

/** How long the verification of this page lasts, with a button that extends it. */
export function VerificationTime(props: WithContext<{ action: ProtectedAction; until: Date }>) {
  const { action, until, context } = props
  const { locale, csrfToken } = context
  const { goodUntil, endsSoon, endsSoonText, more, notMore } = wordsOf('verification')[locale]
  const clock = formatClock(until, locale)
  const own = href(`/settings/confirm/${action}`, locale)
  return (
    <Behaviour start={extendVerification} when="load" props={{ action: own, csrfToken, failed: notMore }}>
      <p>{fill(goodUntil, { time: clock })}</p>
      <EndsSoon
        endsAt={until}
        warnBeforeMs={90_000}
        title={fill(endsSoon, { time: clock })}
        text={endsSoonText}
      >
        <Button type="button" variant="secondary" text={more} />
      </EndsSoon>
    </Behaviour>
  )
}

/** For customers who lost the passkey: a form that sends a code, and a day in which the owner can cancel. */
export function LostPasskey({ children, locale }: WithLocale<{ children: ReactNode }>) {
  const copy = wordsOf('verification')[locale]
  return (
    <Disclosure summary={copy.lostPasskey}>
      <p>{copy.lostPasskeyText}</p>
      {children}
    </Disclosure>
  )
}

/** Inserts the daily limit of a restricted wallet into a text of the settings. */
export function withLimit<Text>(text: Text, locale: Locale): Text {
  return fill(text, { limit: formatInText(newDeviceDayPaise, locale) })
}
