/** What a question leads to: numbers to what is paid by them, everything else by its words. */
import type { Locale } from '@chowk/catalog'
import { localePath } from '../page/locale-path.ts'
import { searchEntries } from './entries.ts'
import { type SearchEntry, search } from './match.ts'

const paidByMobileNumber = ['/mobile-recharge', '/mobile-postpaid-bill-payment']
const paidByOtherNumber = [
  '/electricity-bill-payment',
  '/gas-bill-payment',
  '/water-bill-payment',
  '/landline-bill-payment',
]

export function find(locale: Locale, query: string, limit?: number): readonly SearchEntry[] {
  const entries = searchEntries(locale)
  const number = query.replace(/[\s-]/g, '')
  if (!/^(\+91)?\d{8,}$/.test(number)) return search(entries, query, limit)
  const paths = /^(\+91|91|0)?[6-9]\d{9}$/.test(number) ? paidByMobileNumber : paidByOtherNumber
  const wanted = new Set(paths.map(path => localePath(path, locale)))
  return entries.filter(([, path]) => wanted.has(path))
}
