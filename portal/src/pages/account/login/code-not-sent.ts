import type { CodeNotSent } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import { waitText } from '../../../page/wait-text.ts'
import { loginCopy } from './login-copy.ts'

/** Why no code went out, and for how long none will. */
export function codeNotSent(refused: CodeNotSent, locale: Locale): string {
  const copy = loginCopy[locale]
  if (refused.outcome === 'help-desk') return copy.helpDesk
  const wait = waitText(refused.waitSeconds, locale)
  return refused.outcome === 'rate-limited' ? copy.rateLimited(wait) : copy.tooManyTries(wait)
}
