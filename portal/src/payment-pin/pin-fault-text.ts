import type { Locale } from '@chowk/shell'
import { countText, fill, wordsOf } from '../content/words.ts'
import { waitText } from '../page/wait-text.ts'

/** Why a PIN was not accepted. */
type PinFault =
  | { readonly outcome: 'malformed-pin' | 'busy' }
  | { readonly outcome: 'wrong-pin'; readonly triesLeft: number }
  | { readonly outcome: 'pin-locked'; readonly waitSeconds: number }

/** `locked` replaces the text for a payment where another PIN cannot be set. */
export function pinFaultText(fault: PinFault, locale: Locale, locked?: string): string {
  const copy = wordsOf('pin')[locale]
  switch (fault.outcome) {
    case 'malformed-pin':
      return copy.malformed
    case 'busy':
      return copy.busy
    case 'wrong-pin':
      return countText(copy.wrong, fault.triesLeft)
    case 'pin-locked':
      return fill(locked ?? copy.locked, { wait: waitText(fault.waitSeconds, locale) })
  }
}
