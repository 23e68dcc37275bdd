import { findCategory, nameIn } from '@chowk/catalog'
import type { BoughtOrder } from '@chowk/services'
import type { Locale } from '@chowk/shell'

/** 'Electricity bill, BESCOM'. Orders keep their English title; in Hindi the category speaks for it. */
export function orderName({ title, provider, category }: BoughtOrder, locale: Locale): string {
  const found = locale === 'hi' ? findCategory(category) : undefined
  return `${found ? nameIn(locale, found) : title}, ${provider}`
}
