import type { WalletEntry, WalletHold } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import { orderName } from '../myorders/order-name.ts'

/** What the money was for. The ledger's own words are English; an order knows its category, which has a Hindi name. */
export function whatFor({ order, description }: WalletEntry | WalletHold, locale: Locale): string {
  return order ? orderName(order, locale) : description
}
