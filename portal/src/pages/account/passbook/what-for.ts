import { categories } from '@chowk/catalog'
import type { WalletEntry, WalletHold } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import { formatPaise } from '../../../money/money.ts'
import { orderName } from '../myorders/order-name.ts'
import { passbookCopy } from './passbook-copy.ts'

/** What the money was for. The ledger's own words are English, and name a category and a payee that have Hindi names. */
export function whatFor({ order, description }: WalletEntry | WalletHold, locale: Locale): string {
  if (order) return orderName(order, locale)
  const category = categories.find(({ name }) => description.startsWith(`${name}, `))
  if (!category) return description
  const provider = description.slice(category.name.length + 2)
  return orderName({ category: category.slug, title: category.name, provider }, locale)
}

/** 'Refund: Gas Bill Payment, GAIL Gas'; what was bought needs no word before it. */
export function entryTitle(entry: WalletEntry, locale: Locale): string {
  const name = kindName(entry, locale)
  if (entry.kind === 'add-money') return name
  const isBought = entry.kind === 'payment' && entry.passedPaise === undefined
  return isBought ? whatFor(entry, locale) : `${name}: ${whatFor(entry, locale)}`
}

/** As a file's column says it. */
export function kindName({ kind, passedPaise }: WalletEntry, locale: Locale): string {
  const { kinds, byUpi } = passbookCopy[locale]
  if (passedPaise === undefined) return kinds[kind]
  return kind === 'payment' ? byUpi.paid : byUpi.sentBack
}

/** A UPI payment is listed, and its money is not the wallet's. */
export function passedText(passedPaise: number, locale: Locale): string {
  return passbookCopy[locale].notFromWallet(formatPaise(passedPaise, locale))
}
