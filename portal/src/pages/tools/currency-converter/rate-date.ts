import { currencyRates } from '@chowk/catalog'
import type { Locale } from '@chowk/shell'

/** The day of the rates, in words: '6 October 2026', '6 अक्टूबर 2026'. */
export function rateDate(locale: Locale): string {
  const format = new Intl.DateTimeFormat(locale === 'hi' ? 'hi-IN-u-nu-latn' : 'en-IN', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return format.format(new Date(`${currencyRates.asOf}T00:00:00Z`))
}
