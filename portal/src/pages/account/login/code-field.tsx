import type { CodeSent } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { formatClock } from '../../../account/dates.ts'
import { fill, wordsOf } from '../../../content/words.ts'
import { EndsSoon } from '../../../live-page/ends-soon.tsx'
import type { Submission } from '../../../page/page.ts'
import { Field } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/notice.tsx'

interface DemonstrationCodeProps {
  readonly code: string
  readonly locale: Locale
}

/** Replaces the message that a customer would receive. The form carries the code, which is stored nowhere else. */
function DemonstrationCode({ code, locale }: DemonstrationCodeProps): ReactNode {
  const copy = wordsOf('login')[locale]
  return (
    <Notice>
      <b>{copy.demonstration}:</b> {fill(copy.demonstrationCode, { code })}
      <input type="hidden" name="demonstrationCode" value={code} />
    </Notice>
  )
}

/** A sent code: its challenge, its expiry, and in the demonstration its digits. */
export type SentCode = Pick<CodeSent, 'challenge' | 'demonstrationCode'> &
  Partial<Pick<CodeSent, 'expiresAt'>>

/** The sent code from the fields of a form that is shown again. */
export function sentCodeFromForm({
  challenge = '',
  demonstrationCode,
  goodUntil,
}: Submission['form']): SentCode {
  const at = new Date(Number(goodUntil))
  const isKnown = goodUntil !== undefined && !Number.isNaN(at.getTime())
  return { challenge, demonstrationCode: demonstrationCode || undefined, ...(isKnown && { expiresAt: at }) }
}

interface CodeFieldProps {
  readonly sent: SentCode
  readonly typed?: string | undefined
  readonly error: string | undefined
  readonly about?: string
  /** The code is the main field of the page. */
  readonly takesFocus?: boolean
  readonly locale: Locale
}

const warnBeforeMs = 60_000

export function CodeField({ sent, typed, error, about, takesFocus, locale }: CodeFieldProps): ReactNode {
  const copy = wordsOf('login')[locale]
  const { expiresAt } = sent
  const until = expiresAt && fill(copy.goodUntil, { time: formatClock(expiresAt, locale) })
  return (
    <>
      <input type="hidden" name="challenge" value={sent.challenge} />
      {expiresAt && <input type="hidden" name="goodUntil" value={expiresAt.getTime()} />}
      {sent.demonstrationCode && <DemonstrationCode code={sent.demonstrationCode} locale={locale} />}
      <Field
        name="code"
        label={copy.code}
        hint={[until, copy.never].filter(Boolean).join(' ')}
        {...(about !== undefined && { about })}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        defaultValue={typed}
        {...(error !== undefined && { error })}
        autoFocus={takesFocus ?? error !== undefined}
      />
      {expiresAt && (
        <EndsSoon
          endsAt={expiresAt}
          warnBeforeMs={warnBeforeMs}
          title={fill(copy.endsSoon, { time: formatClock(expiresAt, locale) })}
          text={copy.endsSoonText}
        />
      )}
    </>
  )
}
