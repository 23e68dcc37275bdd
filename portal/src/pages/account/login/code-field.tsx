import { formatClock } from '../../../account/dates.ts'
import { fill, wordsOf } from '../../../content/words.ts'
import { EndsSoon } from '../../../live-page/ends-soon.tsx'
import type { WithLocale } from '../../../page/page.ts'
import { Field } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { SentCode } from './sent-code.ts'

interface CodeFieldProps extends WithLocale<{ sent: SentCode; error: string | undefined }> {
  readonly typed?: string | undefined
  readonly about?: string
  /** The code is the main field of the page. */
  readonly takesFocus?: boolean
}

export function CodeField({ sent, typed, error, about, takesFocus, locale }: CodeFieldProps) {
  const copy = wordsOf('login')[locale]
  const { challenge, goodUntil, demonstrationCode } = sent
  const until = goodUntil && fill(copy.goodUntil, { time: formatClock(new Date(goodUntil), locale) })
  return (
    <>
      <input type="hidden" name="challenge" value={challenge} />
      {goodUntil && <input type="hidden" name="goodUntil" value={goodUntil} />}
      {/* Replaces the message that a customer would receive. Only the form has the code. */}
      {demonstrationCode && (
        <Notice>
          <b>{copy.demonstration}:</b> {fill(copy.demonstrationCode, { code: demonstrationCode })}
          <input type="hidden" name="demonstrationCode" value={demonstrationCode} />
        </Notice>
      )}
      <Field
        name="code"
        label={copy.code}
        hint={[until, copy.never].filter(Boolean).join(' ')}
        about={about}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        defaultValue={typed}
        error={error}
        autoFocus={takesFocus ?? error !== undefined}
      />
      {goodUntil && <CodeEndsSoon goodUntil={goodUntil} text={copy.endsSoonText} locale={locale} />}
    </>
  )
}

/** Warns before a code expires; `text` says how to get another one. */
export function CodeEndsSoon({ goodUntil, text, locale }: WithLocale<{ goodUntil: number; text: string }>) {
  const endsAt = new Date(goodUntil)
  const title = fill(wordsOf('login')[locale].endsSoon, { time: formatClock(endsAt, locale) })
  return <EndsSoon endsAt={endsAt} warnBeforeMs={60_000} title={title} text={text} />
}
