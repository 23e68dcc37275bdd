import { billerIn, categoryOf, type Locale } from '@chowk/catalog'

/** A mobile number in its usual grouping, '98765 43211'; any other account as its biller writes it. */
export function accountText({
  billerId,
  account,
}: {
  readonly billerId: string
  readonly account: string
}): string {
  const isMobile = /^(mobile|postpaid)-/.test(categoryOf(billerId)?.slug ?? '') && /^\d{10}$/.test(account)
  return isMobile ? `${account.slice(0, 5)}\u00a0${account.slice(5)}` : account
}

/** 'BESCOM', if the name contains that short form. */
export function shortBiller(billerId: string, locale: Locale): string {
  const name = billerIn(locale, billerId)
  return / \(([^()]{2,12})\)$/.exec(name)?.[1] ?? name.replace(/ \(.*\)$/, '')
}
