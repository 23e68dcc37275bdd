import { accountParameter, billerIn, categoryOf, findBiller, type Locale } from '@chowk/catalog'

/** A mobile number in its usual grouping, '98765 43211'; any other text as it is. */
export const mobileText = (mobile: string): string => mobile.replace(/^\d{5}(?=\d{5}$)/, '$&\u00a0')

/** Any account but a mobile number is shown as its biller writes it. */
export function accountText({ billerId, account }: { readonly billerId: string; readonly account: string }) {
  return /^(mobile|postpaid)-/.test(categoryOf(billerId)?.slug ?? '') ? mobileText(account) : account
}

/** What the biller calls the account: 'Mobile number', without the names that its bills print. */
export function accountLabel(billerId: string, locale: Locale): string | undefined {
  return accountParameter(findBiller(billerId)?.parameters ?? [])?.label[locale].replace(/ \(.*\)$/, '')
}

/** 'BESCOM', if the name contains that short form. */
export function shortBiller(billerId: string, locale: Locale): string {
  const name = billerIn(locale, billerId)
  return / \(([^()]{2,12})\)$/.exec(name)?.[1] ?? name.replace(/ \(.*\)$/, '')
}
