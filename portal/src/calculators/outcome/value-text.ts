import { type Bilingual, formatAmount, formatPaise, type Locale } from '@chowk/catalog'
import { formatBrief, nearestRupee } from '../../money/money.ts'
import type { Value } from './outcome.ts'

/** A value shown by itself: 'Rs. 8,678.23', '14.87%', '2 years 6 months'. */
export function valueText(value: Value, locale: Locale): string {
  if ('paise' in value) return formatPaise(displayedPaise(value), locale)
  return 'bps' in value ? percentText(value.bps) : value.text[locale]
}

/** A value in a table whose caption names the currency. */
export function cellText(value: Value, locale: Locale): string {
  return 'paise' in value ? formatAmount(displayedPaise(value)) : valueText(value, locale)
}

export function displayedPaise({ paise, to }: Extract<Value, { paise: number }>): number {
  return to === 'rupee' ? nearestRupee(paise) : paise
}

/** 825 is '8.25%', 1200 is '12%'. */
export function percentText(bps: number): string {
  const size = Math.abs(bps)
  const decimals = String(size % 100)
    .padStart(2, '0')
    .replace(/0+$/, '')
  return `${bps < 0 ? '−' : ''}${Math.floor(size / 100)}${decimals && `.${decimals}`}%`
}

export const paiseText = (paise: number): Bilingual => ({
  en: formatPaise(paise),
  hi: formatPaise(paise, 'hi'),
})

export const briefText = (paise: number): Bilingual => ({
  en: formatBrief(paise),
  hi: formatBrief(paise, 'hi'),
})
