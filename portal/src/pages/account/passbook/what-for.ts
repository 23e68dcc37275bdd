import { formatPaise } from '@chowk/catalog'
import { descriptionIn, type WalletEntry } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import { fill, wordsOf } from '../../../content/words.ts'

/** 'Refund: Gas Bill Payment, GAIL Gas'; a purchase needs no prefix. */
export function entryTitle(entry: WalletEntry, locale: Locale): string {
  const name = kindName(entry, locale)
  if (entry.kind === 'add-money') return name
  const isBought = entry.kind === 'payment' && entry.passedPaise === undefined
  return isBought
    ? descriptionIn(locale, entry.description)
    : `${name}: ${descriptionIn(locale, entry.description)}`
}

/** The kind as a column of a file names it. */
export function kindName({ kind, passedPaise }: WalletEntry, locale: Locale): string {
  const { kinds, byUpi } = wordsOf('passbook')[locale]
  if (passedPaise === undefined) return kinds[kind]
  return kind === 'payment' ? byUpi.paid : byUpi.sentBack
}

/** A UPI payment is listed, although its money is not the wallet's. */
export function passedText(passedPaise: number, locale: Locale): string {
  return fill(wordsOf('passbook')[locale].notFromWallet, { amount: formatPaise(passedPaise, locale) })
}
