import type { CodeSent } from '@chowk/services'
import type { Submission } from '../../../page/page.ts'

/** A sent code, as a form carries it from one step to the next. */
export interface SentCode {
  readonly challenge: string
  /** When it expires, in milliseconds. */
  readonly goodUntil?: number | undefined
  /** Its digits, in the demonstration. */
  readonly demonstrationCode?: string | undefined
}

export function sentCode({ challenge, expiresAt, demonstrationCode }: CodeSent): SentCode {
  return { challenge, goodUntil: expiresAt.getTime(), demonstrationCode }
}

/** From the fields of a form that is shown again, because the store has only the hash of the digits. */
export function sentCodeFromForm(form: Submission['form']): SentCode {
  return {
    challenge: typedField(form, 'challenge'),
    // NaN, also for a number that is no time, becomes undefined.
    goodUntil: new Date(Number(form.goodUntil)).getTime() || undefined,
    demonstrationCode: typedField(form, 'demonstrationCode') || undefined,
  }
}

/** No number, challenge or code is longer; pasted text may be. */
const maxTypedLength = 48

export function typedField(form: Submission['form'], field: string): string {
  return (form[field] ?? '').slice(0, maxTypedLength)
}
