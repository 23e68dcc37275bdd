/**
 * The difference between a place's time and India's. Pages are cached, so the text must be right in summer and in
 * winter.
 */
import type { Bilingual } from '@chowk/catalog'

const january = new Date('2026-01-15T00:00:00Z')
const july = new Date('2026-07-15T00:00:00Z')

export function timeDifference(timeZone: string): Bilingual {
  const winter = minutesAheadOfIndia(timeZone, january)
  const summer = minutesAheadOfIndia(timeZone, july)
  if (winter === summer) return inWords(winter)
  const [inWinter, inSummer] = [inWords(winter), inWords(summer)]
  return {
    en: `${inWinter.en}; ${inSummer.en} while summer time is kept there`,
    hi: `${inWinter.hi}; वहाँ ग्रीष्मकालीन समय में ${inSummer.hi}`,
  }
}

function minutesAheadOfIndia(timeZone: string, at: Date): number {
  return offsetMinutes(timeZone, at) - offsetMinutes('Asia/Kolkata', at)
}

/** Parses 'GMT+05:30', 'GMT-05:00' or 'GMT'. */
function offsetMinutes(timeZone: string, at: Date): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(at)
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign, hours = '0', minutes = '0'] = /([+-])(\d\d):(\d\d)/.exec(offset) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}

function inWords(minutesAhead: number): Bilingual {
  if (minutesAhead === 0) return { en: 'same as India', hi: 'भारत के समान' }
  const size = Math.abs(minutesAhead)
  const [hours, minutes] = [Math.floor(size / 60), size % 60]
  const en = [hours && `${hours} h`, minutes && `${minutes} min`].filter(Boolean).join(' ')
  const hi = [hours && `${hours} ${hours === 1 ? 'घंटा' : 'घंटे'}`, minutes && `${minutes} मिनट`]
    .filter(Boolean)
    .join(' ')
  return minutesAhead > 0
    ? { en: `${en} ahead of India`, hi: `भारत से ${hi} आगे` }
    : { en: `${en} behind India`, hi: `भारत से ${hi} पीछे` }
}
