import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { formatDay, formatMoment } from './dates.ts'

interface WhenProps {
  readonly at: Date
  readonly locale: Locale
  /** 'day' where the hour says nothing more. */
  readonly precision?: 'day' | 'minute'
}

export function When({ at, locale, precision = 'minute' }: WhenProps): ReactNode {
  const text = precision === 'day' ? formatDay(at, locale) : formatMoment(at, locale)
  return <time dateTime={at.toISOString()}>{text}</time>
}
