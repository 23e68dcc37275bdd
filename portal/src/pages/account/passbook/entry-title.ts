import { descriptionIn, type WalletEntry } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import { wordsOf } from '../../../content/words.ts'

/** 'Refund: Gas Bill Payment, GAIL Gas'; a purchase needs no prefix. */
export function entryTitle(
  { kind, description }: WalletEntry,
  locale: Locale,
  what: string = descriptionIn(locale, description),
): string {
  const name = wordsOf('passbook')[locale].kinds[kind]
  if (kind === 'add-money') return name
  return kind === 'payment' ? what : `${name}: ${what}`
}
