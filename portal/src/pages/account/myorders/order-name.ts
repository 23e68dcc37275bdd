import { findCategory, nameIn, payeeIn } from '@chowk/catalog'
import type { BoughtOrder } from '@chowk/services'
import type { Locale } from '@chowk/shell'

/** 'Electricity Bill Payment, BESCOM'. Orders keep English names; in Hindi the catalogue speaks for them. */
export function orderName({ title, provider, category }: BoughtOrder, locale: Locale): string {
  const found = locale === 'hi' ? findCategory(category) : undefined
  return `${found ? nameIn(locale, found) : title}, ${payeeIn(locale, provider)}`
}
