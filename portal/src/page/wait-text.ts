import type { Locale } from '@chowk/shell'

/** '40 seconds', '4 minutes', '22 hours': rounded up, so that the wait is always long enough. */
export function waitText(seconds: number, locale: Locale): string {
  const [unit, length] = waitUnits.find(([, each]) => seconds > 1.5 * each) ?? (['second', 1] as const)
  const format = new Intl.NumberFormat(locale === 'hi' ? 'hi-IN' : 'en-IN', {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    numberingSystem: 'latn',
  })
  return format.format(Math.max(1, Math.ceil(seconds / length)))
}

const waitUnits = [
  ['hour', 3600],
  ['minute', 60],
] as const
