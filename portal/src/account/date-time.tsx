import { dayInIndia } from '@chowk/catalog'
import type { Locale } from '@chowk/shell'
import { formatDay, formatMoment, formatShortDay } from './dates.ts'

interface WhenProps {
  readonly at: Date
  readonly locale: Locale
  /** 'day' if the time does not matter, 'short-day' below a heading with the year. */
  readonly precision?: 'short-day' | 'day' | 'minute'
}

export function When({ at, locale, precision = 'minute' }: WhenProps) {
  return <time dateTime={at.toISOString()}>{textOf(at, locale, precision)}</time>
}

function textOf(at: Date, locale: Locale, precision: WhenProps['precision']): string {
  if (precision === 'short-day') return formatShortDay(dayInIndia(at.getTime()), locale)
  return precision === 'day' ? formatDay(at, locale) : formatMoment(at, locale)
}
