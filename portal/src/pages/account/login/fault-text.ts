import type { SignInFault } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import { countText, fill, wordsOf } from '../../../content/words.ts'
import { waitText } from '../../../page/wait-text.ts'

/** The error at the field. */
export function faultText(fault: SignInFault, locale: Locale): string {
  const copy = wordsOf('login')[locale]
  switch (fault.reason) {
    case 'malformed-code':
    case 'expired':
    case 'help-desk':
      return codeRefusalText({ outcome: fault.reason }, locale)
    case 'wrong-code':
      return codeRefusalText({ ...fault, outcome: fault.reason }, locale)
    case 'rate-limited':
    case 'too-many-tries': {
      const text = codeRefusalText({ ...fault, outcome: fault.reason }, locale)
      return fault.waitSeconds >= longWaitSeconds ? `${text} ${copy.otherWays}` : text
    }
    case 'out-of-date':
      return copy.outOfDate
    default:
      return copy.wrongNumber[fault.reason]
  }
}

/** A longer wait names the other ways to sign in. */
const longWaitSeconds = 300

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
