import type { WalletEntry, WalletHold } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import { formatPaise } from '../../money/money.ts'
import { orderName } from '../myorders/order-name.ts'
import { passbookCopy } from './passbook-copy.ts'

/** What the money was for. The ledger's own words are English; an order knows its category, which has a Hindi name. */
export function whatFor({ order, description }: WalletEntry | WalletHold, locale: Locale): string {
  return order ? orderName(order, locale) : description
}

/** 'Refund: Piped gas bill, GAIL Gas'; what was bought needs no word before it. */
export function entryTitle(entry: WalletEntry, locale: Locale): string {
  const name = kindName(entry, locale)
  if (entry.kind === 'add-money') return name
  const isBought = entry.kind === 'payment' && entry.passedPaise === undefined
  return isBought ? whatFor(entry, locale) : `${name}: ${whatFor(entry, locale)}`
}

/** As a file's column says it. */
export function kindName({ kind, passedPaise }: WalletEntry, locale: Locale): string {
  const { kinds, paidByUpi } = passbookCopy[locale]
  return kind === 'payment' && passedPaise !== undefined ? paidByUpi : kinds[kind]
}

/** Money of a UPI app is told of, and counts as none of the wallet's. */
export function passedText(passedPaise: number, locale: Locale): string {
  return passbookCopy[locale].notFromWallet(formatPaise(passedPaise, locale))
}
