import type { SignInFault } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import { countText, fill, wordsOf } from '../../../content/words.ts'
import { waitText } from '../../../page/wait-text.ts'

/** The error at the field. */
export function faultText(fault: SignInFault, locale: Locale): string {
  const copy = wordsOf('login')[locale]
  switch (fault.reason) {
    case 'malformed-code':
      return copy.malformedCode
    case 'expired':
      return copy.expired
    case 'out-of-date':
      return copy.outOfDate
    case 'wrong-code':
      return countText(copy.wrongCode, fault.triesLeft)
    case 'help-desk':
      return copy.helpDesk
    case 'rate-limited':
      return waitFault(copy.rateLimited, fault, locale)
    case 'too-many-tries':
      return waitFault(copy.tooManyTries, fault, locale)
    default:
      return copy.wrongNumber[fault.reason]
  }
}

/** A longer wait names the other ways to sign in. */
const longWaitSeconds = 300

function waitFault(say: string, { waitSeconds }: { readonly waitSeconds: number }, locale: Locale): string {
  const text = fill(say, { wait: waitText(waitSeconds, locale) })
  return waitSeconds >= longWaitSeconds ? `${text} ${wordsOf('login')[locale].otherWays}` : text
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
