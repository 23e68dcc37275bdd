/** Words that many calculators share. */
import type { Bilingual } from '@chowk/catalog'
import terms from './terms.json' with { type: 'json' }

export { terms }

/** 30 months as '2 years 6 months'. */
export function durationText(months: number): Bilingual {
  const years = Math.floor(months / 12)
  const rest = months % 12
  const join = (parts: readonly (string | false)[]): string => parts.filter(Boolean).join(' ')
  return {
    en: join([
      years > 0 && `${years} ${years === 1 ? 'year' : 'years'}`,
      (rest > 0 || years === 0) && `${rest} ${rest === 1 ? 'month' : 'months'}`,
    ]),
    hi: join([
      years > 0 && `${years} साल`,
      (rest > 0 || years === 0) && (rest === 1 ? '1 महीना' : `${rest} महीने`),
    ]),
  }
}

/** A number has the same digits in every language. */
export const numberText = (number: number): Bilingual => ({ en: String(number), hi: String(number) })
