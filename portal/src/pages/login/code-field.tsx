import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { Field } from '../../ui/field.tsx'
import { DemonstrationCode } from './demonstration-code.tsx'
import { loginCopy } from './login-copy.ts'

/** A code on its way: where the form brings it back, and in the demonstration what it is. */
export interface SentCode {
  readonly challenge: string
  readonly demonstrationCode?: string | undefined
}

interface CodeFieldProps {
  readonly sent: SentCode
  readonly typed?: string | undefined
  readonly error: string | undefined
  readonly locale: Locale
}

export function CodeField({ sent, typed, error, locale }: CodeFieldProps): ReactNode {
  const copy = loginCopy[locale]
  return (
    <>
      <input type="hidden" name="challenge" value={sent.challenge} />
      {sent.demonstrationCode && <DemonstrationCode code={sent.demonstrationCode} locale={locale} />}
      <Field
        name="code"
        label={copy.code}
        hint={copy.never}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        defaultValue={typed}
        {...(error !== undefined && { error })}
        autoFocus={error !== undefined}
      />
    </>
  )
}
