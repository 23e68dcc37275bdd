import type { CodeSent } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import { countText, fill, wordsOf } from '../../../content/words.ts'
import type { Submission } from '../../../page/page.ts'
import { waitText } from '../../../page/wait-text.ts'

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

/** Why a code was not sent or not accepted. */
type CodeRefusal =
  | { readonly outcome: 'malformed-code' | 'expired' | 'help-desk' }
  | { readonly outcome: 'wrong-code'; readonly triesLeft: number }
  | { readonly outcome: 'rate-limited' | 'too-many-tries'; readonly waitSeconds: number }

export function codeRefusalText(refused: CodeRefusal, locale: Locale): string {
  const copy = wordsOf('login')[locale]
  switch (refused.outcome) {
    case 'malformed-code':
      return copy.malformedCode
    case 'wrong-code':
      return countText(copy.wrongCode, refused.triesLeft)
    case 'expired':
      return copy.expired
    case 'help-desk':
      return copy.helpDesk
    case 'rate-limited':
      return fill(copy.rateLimited, { wait: waitText(refused.waitSeconds, locale) })
    case 'too-many-tries':
      return fill(copy.tooManyTries, { wait: waitText(refused.waitSeconds, locale) })
  }
}
